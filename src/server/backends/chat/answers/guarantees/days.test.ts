import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

it('counts the move of a time’s first session, from the close before it', async () => {
  const said = wordsIn(await lastOf('SOC', 'why did sable tank back in november 2025'));
  expect(said).toMatch(/largest fall of Sable Offshore.* was \*\*−30\.5%\*\*\[\^\d\] on Nov 3, 2025/);
  expect(wordsIn(await lastOf('SOC', 'biggest one day drop in November 2025'))).toContain('on Nov 3, 2025');
});

it('tells the report nearest to a day on which there was none, and once', async () => {
  const { kinds, answer } = await lastOf(
    'SOC',
    'why did sable tank back in november 2025',
    'did the earnings on that day miss?',
  );
  expect(kinds).toHaveLength(1);
  expect(wordsIn({ answer }).replaceAll(/\[\^\d\]|\*\*/g, '')).toBe(
    'No earnings report of Sable Offshore of Nov 3, 2025 is on record. The nearest on record is of EPS −$1.46 on Nov 13, 2025, which missed the estimate of −$0.86 by $0.60.',
  );
});

it.each([
  ['52w high date? and how far off are we', ['high of **$113.58**[^2] was reached within the session of Jul 1, 2026']],
  ['when was the 52 week low and high', ['low of **$13.12**[^2]', 'high of **$113.58**[^3] was reached within the session of Jul 1, 2026']],
  ['on which day was the 52-week high', ['Within a session the high of 52 weeks was **$113.58**[^2] on Jul 1, 2026']],
])('tells the session in which the price of 52 weeks was highest: "%s"', async (text, told) => {
  const said = wordsIn(await lastOf('ICHR', text));
  for (const each of told) expect(said).toContain(each);
}); // prettier-ignore

it('tells of closes where no session on record reaches the high of 52 weeks', async () => {
  expect(wordsIn(await lastOf('ALIT', 'on which day was the 52-week high'))).not.toContain(
    'Within a session',
  );
});
