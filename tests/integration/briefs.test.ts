import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fact, News } from '#contract/news.ts';
import { crawlKinds } from '#contract/crawl.ts';
import { sectorNames } from '#contract/bounds.ts';
import { formGroup } from '#server/fill/briefs/filing-groups.ts';
import { formatPercent, formatPrice } from '#kit/format.ts';
import { cleanHtml, plainText } from '#kit/rich-html.ts';
import type { OpenStore } from '#server/db/open.ts';
import { openDataApp } from '../support/data-app.ts';
import { inLongRun } from '../support/long.ts';
import { readFilledStore } from '../support/store.ts';

let store: OpenStore;
let app: ReturnType<typeof openDataApp>;

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
}
let briefs: Row[];

beforeAll(async () => {
  store = await readFilledStore();
  app = openDataApp(store);
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
  test('has at least 20,000 automated briefs, of at least 3,000 companies, of every topic', () => {
    expect(briefs.length).toBeGreaterThanOrEqual(20_000);
    expect(new Set(briefs.map(({ symbol }) => symbol)).size).toBeGreaterThanOrEqual(3_000);
    expect(new Set(briefs.map(({ topic }) => topic)).size).toBe(6);
  });

  test('tells nothing twice', () => {
    expect(repeated(briefs.map(({ id }) => id))).toEqual([]);
    expect(repeated(briefs.map(({ title, day }) => `${day} ${title}`))).toEqual([]);
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
        /\ba (?:8-K|[aeio][a-z]+ (?:report|transaction))\b|−\$/.test(`${title} ${summary}`) ||
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
  test('are one for a company, a day and a purpose: together they tell of every filing once', async () => {
    const filings = await store.db
      .selectFrom('filings')
      .innerJoin('companies', 'companies.symbol', 'filings.symbol')
      .where('companies.is_sample', '=', 0)
      .select(['filings.symbol', 'filed_on', 'filing_type'])
      .execute();
    const groups = new Map<string, number>();
    for (const { symbol, filed_on, filing_type } of filings) {
      const key = `${symbol} ${filed_on} ${formGroup(filing_type).slug}`;
      groups.set(key, (groups.get(key) ?? 0) + 1);
    }
    const told = ofTopic('filing').map((brief) => {
      const forms = brief.facts.filter(({ unit }) => unit === 'form');
      const key = `${brief.symbol} ${brief.day} ${formGroup(String(forms[0]?.value)).slug}`;
      return [key, Number(factOf(brief, 'Documents of the day') ?? forms.length)] as const;
    });
    expect(told.length).toBe(groups.size);
    expect(told.filter(([key, count]) => groups.get(key) !== count)).toEqual([]);
  });

  test('never tell of two forms 4 of one company and day apart', () => {
    const insiders = ofTopic('filing').filter(({ facts }) => facts.some(({ value }) => value === '4'));
    expect(insiders.length).toBeGreaterThan(5_000);
    expect(repeated(insiders.map(({ symbol, day }) => `${symbol} ${day}`))).toEqual([]);
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
        !text.includes(formatPrice(Math.abs(row?.eps_actual ?? NaN)))
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
      return (
        !bar?.before ||
        Math.abs((close ?? 0) / bar.close - 1) > 0.005 ||
        Math.abs((before ?? 0) / bar.before - 1) > 0.005 ||
        Math.abs(((close ?? 0) / (before ?? 1) - 1) * 100 - (change ?? 0)) > 0.5 ||
        !brief.title.includes(formatPercent(Math.abs(change ?? 0)))
      );
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('insider trades: every line of the forms that can be led to, in one brief for a company', async () => {
    const { n } = await store.db
      .selectFrom('insider_trades')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('raw_text_link', 'is not', null)
      .executeTakeFirstOrThrow();
    const lines = ofTopic('insider').flatMap(({ facts }) => facts.filter(({ label }) => label === 'Person'));
    expect(lines).toHaveLength(n);
    expect(repeated(ofTopic('insider').map(({ symbol, day }) => `${symbol} ${day}`))).toEqual([]);
  });
});

interface Page {
  data: News[];
  total: number;
}

/** Reads a list to its end, by pages; fails on a page that is not full and not the last. */
async function walk(path: string, sizeName: string, size: number, from = 1): Promise<News[]> {
  const found: News[] = [];
  for (let page = from; ; page += 1) {
    const separator = path.includes('?') ? '&' : '?';
    const { status, body } = await app.get(`${path}${separator}page=${page}&${sizeName}=${size}`);
    expect([page, status]).toEqual([page, 200]);
    const { data, total } = body as Page;
    found.push(...data);
    if (data.length < size) {
      expect(found).toHaveLength(total);
      return found;
    }
  }
}

const inOrder = (news: readonly News[]): boolean =>
  news.every((item, i) => {
    const before = news[i - 1];
    if (!before) return true;
    const [a, b] = [before.published_at ?? '', item.published_at ?? ''];
    return a > b || (a === b && before.id < item.id);
  });

describe('walked to its end', () => {
  test.each(inLongRun([50, 100], [100]))(
    'the list of all news, %i at a time, has each item once, in order, and no sample',
    async (size) => {
      const found = await walk('/news/all', 'limit', size);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(found).toHaveLength(briefs.length);
      expect(inOrder(found)).toBe(true);
      expect(found.filter(({ sample }) => sample)).toEqual([]);
      expect(found.filter(({ automated, topic }) => !automated || !topic)).toEqual([]);
    },
    120_000,
  );

  test('the lists of the nine sectors have every item that has a sector, each in one of them', async () => {
    const rows = await store.db
      .selectFrom('news')
      .select('id')
      .where('sector_name', 'is not', null)
      .where('is_sample', '=', 0)
      .where('rc_newsletter', '=', 0)
      .execute();
    const found: string[] = [];
    for (const sector of sectorNames) {
      const news = await walk(`/news/sector?sector=${encodeURIComponent(sector)}`, 'limit', 100);
      expect([sector, inOrder(news)]).toEqual([sector, true]);
      found.push(...news.map(({ id }) => id));
    }
    expect(found.sort()).toEqual(rows.map(({ id }) => id).sort());
  }, 120_000);

  test('the news of a company are its items, nine at a time', async () => {
    const symbol = 'ABEO';
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await app.get(`/news/by/${symbol}?page=${page}`);
      const { data, totalPages } = body as { data: News[]; totalPages: number };
      ids.push(...data.map(({ id }) => id));
      if (page >= totalPages) break;
    }
    expect(ids.toSorted()).toEqual(
      briefs
        .filter((brief) => brief.symbol === symbol)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('a search through the titles has each hit once, in order', async () => {
    const found: News[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await app.get(`/stock/search?type=news&query=earns&pageSize=100&page=${page}`);
      const { data, total } = body as Page;
      found.push(...data);
      if (data.length < 100) {
        expect(found).toHaveLength(total);
        break;
      }
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(inOrder(found)).toBe(true);
    expect(found.length).toBe(briefs.filter(({ title }) => /earns/i.test(title)).length);
  }, 60_000);

  test('the newsletters have each letter once, newest first', async () => {
    const found = await walk('/news/newsLetters', 'pageSize', 5);
    expect(found).toHaveLength(12);
    expect(new Set(found.map(({ id }) => id)).size).toBe(12);
    expect(inOrder(found)).toBe(true);
  });

  test('the shards for crawlers have every real page once, and no sample', async () => {
    const { body } = await app.get('/crawl');
    const shards = (body as { data: { kind: string; page: number }[] }).data;
    const keys: string[] = [];
    for (const { kind, page } of shards) {
      const answer = await app.get(`/crawl/${kind}?page=${page}`);
      for (const { key, changed } of (answer.body as { data: { key: string; changed: string | null }[] })
        .data) {
        expect(changed ?? '').toMatch(/^(?:\d{4}-\d{2}-\d{2}|$)/);
        keys.push(`${kind} ${key}`);
      }
    }
    expect(repeated(keys)).toEqual([]);
    expect(keys.filter((key) => key.startsWith('news '))).toHaveLength(briefs.length);
    expect(keys.filter((key) => /ZZSM|sample/i.test(key))).toEqual([]);
    const known: readonly string[] = crawlKinds;
    expect(shards.filter(({ kind }) => !known.includes(kind))).toEqual([]);
  });
});

test('a price beside a news item is as of its date: never before the item, never of another day than it says', async () => {
  const sample = briefs.filter((_, i) => i % 997 === 0);
  for (const { id, day, symbol } of sample) {
    const { body } = await app.get(`/news/${id}`);
    const { since, Company: company } = body as News;
    expect(company?.quote_date ?? '2026-07-02').toBe('2026-07-02');
    if (!since) continue;
    expect(since.from_date <= day && since.to_date > since.from_date).toBe(true);
    const bar = await store.db
      .selectFrom('price_bars')
      .select('close')
      .where('symbol', '=', symbol)
      .where('date', '=', since.from_date)
      .executeTakeFirst();
    expect(bar?.close).toBe(since.from_close);
  }
});
