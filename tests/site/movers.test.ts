import { expect, test } from 'vitest';
import { LeadersSchema } from '#contract/company.ts';
import { formatRatio } from '#kit/format.ts';
import { get, htmlOf } from '../support/the-site.ts';

test('leaders say their volume against its average, as the API has both', async () => {
  const query = 'page=1&pageSize=5&order=desc&minPrice=0.1&minVolume=50000&maxMarketCap=5000000000';
  const { data } = LeadersSchema.parse(await (await get(`/api/stock/leadersLaggards?${query}`)).json());
  const html = await htmlOf('/stocks/leaders-and-laggards?pageSize=5');
  expect(html).toContain('vs avg');
  expect(data.length).toBe(5);
  for (const { volume, volume_avg } of data)
    if (volume && volume_avg) expect(html).toContain(formatRatio(volume / volume_avg));
});
