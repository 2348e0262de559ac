import { createHash } from 'node:crypto';
import type { MarketIndices } from '#contract/market-index.ts';
import { automatedBriefs } from './briefs/part.ts';
import type { ContentPart, FillMode } from './part.ts';
import { belongsTo, contentParts } from './parts.ts';
import { keepSectors } from '#server/store/decisions/data-decisions.ts';
import { keepSponsors } from '#server/store/decisions/sponsor-decisions.ts';
import { remakeMoves } from '#server/store/moves/remake-moves.ts';
import { marketIndices, readMarketIndices } from '#server/store/prices/market-index.ts';
import { publishContent, isPublished } from '#server/store/publishing/publish-content.ts';
import type { Db, OpenStore } from '#server/db/open.ts';
import { withSearchIndexPaused } from '#server/db/search-index.ts';
import { applyIngested, ingestedSymbols } from './ingest/apply.ts';
import { readManifest, type Manifest } from './seed/files.ts';
import { type Fill, fillTables } from './seed/fill.ts';
import { withFillLock } from './seed/lock.ts';
import { newVersion, readNotes, writeNotes } from './seed/notes.ts';

export interface FillOptions {
  /** Folder with `manifest.json` and the files it names. */
  seedDir: string;
  mode: FillMode;
  /** Called with one line for each table that is filled. */
  onProgress?: (line: string) => void;
}

/**
 * Fills a migrated store from the seed, replacing what an earlier version of the seed brought; does nothing when
 * this version is in already. All or nothing: one transaction, under a lock that makes a second process wait and
 * then find the work done. What is drawn from the rows belongs to it, and is made for a store that was filled before
 * there was such a thing. Answers whether anything was written.
 */
export async function fillStore(store: OpenStore, options: FillOptions): Promise<boolean> {
  const manifest = readManifest(options.seedDir);
  const wanted = wantedNotes(manifest, options.mode);
  if (await isDone(store.db, wanted)) return false;
  const fill = async (db: Db): Promise<boolean> => {
    const held = await readNotes(db);
    if (isUpToDate(held, wanted)) {
      if (await isPublished(db)) return false;
      await publishContent({ db, engine: store.engine }, { version: held['content_version'] });
      return true;
    }
    let market: Promise<MarketIndices> | undefined;
    const filling: Fill = {
      db,
      engine: store.engine,
      seedDir: options.seedDir,
      onProgress: options.onProgress ?? (() => {}),
      market: () => (market ??= readMarketIndices(db)),
    };
    if (held['seed_version'] !== wanted['seed_version'])
      await fillTables(filling, manifest, options.mode === 'none' ? 'sic_codes' : undefined);
    await keepSectors(db);
    await keepSponsors(db);
    await applyIngested(db, store.engine, await ingestedSymbols(db));
    await withSearchIndexPaused(db, store.engine, () => fillParts(filling, held, wanted));
    await writeNotes(db, { ...wanted, quote_date: manifest.quoteDate });
    await publishContent(
      { db, engine: store.engine },
      {
        version: newVersion(wanted),
        withMoves: true,
        known: new Map(market && [[marketIndices.name, market]]),
      },
    );
    return true;
  };
  return withFillLock(store, fill, () => options.onProgress?.('another process is at it'));
}

/** Whether a migrated store holds this version of the seed already, and what is drawn from it. */
export const isFilled = ({ db }: OpenStore, { seedDir, mode }: FillOptions): Promise<boolean> =>
  isDone(db, wantedNotes(readManifest(seedDir), mode));

const isDone = async (db: Db, wanted: Notes): Promise<boolean> =>
  isUpToDate(await readNotes(db), wanted) && (await isPublished(db));

type Notes = Readonly<Record<string, string>>;

/** Raised where what follows from the bars is computed otherwise: a store that was filled before is filled again. */
const DERIVED_VERSION = 3;

const noteOf = (partName: string) => `part_${partName}`;

/** What a filled store says of itself: the version of the seed, and of each part that belongs to the mode. */
function wantedNotes(manifest: Manifest, mode: FillMode): Notes {
  const changing = contentParts.filter(({ changesSeed }) => changesSeed).map((part) => part.version);
  const version = [manifest.version, DERIVED_VERSION, ...changing].join('/');
  const seed = mode === 'none' ? `${version}-none` : version;
  const parts = contentParts.map((part): [string, string] => [
    noteOf(part.name),
    belongsTo(part, mode) ? `${seed}/${versionOf(part)}` : 'absent',
  ]);
  return { seed_version: seed, ...Object.fromEntries<string>(parts) };
}

const versionOf = ({ version, fills, of = [] }: ContentPart): string =>
  [
    fills
      ? `${version}-${createHash('sha256').update(fills.join()).digest('hex').slice(0, 8)}`
      : `${version}`,
    ...of.map(versionOf),
  ].join('/');

const isUpToDate = (held: Notes, wanted: Notes): boolean =>
  Object.entries(wanted).every(([key, value]) => held[key] === value);

/** The first part that tells of moves: they are made of what those before it have left. */
const firstOfMoves = automatedBriefs;

async function fillParts(fill: Fill, held: Notes, wanted: Notes): Promise<void> {
  for (const part of contentParts) {
    // A report of which nobody names the currency, or a trade of other shares, is beside no move.
    if (part === firstOfMoves) await remakeMoves(fill.db, fill.engine);
    const note = noteOf(part.name);
    if (held[note] === wanted[note]) continue;
    await part.clear(fill);
    if (wanted[note] === 'absent') continue;
    const rows = await part.make(fill);
    fill.onProgress(`${part.name}: ${rows.toLocaleString('en-US')} rows`);
  }
}
