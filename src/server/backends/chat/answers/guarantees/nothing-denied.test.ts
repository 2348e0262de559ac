import { describe, expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

describe('nothing is denied that the answer itself tells', () => {
  it('ODC: a margin that is told beside that of a year before is held against it', async () => {
    const said = wordsIn(
      await lastOf(
        'ODC',
        'How fast did ODC’s sales grow last quarter vs a year ago, and did gross margin go up or down?',
      ),
    );
    expect(said).toMatch(/2\.41\S* percentage points less/);
    expect(said).not.toContain('Nothing to hold it against');
    expect(said).not.toContain('How much that changed');
  });

  it('INBX: two years that are on record are told as years, whatever else is asked of a quarter', async () => {
    const said = wordsIn(
      await lastOf(
        'INBX',
        'how many R&D dollars did they spend in 2025 vs 2024, and cash at end of last quarter?',
      ),
    );
    for (const amount of ['$113.0M', '−44.5%', '$124.2M']) expect(said).toContain(amount);
    expect(said).not.toContain('By quarter that is not');
    expect(said).not.toContain('not all of that is on record');
    expect(said).not.toContain('Nothing of 2024');
  });
});

describe('nothing is denied that the record has of another day, report or kind', () => {
  it.each([
    ['FNKO', 'Is Funko carrying more debt than it was a year ago?', ['the nearest before it is **$225.3M**'], 'Nothing to hold it against'],
    ['FNKO', 'How has long-term debt changed over a year?', ['$106.0M', '−17.5%'], 'not on record'],
    ['SCOR', 'Any insider buying at comScore this year?', ['No purchase', 'exercise: four times'], 'No form 4 of that time'],
    ['EVC', 'Is the dividend covered by earnings?', ['EPS was **−$0.20**', 'so earnings cover nothing of it'], 'the record does not say'],
    ['TENX', 'How much did the share count grow over the past two years (dilution)?', ['to Dec 31, 2025, that of the last statement, it is +144%'], 'Since Mar 31, 2024'],
  ])('%s: %s', async (symbol, question, told, denied) => {
    const said = wordsIn(await lastOf(symbol, question));
    for (const each of told) expect(said).toContain(each);
    expect(said).not.toContain(denied);
  }); // prettier-ignore
});

describe('what is not there says so', () => {
  it.each(['what trials do they have going on rn and what phase', 'which studies are in progress'])(
    'IVVD: no trial that ended is one that runs: "%s"',
    async (question) => {
      expect(wordsIn(await lastOf('IVVD', question))).toContain('none is running');
    },
  );

  it('RGP: nobody is sent to sign in for targets that no analyst set', async () => {
    const said = wordsIn(await lastOf('RGP', 'whats the analyst price target on RGP'));
    expect(said).toContain('No analysts’ ratings or targets are on record');
    expect(said).not.toContain('signing in');
  });
});

describe('words that say nothing', () => {
  it.each([
    ['BFRG', 'biggest risks of owning bullfrog ai?', 'quarters'],
    ['BFRG', 'what are the main dangers of holding this stock', 'quarters'],
    ['HUMA', 'rumor is humacyte gettin bought out, any truth', 'No '],
    ['HUMA', 'any truth to the rumors that they get acquired', 'No '],
  ])('%s: "%s"', async (symbol, question, word) => {
    const last = await lastOf(symbol, question);
    expect(last.kinds).not.toContain(null);
    expect(wordsIn(last)).toContain(word);
    expect(wordsIn(last)).not.toMatch(/truth|owning|holding”/);
  });
});
