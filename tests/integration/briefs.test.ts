import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fact } from '#contract/news.ts';
import { filingKind } from '#server/fill/briefs/filing-kinds.ts';
import { formatMoney, formatPercent, formatPrice } from '#kit/format.ts';
import { cleanHtml, plainText } from '#kit/html/rich-html.ts';
import type { OpenStore } from '#server/db/open.ts';
import { readFilledStore } from '../support/store.ts';

let store: OpenStore;

interface Row {
  id: string;
  topic: string;
  title: string;
  summary: string;
  description: string;
  facts: Fact[];
  day: string;
  symbol: string;
  source: string;
  url: string;
  score: number;
}
let briefs: Row[];

beforeAll(async () => {
  store = await readFilledStore();
  const rows = await store.db.selectFrom('news').selectAll().where('kind', '=', 'brief').execute();
  briefs = rows.map((row) => ({
    id: row.id,
    topic: row.topic ?? '',
    title: row.title,
    summary: row.summary ?? '',
    description: row.description ?? '',
    facts: JSON.parse(row.facts ?? '[]') as Fact[],
    day: row.published_at.slice(0, 10),
    symbol: row.company_symbol ?? '',
    source: row.source ?? '',
    url: row.url ?? '',
    score: row.score,
  }));
});
afterAll(() => store.close());

const ofTopic = (topic: string) => briefs.filter((brief) => brief.topic === topic);
const factOf = ({ facts }: Row, label: string) => facts.find((fact) => fact.label === label)?.value;

/** Every title once, however often it stands there. */
const repeated = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
};

