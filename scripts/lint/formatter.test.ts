import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const STATEMENT = /^(?:export |async |const |function |class |let )/;
const OFF = /\S.*\/\/ prettier-ignore$/;

/** Whether a statement holds the body of a function, and so is no table of values. */
const hasBody = (statement: string): boolean =>
  /^(?:export )?(?:default )?(?:async )?(?:function|class)\b/.test(statement) ||
  /(?:=>|\)(?:: [^=]+)?) \{$/m.test(statement) ||
  /^(?:export )?const [^=]+ = (?:async )?(?:\([^)]*\)(?:: [^=]+)?|\w+) =>/.test(statement);

/** The statements of a module for which the formatter is off. */
function unformatted(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, end) => {
    if (/^\s*\/\/ prettier-ignore$/.test(line)) return (lines[end + 1] ?? '').trim();
    if (!OFF.test(line)) return [];
    const start = lines.findLastIndex((each, i) => i <= end && STATEMENT.test(each));
    return lines.slice(start, end + 1).join('\n');
  });
}

test('the formatter is off for tables of values alone, never for a function, which would then be longer than it looks', () => {
  const found = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .filter((path) => unformatted(readFileSync(join(root, path), 'utf8')).some(hasBody));
  expect(found).toEqual([]);
});
