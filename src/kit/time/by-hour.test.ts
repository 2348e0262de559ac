import { expect, it } from 'vitest';
import { rememberedByHour } from './by-hour.ts';

it('makes an answer once an hour for each text, and forgets those of other hours', () => {
  const made: string[] = [];
  const ask = rememberedByHour((text, now) => {
    made.push(text);
    return `${text} ${now.toISOString()}`;
  });
  const at = (time: string) => new Date(`2026-03-01T${time}Z`);
  expect(ask('a', at('10:00:00'))).toBe('a 2026-03-01T10:00:00.000Z');
  expect(ask('a', at('10:59:59'))).toBe('a 2026-03-01T10:00:00.000Z');
  ask('b', at('10:30:00'));
  expect(ask('a', at('11:00:00'))).toBe('a 2026-03-01T11:00:00.000Z');
  // A clock that is set back asks for another hour too.
  expect(ask('a', at('10:00:01'))).toBe('a 2026-03-01T10:00:01.000Z');
  expect(made).toEqual(['a', 'b', 'a', 'a']);
});

it('remembers an answer that is nothing, and no more than a thousand', () => {
  let made = 0;
  const ask = rememberedByHour(() => void (made += 1));
  const now = new Date(0);
  ask('', now);
  ask('', now);
  expect(made).toBe(1);
  for (let n = 0; n < 1_500; n++) ask(String(n), now);
  ask('1499', now);
  expect(made).toBe(1_501);
});