describe('the newsroom of a seeded site', () => {
  test('UEIC: a report whose quarter is on no statement is adjusted where those of two years are', () => {
    const titles = ofTopic('earnings').flatMap(({ symbol, day, title }) =>
      symbol === 'UEIC' && day >= '2026-03-01' ? [[day, title]] : [],
    );
    expect(titles.sort()).toEqual([
      ['2026-03-12', 'Universal Electronics earns an adjusted $0.17 a share, beats by $0.11'],
      ['2026-05-11', 'Universal Electronics loses an adjusted $0.10 a share, misses by $0.07'],
    ]);
  });

  test('has at most 15,000 automated briefs, of at least 3,000 companies, of every topic', () => {
    expect(briefs.length).toBeLessThanOrEqual(15_000);
    expect(new Set(briefs.map(({ symbol }) => symbol)).size).toBeGreaterThanOrEqual(3_000);
    expect(new Set(briefs.map(({ topic }) => topic)).size).toBe(6);
  });

  test('tells nothing twice', () => {
    expect(repeated(briefs.map(({ id }) => id))).toEqual([]);
    expect(repeated(briefs.map(({ title, day }) => `${day} ${title}`))).toEqual([]);
  });

  test('tells one fact of an issuer once, whatever the number of its share classes', async () => {
    const companies = await store.db.selectFrom('companies').select(['symbol', 'cik']).execute();
    const issuers = new Map(companies.map(({ symbol, cik }) => [symbol, cik ?? symbol]));
    const facts = briefs
      .filter(({ topic }) => topic !== 'trial')
      .map(({ symbol, day, topic, facts: [fact], id }) => {
        const form = topic === 'filing' ? (id.split('-').at(-1) ?? '') : String(fact?.label);
        return `${topic} ${issuers.get(symbol)} ${day} ${form}`;
      });
    expect(repeated(facts)).toEqual([]);
  });

  test('weighs every story, each topic on the same scale', () => {
    expect(briefs.filter(({ score }) => !(score > 0 && score <= 110))).toEqual([]);
    for (const topic of ['move', 'earnings', 'filing', 'insider'])
      expect([topic, Math.max(...ofTopic(topic).map(({ score }) => score)) > 40]).toEqual([topic, true]);
  });

  test('gives each a date, facts, a source and a link to it', () => {
    const wrong = briefs.filter(
      ({ day, facts, source, url }) =>
        !/^\d{4}-\d{2}-\d{2}$/.test(day) ||
        day > '2026-07-02' ||
        facts.every(({ value }) => value === null) ||
        source === '' ||
        !/^https:\/\/[^ ]+$/.test(url),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('writes whole sentences of clean text, with no figure that is none', () => {
    // What stands between two tags, and is no sign of HTML, decides nothing of what is clean.
    const shapeOf = (html: string) => html.replace(/>[^<>&"']+</g, '>x<');
    const clean = new Map(briefs.map(({ description }) => [shapeOf(description), description]));
    const unclean = [...clean.values()].filter((description) => cleanHtml(description) !== description);
    expect(unclean.slice(0, 5)).toEqual([]);
    const wrong = briefs.filter(({ title, summary, description }) => {
      const text = plainText(description);
      return (
        /undefined|NaN|null|N\/A|\s\s|\(\)|\.\.|\s[,.;]/.test(`${title} ${text}`.replace(/\.\.\.|…/g, '')) ||
        /\ba (?:8-K|[aeio][a-z]+ (?:report|transaction))\b|(?<!EPS )−\$/.test(`${title} ${summary}`) ||
        !/[.”]$/.test(summary) ||
        !text.startsWith(summary)
      );
    });
    expect(wrong.slice(0, 5).map(({ title, description }) => [title, description])).toEqual([]);
  });

  test('varies its wording: no template of a topic makes more than two thirds of its titles', () => {
    for (const topic of ['filing', 'earnings', 'move', 'insider', 'ipo']) {
      const shapes = new Map<string, number>();
      const rows = ofTopic(topic);
      for (const { title, summary } of rows) {
        const shape = `${title} ${summary}`
          .replace(/[$\d.,%()]+/g, '#')
          .replace(/\b[A-Z][\w&'-]*\.?/g, 'N')
          .replace(/(?:N[ ,]*)+/g, 'N ');
        shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
      }
      expect([topic, Math.max(...shapes.values()) / rows.length < 2 / 3]).toEqual([topic, true]);
    }
  });
});

describe('briefs of filings', () => {
  test('stand only where the form tells of something, and lead to documents of the record', async () => {
    const rows = await store.db
      .selectFrom('filings')
      .select(['filing_type', 'raw_text_link', 'items'])
      .execute();
    const known = new Map(rows.map((row) => [`${row.filing_type} ${row.raw_text_link}`, row]));
    const documents = ofTopic('filing').flatMap(({ facts }) => facts.filter(({ unit }) => unit === 'form'));
    expect(documents.length).toBeGreaterThan(1_500);
    const dull = documents.filter(({ value, url }) => {
      const row = known.get(`${String(value)} ${url ?? ''}`);
      return !row || (row.items === null && !filingKind(row.filing_type));
    });
    expect(dull).toEqual([]);
  });

  test('tell of every schedule 13D and late notice once', async () => {
    const stakes = await store.db
      .selectFrom('stakes')
      .select('raw_text_link')
      .where('form', '=', '13D')
      .execute();
    const told = new Set(ofTopic('filing').flatMap(({ facts }) => facts.map(({ url }) => url)));
    expect(stakes.filter(({ raw_text_link }) => !told.has(raw_text_link))).toEqual([]);
    const late = await store.db
      .selectFrom('filings')
      .select('raw_text_link')
      .where('filing_type', 'in', ['NT 10-K', 'NT 10-Q'])
      .execute();
    expect(late.length).toBeGreaterThan(50);
    expect(late.filter(({ raw_text_link }) => !told.has(raw_text_link))).toEqual([]);
  });
});

describe('briefs of moves', () => {
  test('are exactly one for each large move of an issuer', async () => {
    const moves = await store.db
      .selectFrom('moves')
      .innerJoin('companies', 'companies.symbol', 'moves.symbol')
      .select(['moves.symbol', 'moves.date', 'cik'])
      .execute();
    const keyOf = (symbol: string, day: string) => `${issuers.get(symbol) ?? symbol} ${day}`;
    const issuers = new Map(moves.map(({ symbol, cik }) => [symbol, String(cik ?? symbol)]));
    const wanted = new Set(moves.map(({ symbol, date }) => keyOf(symbol, date)));
    const told = ofTopic('move').map(({ symbol, day }) => keyOf(symbol, day));
    expect(repeated(told)).toEqual([]);
    expect(told.filter((key) => !wanted.has(key))).toEqual([]);
    expect([...wanted].filter((key) => !told.includes(key))).toEqual([]);
  }, 60_000);

  test('of the newest session are all moves of 10 % on $250,000 that the quotes show', async () => {
    const rows = await store.db
      .selectFrom('companies')
      .select(['symbol', 'cik', 'change_pre', 'last_sale', 'volume', 'quote_date'])
      .where('is_sample', '=', 0)
      .execute();
    const large = rows.filter(
      (row) => Math.abs(row.change_pre ?? 0) >= 10 && (row.last_sale ?? 0) * (row.volume ?? 0) >= 250_000,
    );
    const symbols = new Map(rows.map(({ symbol, cik }) => [symbol, cik ?? symbol]));
    const told = new Set(
      ofTopic('move')
        .filter(({ day }) => day === '2026-07-02')
        .map(({ symbol }) => symbols.get(symbol)),
    );
    expect(large.length).toBeGreaterThan(100);
    expect(large.filter(({ symbol }) => !told.has(symbols.get(symbol)))).toEqual([]);
  });

  test('has each of the ten greatest moves of each of the last twenty sessions, by the closes themselves', async () => {
    const { rows } = await sql<{ symbol: string; date: string }>`
      with sessions as (select distinct date from price_bars order by date desc limit 21),
      bars as (
        select price_bars.symbol, date, close, price_bars.volume, doubtful,
          lag(close) over of_symbol as close_before, lag(doubtful) over of_symbol as doubtful_before
        from price_bars inner join companies on companies.symbol = price_bars.symbol
        where is_sample = 0 and is_lead_class = 1 and date in (select date from sessions)
        window of_symbol as (partition by price_bars.symbol order by date)
      ),
      ranked as (
        select symbol, date, row_number() over (partition by date order by abs(close / close_before - 1) desc) as place
        from bars
        where close_before > 0 and doubtful = 0 and doubtful_before = 0 and close * volume >= 250000
      )
      select symbol, date from ranked where place <= 10`.execute(store.db);
    const told = new Set(ofTopic('move').map(({ symbol, day }) => `${symbol} ${day}`));
    expect(rows).toHaveLength(200);
    expect(rows.filter(({ symbol, date }) => !told.has(`${symbol} ${date}`))).toEqual([]);
  });

  test('name what the record holds beside them, with links, or say that there is nothing; never a reason', async () => {
    const moves = await store.db.selectFrom('moves').select(['symbol', 'date', 'on_record']).execute();
    const known = new Map(moves.map(({ symbol, date, on_record }) => [`${symbol} ${date}`, on_record]));
    const wrong = ofTopic('move').filter(({ symbol, day, summary, description, facts }) => {
      const beside = JSON.parse(known.get(`${symbol} ${day}`) ?? '[]') as { words: string; url: string }[];
      const listed = facts
        .filter(({ label }) => /^On record/.test(label))
        .map(({ value, url }) => `${String(value)} ${url ?? ''}`);
      const said =
        beside.length > 0
          ? beside.every(({ words }) => summary.includes(words))
          : summary.includes('Nothing else is on record');
      return (
        !said ||
        listed.join() !== beside.map(({ words, url }) => `${words} ${url}`).join() ||
        /because|due to/i.test(description)
      );
    });
    expect(wrong.slice(0, 3)).toEqual([]);
    expect([...known.values()].filter(Boolean).length).toBeGreaterThan(500);
  });
});

describe('the figures of briefs are those of the store', () => {
  test('earnings', async () => {
    const rows = await store.db.selectFrom('earnings').selectAll().execute();
    const known = new Map(rows.map((row) => [`${row.symbol} ${row.date}`, row]));
    const wrong = ofTopic('earnings').filter((brief) => {
      const row = known.get(`${brief.symbol} ${brief.day}`);
      const text = `${brief.title} ${brief.summary}`;
      return (
        row?.eps_actual !== factOf(brief, 'Earnings per share') ||
        row?.eps_estimate !== factOf(brief, 'Expected') ||
        !text.includes(formatPrice(Math.abs(row?.eps_actual ?? NaN))) ||
        !saysOutcome(brief.title, row?.eps_actual ?? 0, row?.eps_estimate ?? null)
      );
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('moves: the close, the close before and what lies between them', async () => {
    const rows = await store.db
      .selectFrom('price_bars')
      .select(['symbol', 'date', 'close'])
      .where('date', '>=', '2026-02-20')
      .orderBy('symbol')
      .orderBy('date')
      .execute();
    const closes = new Map<string, { close: number; before: number | null }>();
    rows.forEach(({ symbol, date, close }, i) => {
      const before = rows[i - 1]?.symbol === symbol ? (rows[i - 1]?.close ?? null) : null;
      closes.set(`${symbol} ${date}`, { close, before });
    });
    const wrong = ofTopic('move').filter((brief) => {
      const bar = closes.get(`${brief.symbol} ${brief.day}`);
      const [close, before, change] = ['Close', 'Previous close', 'Change'].map((label) =>
        Number(factOf(brief, label)),
      );
      // Of another scale than today's: the change alone is told.
      if (factOf(brief, 'Close') === undefined)
        return !bar?.before || Math.abs((bar.close / bar.before - 1) * 100 - (change ?? 0)) > 0.5;
      // Closes in whole cents; the day's own quote is finer. A company may have a quote and no bars.
      const isNear = (a = 0, b = 0) => Math.abs(a - b) <= Math.max(0.006, b * 0.005);
      return (
        (bar && !isNear(close, bar.close)) ||
        (bar?.before && !isNear(before, bar.before)) ||
        Math.abs(((close ?? 0) / (before ?? 1) - 1) * 100 - (change ?? 0)) > 0.5 ||
        !brief.title.includes(formatPercent(Math.abs(change ?? 0)))
      );
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('moves: the greatest of the weeks are told, although closes before a leap are in doubt', () => {
    const told = new Map(ofTopic('move').map((brief) => [`${brief.symbol} ${brief.day}`, brief.title]));
    expect(told.get('STI 2026-06-04')).toMatch(/^Solidion Technology (?:rises|closes) 350\.60%/);
    expect(told.get('SUNE 2026-06-08')).toMatch(/420\.35%/);
    expect(told.get('TDIC 2026-06-08')).toMatch(/rises 123\.66%(?! to)|123\.66% higher$/);
    expect(told.get('GDC 2026-06-16')).toMatch(/falls 73\.26%(?! to)|73\.26% lower$/);
    // A reverse split of this day would look the same.
    for (const key of ['FCUV 2026-06-23', 'WXM 2026-06-04', 'GMM 2026-06-11'])
      expect(told.has(key)).toBe(false);
  });

  test('insider trades: the dollars of the headline are those of the forms, purchases first', async () => {
    const rows = await store.db.selectFrom('insider_trades').selectAll().execute();
    const wrong = ofTopic('insider').filter(({ symbol, day, title }) => {
      const trades = rows.filter((row) => row.symbol === symbol && row.filed_on === day);
      const worth = (code: string) =>
        trades.filter((row) => row.code === code).reduce((sum, row) => sum + (row.value ?? 0), 0);
      const [code, verb] = trades.some((row) => row.code === 'P') ? ['P', / buys? /] : ['S', / sells? /];
      return !verb.test(title) || !title.includes(formatMoney(worth(code)));
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
    expect(repeated(ofTopic('insider').map(({ symbol, day }) => `${symbol} ${day}`))).toEqual([]);
  });
});

/** Whether a headline says beat or miss, and by what. */
function saysOutcome(title: string, actual: number, estimate: number | null): boolean {
  if (estimate === null) return !/estimate/.test(title);
  const distance = Math.round((actual - estimate) * 10_000) / 10_000;
  const size = formatPrice(Math.abs(distance));
  // A long name leaves no room for what was beaten.
  const told = title.replace(/ (?:the )?estimate\b/, '');
  if (!/[1-9]/.test(size)) return /\bmeets\b/.test(told);
  return told.includes(`${distance > 0 ? 'beats' : 'misses'} by ${size}`);
}
