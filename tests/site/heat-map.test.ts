import { expect, test } from 'vitest';
import { HeatMapSchema } from '#contract/heat-map.ts';
import { get, htmlOf } from '../support/the-site.ts';

const decoded = (text = '') => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
/** The tiles of a map: where each leads, and what it says. */
const tilesOf = (html: string) =>
  [...html.matchAll(/<a class="tile" href="([^"]*)" aria-label="([^"]*)"/g)].map(([, href, label]) => ({
    href: decoded(href),
    label: decoded(label),
  }));
const matches = async (path: string) => {
  const [, count] = /<strong class="tabular">([\d,]+)<\/strong>/.exec(await htmlOf(path)) ?? [];
  return Number(count?.replaceAll(',', ''));
};

test('every tile names its industry, change and companies, and leads to the list of just these', async () => {
  const tiles = tilesOf(await htmlOf('/stocks/screener?view=map'));
  expect(tiles.length).toBeGreaterThan(40);
  for (const { label } of tiles)
    expect(label).toMatch(/^.+ [\d.]+% (up|down|unchanged), .+, [\d,]+ compan(y|ies), \$[\d.]+[BMT]$/);
  const rests = tiles.filter(({ label }) => /^Other [+−\d.]/.test(label));
  for (const { href, label } of [tiles[0], tiles[20], tiles.at(-1), ...rests].flatMap((tile) => tile ?? [])) {
    const [, companies] = /([\d,]+) compan/.exec(label) ?? [];
    expect([href, await matches(href)]).toEqual([href, Number(companies?.replaceAll(',', ''))]);
  }
});

test('companies of a sector without an industry are a tile of their own, which leads to their row of the table', async () => {
  const { sectors } = HeatMapSchema.parse(await (await get('/api/stock/heatMap')).json());
  const finance = sectors.find(({ sector_name }) => sector_name === 'Finance');
  const bare = finance?.industries.find(({ sic }) => sic === null);
  const tile = tilesOf(await htmlOf('/stocks/screener?view=map')).find(({ label }) =>
    label.startsWith('No industry'),
  );
  expect(tile?.label).toContain(`, Finance, ${bare?.companies} companies, `);
  expect(tile?.href).toBe('/stocks/screener?view=map&opened=Finance#sectors');
  expect(await htmlOf('/stocks/screener?view=map&opened=Finance')).toContain('No industry');
});

test('no more than a third of a sector stands under "Other", by market value and by companies, and on a phone no more than half', async () => {
  const { sectors } = HeatMapSchema.parse(await (await get('/api/stock/heatMap')).json());
  const whole = new Map(sectors.map((sector) => [sector.sector_name, sector]));
  const units: Record<string, number> = { M: 1e6, B: 1e9, T: 1e12 };
  for (const area of ['value', 'companies'] as const) {
    const html = await htmlOf(`/stocks/screener?view=map${area === 'value' ? '' : `&area=${area}`}`);
    const [onDesks = '', onPhone = ''] = html.split('<svg class="map map-phone"');
    const limited = [
      ...tilesOf(onDesks).map(({ label }) => ({ label, most: 1 / 3 })),
      ...tilesOf(onPhone).map(({ label }) => ({ label, most: 1 / 2 })),
    ];
    expect(limited.filter(({ most }) => most > 0.4).length).toBeGreaterThan(20);
    for (const { label, most } of limited) {
      const [, sector, companies, value, unit] =
        /^Other [+−\d.]+%?.*, ([^,]+), ([\d,]+) compan\w+, \$([\d.]+)([BMT])$/.exec(label) ?? [];
      const all = whole.get(sector ?? '');
      if (!all) continue;
      const part =
        area === 'companies'
          ? Number(companies?.replaceAll(',', '')) / all.companies
          : (Number(value) * (units[unit ?? ''] ?? 0)) / all.market_value;
      expect([label, part <= most]).toEqual([label, true]);
    }
  }
});

test('the map is of the companies that pass the filters, and its table says the same', async () => {
  const path = '/stocks/screener?sector=Finance&size=..50M&view=map';
  const html = await htmlOf(path);
  expect(
    new Set(tilesOf(html).map(({ href }) => new URLSearchParams(href.split('?')[1]).get('sector'))),
  ).toEqual(new Set(['Finance']));
  const found = await matches('/stocks/screener?sector=Finance&size=..50M');
  const filters = JSON.stringify({ size: [{ max: 50e6 }], Sectors: ['Finance'] });
  const response = await get(`/api/stock/heatMap?filters=${encodeURIComponent(filters)}`);
  const { all, sectors } = HeatMapSchema.parse(await response.json());
  expect([all.companies, sectors.length]).toEqual([found, 1]);
  expect(html).toContain(`Screen these ${found} companies`);
  expect(html).toContain('href="/stocks/screener?sector=Finance&amp;size=..50M"');
});

test('all sectors are closed until one is opened; that of a screen is open', async () => {
  const opened = async (path: string) =>
    [...(await htmlOf(path)).matchAll(/aria-expanded="true" aria-label="Industries of ([^"]*)"/g)].map(
      ([, name]) => name,
    );
  expect(await opened('/stocks/screener?view=map')).toEqual([]);
  expect(await opened('/stocks/screener?view=map&opened=Finance')).toEqual(['Finance']);
  expect(await opened('/stocks/screener?view=map&sector=Technology')).toEqual(['Technology']);
  expect(await opened('/stocks/screener?view=map&sector=Technology&opened=none')).toEqual([]);
});

test('the sum of the sectors is the whole', async () => {
  const { all, sectors } = HeatMapSchema.parse(await (await get('/api/stock/heatMap')).json());
  const sum = (of: (sector: (typeof sectors)[number]) => number) =>
    sectors.reduce((n, one) => n + of(one), 0);
  expect(sum(({ companies }) => companies)).toBe(all.companies);
  expect(Math.abs(sum(({ market_value }) => market_value) - all.market_value)).toBeLessThan(20);
  expect([sum(({ up }) => up), sum(({ down }) => down)]).toEqual([all.up, all.down]);
  for (const { companies, industries } of sectors)
    expect(industries.reduce((n, one) => n + one.companies, 0)).toBe(companies);
});

test('its file has a line for each industry, and a wrong span is refused', async () => {
  const { sectors } = HeatMapSchema.parse(await (await get('/api/stock/heatMap')).json());
  const response = await get('/api/stock/heatMap/export?over=20');
  expect(response.headers.get('content-disposition')).toMatch(/sectors-\d{4}-\d\d-\d\d-20-sessions\.csv/);
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toHaveLength(1 + sectors.reduce((n, { industries }) => n + industries.length, 0));
  expect((await get('/api/stock/heatMap?over=7')).status).toBe(400);
});

test('what narrows to nothing says so, and leads back to all', async () => {
  const html = await htmlOf('/stocks/screener?symbol=no-such-company&view=map');
  expect(html).toContain('No results found with the current filters.');
  expect(tilesOf(html)).toEqual([]);
});
