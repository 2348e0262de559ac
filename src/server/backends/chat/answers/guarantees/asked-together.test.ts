import { describe, expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const said = async (symbol: string, ...questions: string[]): Promise<string> =>
  wordsIn(await lastOf(symbol, ...questions)).replaceAll(/\[\^\d+\]|\*\*/g, '');

const kindsOf = async (symbol: string, question: string) => (await lastOf(symbol, question)).kinds;

describe('each of several matters is answered, and what is on no record is named beside them', () => {
  it.each([
    ['HYPD', 'how many HYPE tokens does hyperion hold, mkt cap, and stock down how much from 52w high', ['HYPE', 'market value of Hyperion DeFi was $47.1M', '81.9% below the high']],
    ['LXU', 'natgas cost sensitivity, ebitda 2025, and analysts target', ['natgas', 'EBITDA of LSB Industries was $145.6M', 'mean target']],
    ['ALX', 'FFO, dividend yield and debt due', ['“FFO”', 'No dividend of Alexander', '“debt due”']],
    ['NB', 'latest 10-Q filing date, cash at that date, and total debt', ['10-Q', '$419.2M in cash', 'Total debt of NioCorp Developments was $413.0K']],
    ['VRAX', 'cash burn per month and months left', ['Cash from operations', 'How long the cash of Virax Biolabs Group lasts cannot be said']],
  ])('%s: "%s"', async (symbol, question, told) => {
    const words = await said(symbol, question);
    for (const each of told) expect(words).toContain(each);
  }); // prettier-ignore

  it.each(['forward p/e vs trailing', 'whats the forward PE and the trailing'])(
    'a forward multiple is told beside the trailing one: "%s"',
    async (question) => {
      const words = await said('PBI', question);
      expect(words).toContain('10.4');
      expect(words).toContain('16.2');
    },
  );

  it.each(['avg volume in june vs may', 'average volume may and june 2026'])(
    'two months are two times: "%s"',
    async (question) => {
      const words = await said('HUN', question);
      expect(words).toContain('8.05M');
      expect(words).toContain('5.34M');
    },
  );

  it.each([
    'short interest % of float & change from last month',
    'days to cover and the trend vs last month',
  ])('what became of the shares short is not what the price did: "%s"', async (question) => {
    expect(await kindsOf('HUN', question)).not.toContain('price-change');
  });

  it.each(['sales growth 2025 vs 2024', 'revenue growth in 2025 against 2024 and net cash'])(
    'growth of sales is none of the price: "%s"',
    async (question) => {
      expect(await kindsOf('ODD', question)).toContain('growth');
    },
  );

  it.each(['how much TRX on the balance sheet', 'how many BTC do they hold'])(
    'letters that are held are no company that is asked of: "%s"',
    async (question) => {
      expect((await lastOf('TRON', question)).answer.symbol).not.toBe('TRX');
    },
  );

  it('a blank check is told where it trades beside its trust, and that its shares are not counted', async () => {
    expect(await said('SSEA', 'trust per share vs where it trades')).toContain('last price was $10.27');
    expect(await said('SSEA', 'any target announced yet?')).toContain('No form about a merger is on record');
  });

  it('a yield that is not on record is said not to be', async () => {
    expect(await said('HUN', 'dividend yield')).toContain('its yield, is not on record');
  });
});

describe('what no record has leaves the others whole', () => {
  it.each([
    ['HOPE', 'NIM and dividend yield, P/B', ['NIM', 'No dividend of Hope Bancorp', 'P/B 0.76']],
    ['ETD', 'gross and operating margin last quarter', ['Gross margin of Ethan Allen', 'Operating margin of 5.01%']],
    ['DLB', 'is the dividend covered by free cash flow', ['No dividend of Dolby', 'Free cash flow of Dolby']],
    ['UROY', 'how many institutions own it and who are the biggest', ['How many hold it in all is not on record']],
    ['PPLI', 'what do they own', ['People']],
  ])('%s: "%s"', async (symbol, question, told) => {
    const words = await said(symbol, question);
    for (const each of told) expect(words).toContain(each);
  }); // prettier-ignore

  it.each(['revenue last four quarters vs the four before', 'sales last 4 quarters versus the prior four'])(
    'four quarters are held against the four before: "%s"',
    async (question) => {
      const { answer } = await lastOf('WNC', question);
      expect(answer.outcome).not.toBe('declined');
      expect(wordsIn({ answer })).toMatch(/twelve months/);
    },
  );
});
