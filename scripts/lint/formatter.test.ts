import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Modules in which the formatter is still off for functions. This list only gets shorter. */
const notYet: readonly string[] = [
  'src/server/backends/chat/answers/grammar/calendar-wordings.ts',
  'src/server/backends/chat/answers/grammar/companies.ts',
  'src/server/backends/chat/answers/grammar/demands.ts',
  'src/server/backends/chat/answers/grammar/former-name.ts',
  'src/server/backends/chat/answers/grammar/language.ts',
  'src/server/backends/chat/answers/grammar/names.ts',
  'src/server/backends/chat/answers/grammar/reading.ts',
  'src/server/backends/chat/answers/grammar/resolve.ts',
  'src/server/backends/chat/answers/grammar/screening.ts',
  'src/server/backends/chat/answers/grammar/shorthand.ts',
  'src/server/backends/chat/answers/grammar/spelling.ts',
  'src/server/backends/chat/answers/grammar/split.ts',
  'src/server/backends/chat/answers/grammar/time-wordings.ts',
  'src/server/backends/chat/answers/grammar/turns.ts',
  'src/server/backends/chat/answers/grammar/unread.ts',
  'src/server/backends/chat/answers/grammar/words-of-name.ts',
  'src/server/backends/chat/answers/grammar/words.ts',
  'src/server/backends/chat/answers/refusals.ts',
  'src/server/backends/chat/answers/understand.ts',
  'src/server/fill/sound-quotes.ts',
];

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
  expect(found.sort()).toEqual([...notYet].sort());
});
