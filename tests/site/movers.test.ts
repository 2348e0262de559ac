import { expect, test } from 'vitest';
import { LeadersSchema } from '#contract/leaders.ts';
import { formatRatio } from '#kit/format.ts';
import { get, htmlOf } from '../support/the-site.ts';

test('leaders say their volume against its average, as the API has both', async () => {
  const query = 'page=1&pageSize=5&order=desc&minPrice=0.1&minVolume=50000&maxMarketCap=5000000000';
  const { data } = LeadersSchema.parse(await (await get(`/api/stock/leadersLaggards?${query}`)).json());
  const html = await htmlOf('/stocks/leaders-and-laggards?pageSize=5');
  expect(html).toContain('vs avg');
  expect(html).toContain('title="Volume of the session against its average of 63 sessions"');
  expect(data.length).toBe(5);
  for (const { volume, volume_avg } of data)
    if (volume && volume_avg) expect(html).toContain(formatRatio(volume / volume_avg));
});

test('each list is a page of its own, with links that order it and a file of all its rows', async () => {
  const html = await htmlOf('/stocks/leaders-and-laggards?sort=dollarVolume&size=micro&pageSize=5');
  expect(html).toMatch(
    /<link rel="canonical" href="[^"]*\/stocks\/leaders-and-laggards\?sort=dollarVolume&(?:amp;|#38;)?size=micro"/,
  );
  const query =
    'order=desc&minPrice=0.1&minVolume=50000&maxMarketCap=5000000000&sort=dollarVolume&size=micro';
  for (const moved of ['up', 'down']) {
    const answer = await get(`/api/stock/leadersLaggards?page=1&pageSize=5&moved=${moved}&${query}`);
    const { data } = LeadersSchema.parse(await answer.json());
    expect(data).toHaveLength(5);
    for (const company of data) {
      expect(html).toContain(`href="/stocks/${company.symbol}"`);
      expect(Math.sign(company.change_pre ?? 0)).toBe(moved === 'up' ? 1 : -1);
      expect(company.market_cap).toBeGreaterThanOrEqual(50e6);
      expect(company.market_cap).toBeLessThan(300e6);
    }
  }
  const file = await get(`/api/stock/leadersLaggards/csv?${query}`);
  const lines = (await file.text()).trim().split('\r\n');
  const { total } = LeadersSchema.parse(
    await (await get(`/api/stock/leadersLaggards?page=1&${query}`)).json(),
  );
  expect(lines).toHaveLength(total + 1);
});

test('only what has something on record is listed where that is asked', async () => {
  const { data } = (await (await get('/api/stock/moves')).json()) as {
    data: { symbol: string; onRecord: unknown[] }[];
  };
  const told = data.flatMap(({ symbol, onRecord }) => (onRecord.length > 0 ? [symbol] : []));
  const answer = await get('/api/stock/leadersLaggards?page=1&pageSize=100&onRecord=true');
  expect(
    LeadersSchema.parse(await answer.json())
      .data.map(({ symbol }) => symbol)
      .sort(),
  ).toEqual(told.sort());
});
