import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLateReact, withoutSend } from './lean-start.mjs';

const read = (name, file) => readFileSync(new URL(file, import.meta.resolve(`${name}/package.json`)), 'utf8');
const adapter = read('@astrojs/node', './dist/serve-static.js');
const renderer = read('@astrojs/react', './dist/server.js');

test('a start reads neither what sends files nor React’s renderer', () => {
  expect(withoutSend(adapter)).not.toMatch(/from "send"/);
  expect(withLateReact(renderer)).not.toMatch(/from "react-dom\/server"/);
});

test('the renderer finds in what is read later what React has, and nothing else', async () => {
  const [head] = withLateReact('import ReactDOM from "react-dom/server";\n').split('setTimeout');
  const here = JSON.stringify(import.meta.url);
  const code = `${head.replace('import.meta.url', here)}export { ReactDOM };`;
  const { ReactDOM } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const { default: react } = await import('react-dom/server');
  for (const name of ['renderToString', 'renderToReadableStream', 'renderToPipeableStream', 'nothing']) {
    expect([name, name in ReactDOM]).toEqual([name, name in react]);
    expect(ReactDOM[name]).toBe(react[name]);
  }
});

test('where Astro starts in another way, the build is told', () => {
  expect(withoutSend('import { send } from "send";\n')).toBeUndefined();
  expect(withLateReact('import { renderToString } from "react-dom/server";\n')).toBeUndefined();
});
