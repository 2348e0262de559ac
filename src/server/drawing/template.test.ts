import { renderTemplate as astros } from 'astro/runtime/server/render/astro/render-template.js';
import { createRenderInstruction } from 'astro/runtime/server/render/instruction.js';
import { expect, test } from 'vitest';
import { Markup } from './markup.ts';
import { isRenderTemplateResult, renderTemplate, type RenderTemplateResult } from './template.ts';

type Template = (htmlParts: TemplateStringsArray, ...expressions: unknown[]) => unknown;

/** What is written, piece by piece, as Astro's own destinations take it. */
async function written(template: unknown): Promise<unknown[]> {
  const pieces: unknown[] = [];
  await (template as RenderTemplateResult).render({ write: (chunk) => void pieces.push(chunk) });
  return pieces;
}
const asHtml = (pieces: readonly unknown[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'object' && piece && 'type' in piece ? `[${String(piece.type)}]` : piece,
    )
    .map(String)
    .join('');
const later = <T>(value: T, ms = 1): Promise<T> =>
  new Promise((resolve) => void setTimeout(() => resolve(value), ms));

const pages: Record<string, (html: Template) => unknown> = {
  'values of every kind': (html) =>
    html`<p>${'a < b & "c"'}|${0}|${-1.5}|${''}|${null}|${undefined}|${false}|${true}|${NaN}|${10n}</p>`,
  'HTML that is marked, by either': (html) => html`<p>${new Markup('<b>1</b>')}</p>`,
  'templates in templates and lists': (html) =>
    html`<ul>
      ${['x', 'y'].map((each) => html`<li>${each}${[each, [html`<i>${each}</i>`, null, 0]]}</li>`)}
    </ul>`,
  'what is made when it is asked for': (html) => html`<p>${() => 'a < b'}|${() => html`<b>${1}</b>`}</p>`,
  'what is waited for, and what follows it': (html) =>
    html`<p>
      ${later('a < b', 5)}<b>${html`<i>${later(html`<u>${later('deep')}</u>`)}</i>`}</b>${'after'}${later(
        null,
      )}${[later('in a list'), 'and after']}
    </p>`,
  'what depends on what stands before': (html) =>
    html`<head>
        ${createRenderInstruction({ type: 'head' } as never)}
      </head>
      <p>${later('x')}${createRenderInstruction({ type: 'script', id: 'a', content: '' } as never)}</p>`,
  'a set and a generator': (html) =>
    html`<p>
      ${new Set(['a', 'b'])}${(function* () {
        yield 1;
        yield html`<b>2</b>`;
      })()}
    </p>`,
};

test.for(Object.entries(pages))('%s: written as Astro writes it', async ([, page]) => {
  const ours = await written(page(renderTemplate));
  expect(asHtml(ours)).toBe(asHtml(await written(page(astros as Template))));
});

test('what is known is one text, whatever it is made of', async () => {
  const rows = Array.from({ length: 20 }, (_, i) => renderTemplate`<td>${i}</td>`);
  expect(await written(renderTemplate`<tr>${rows}</tr>`)).toHaveLength(1);
});

test('a long page is handed on in pieces', async () => {
  const page = renderTemplate`<p>${Array.from({ length: 50 }, () => renderTemplate`<b>${'x'.repeat(1_000)}</b>`)}</p>`;
  const pieces = await written(page);
  expect(pieces.length).toBeGreaterThan(3);
  expect(Math.max(...pieces.map((piece) => String(piece).length))).toBeLessThan(20_000);
  expect(asHtml(pieces)).toBe(`<p>${`<b>${'x'.repeat(1_000)}</b>`.repeat(50)}</p>`);
});

test('a part that fails fails the page', async () => {
  const page = renderTemplate`<p>${later('x')}${Promise.reject(new Error('no'))}${later('y')}</p>`;
  await expect(written(page)).rejects.toThrow('no');
});

test('Astro knows a template, its texts and what they hold', () => {
  const page = renderTemplate`<p>${'a'}${later('b')}</p>`;
  expect(isRenderTemplateResult(page)).toBe(true);
  expect(page.htmlParts).toEqual(['<p>a', '</p>']);
  expect(page.expressions).toEqual([expect.any(Promise)]);
});
