import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const tests = globSync('{src,tests,scripts}/**/*.{test,spec}.{ts,tsx,mjs}', { cwd: root }).map(
  (path) => `/${path}`,
);

/** What is asked for, each with what is said to hold it. */
const rows = [
  ...readFileSync(join(root, 'docs', 'specification.md'), 'utf8').matchAll(/^\| (.+?) +\| (.+?) +\|$/gm),
]
  .map(([, asked = '', holders = '']) => ({ asked, holders }))
  .filter(({ asked }) => !/^(?:What is asked for|-+)$/.test(asked));
const testsIn = (holders: string) => [...holders.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

test('each line of the specification names what holds it: tests, or a decision', () => {
  expect(rows.length).toBeGreaterThan(100);
  const nowhere = rows.filter(
    ({ holders }) => testsIn(holders).length === 0 && !holders.includes('](decisions/'),
  );
  expect(nowhere).toEqual([]);
});

test('each test that it names is there, and no other has the same name', () => {
  const named = new Set(rows.flatMap(({ holders }) => testsIn(holders)));
  const unclear = [...named].filter((path) => tests.filter((each) => each.endsWith(`/${path}`)).length !== 1);
  expect(unclear).toEqual([]);
});

test('no line stands there twice', () => {
  const asked = rows.map((row) => row.asked);
  expect(asked.filter((each, i) => asked.indexOf(each) !== i)).toEqual([]);
});
