import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchBar } from './SearchBar.tsx';

test('by keyboard the field comes first, then its button, then the way back to the whole list', () => {
  const html = renderToStaticMarkup(
    <SearchBar action="/news" subject="News" value="bank" placeholder="Search News" clearHref="/news" />,
  );
  expect(html.match(/<(input|button|a)\b/g)).toEqual(['<input', '<button', '<a']);
});
