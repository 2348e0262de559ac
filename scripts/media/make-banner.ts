/**
 * Draws the films of the home page's banner into public/media, one for each theme: the breadth of the market, session by
 * session, as the picture in their place shows it: `CHROMIUM_PATH=/usr/bin/chromium node scripts/media/make-banner.ts`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MarketIndices } from '../../src/contract/market-index.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { openSqlite } from '../../src/server/db/open.ts';
import { SEED_DIR } from '#server/fill/prepare.ts';
import { fillStore } from '#server/fill/seed.ts';
import { readMarketIndices } from '../../src/server/store/prices/market-index.ts';
import { makeFilm, type Prepare } from './film.ts';

const setting = { width: 1_140, height: 240, fps: 12, seconds: 14, stillSeconds: 3, bitrate: 100_000 };

/** The tokens sunken, ink, control and wash of each theme. */
const themes = {
  light: { ground: '#f3f1ec', better: '#14171c', worse: '#8c877c', falls: '#cfcbc2' },
  dark: { ground: '#0d0c0b', better: '#edeae3', worse: '#787269', falls: '#3a3732' },
};

/** The breadth that the seed gives, computed as the site computes it. */
async function readBreadth(): Promise<MarketIndices['breadth']> {
  const dir = mkdtempSync(join(tmpdir(), 'banner-'));
  const store = openSqlite(join(dir, 'store.sqlite'));
  await migrate(store.db);
  await fillStore(store, { seedDir: SEED_DIR, mode: 'real' });
  const { breadth } = await readMarketIndices(store.db);
  await store.close();
  rmSync(dir, { recursive: true });
  return breadth;
}

interface Scene {
  width: number;
  height: number;
  colors: (typeof themes)['light'];
  /** Shares of all companies, of each session. */
  bars: { rose: number; fell: number }[];
}

const prepare: Prepare<Scene> = (pen, { width, height, colors, bars }) => {
  const slot = width / (bars.length - 1 / 3);
  const middle = height / 2;
  return Promise.resolve((progress) => {
    // A session stands there faint until the film has come to it; then it grows within eight sessions.
    const at = progress * (bars.length + 8);
    pen.fillStyle = colors.ground;
    pen.fillRect(0, 0, width, height);
    bars.forEach(({ rose, fell }, i) => {
      const grown = Math.min(1, Math.max(0, (at - i) / 8));
      const ease = 1 - (1 - grown) ** 3;
      const bar = (color: string, share: number, up: boolean) => {
        const full = share * middle;
        const length = Math.max(2, full * ease);
        pen.fillStyle = color;
        pen.fillRect(i * slot, up ? middle - length : middle, (slot * 2) / 3, length);
      };
      const color = rose > fell ? colors.better : colors.worse;
      bar(ease > 0 ? color : colors.falls, rose, true);
      bar(colors.falls, fell, false);
    });
  });
};

const { dates, up, down, unchanged } = await readBreadth();
const bars = dates.map((_, i) => {
  const [rose, fell] = [up[i] ?? 0, down[i] ?? 0];
  const all = rose + fell + (unchanged[i] ?? 0) || 1;
  return { rose: rose / all, fell: fell / all };
});
for (const [theme, colors] of Object.entries(themes)) {
  const file = await makeFilm(setting, { ...setting, colors, bars }, prepare);
  writeFileSync(new URL(`../../public/media/banner-${theme}.webm`, import.meta.url), file);
  console.log(`banner-${theme}: ${dates.length} sessions, ${file.length.toLocaleString('en-US')} bytes`);
}
