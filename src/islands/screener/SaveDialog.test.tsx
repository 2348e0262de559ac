import { expect, it } from 'vitest';
import { markup, textOf } from '#tests/support/markup.ts';
import SaveDialog from './SaveDialog.tsx';

it('says in words what is saved, and asks for a name of at most eighty characters', () => {
  const html = markup(
    <SaveDialog
      query="sector=Finance&market_cap=50M..300M"
      here="/stocks/screener"
      onSaved={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(textOf(html)).toContain('Finance · Market Cap $50M to $300M · Market cap, high to low');
  expect(html).toMatch(/<label for="screen-name">Name<\/label><input id="screen-name"[^>]*maxLength="80"/i);
  expect(html).not.toContain('aria-invalid');
});
