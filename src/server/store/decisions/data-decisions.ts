import type { DecidableFigure, Decision, Doubt } from '#contract/data-decision.ts';
import { decidableFigures } from '#contract/data-decision.ts';
import type { SectorName } from '#contract/bounds.ts';
import type { Paged, PageQuery } from '#contract/paging.ts';
import type { DataDecisionsTable } from '#server/db/desk-tables.ts';
import type { Db } from '#server/db/open.ts';
import {
  decide,
  type Deciding,
  decisionOf,
  endDecisions,
  kindOfSubject,
  type Person,
  SECTOR,
  standingOf,
  titleOf,
} from './decide.ts';
import { noteChange } from '../content/content-version.ts';
import { recordDeed } from '../desk/log.ts';
import { giveBackSponsor, SPONSOR } from './sponsor-decisions.ts';
import { onePage } from '../one-page.ts';

/** What hides a figure, in place of a source. */
export const HIDE = 'hide';
export const CRYPTO: SectorName = 'Crypto Assets';

const isDecidable = (figure: string, kind: string): figure is DecidableFigure =>
  kind === 'headline' && decidableFigures.some((name) => name === figure);

/** One page of the figures in doubt, by company: those about which staff may decide come first. */
export async function listOpenDoubts(
  db: Db,
  { symbol, ...asked }: PageQuery & { symbol?: string | undefined },
): Promise<Paged<Doubt>> {
  let doubts = db.selectFrom('figure_doubts');
  if (symbol !== undefined) doubts = doubts.where('symbol', '=', symbol);
  const ordered = doubts
    .selectAll()
    .orderBy((eb) =>
      eb
        .case()
        .when(eb.and([eb('kind', '=', 'headline'), eb('figure', 'in', [...decidableFigures])]))
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('symbol')
    .orderBy('period_end', 'desc')
    .orderBy('figure')
    .orderBy('kind');
  const { data: rows, total } = await onePage(ordered, asked);
  const data = rows.map((row) => ({
    ...row,
    found: JSON.parse(row.found) as Doubt['found'],
    decidable: isDecidable(row.figure, row.kind),
  }));
  return { data, total };
}

/** One page of what was decided, newest first; what was undone says so. */
export async function listDecisions(db: Db, asked: PageQuery): Promise<Paged<Decision>> {
  const decisions = db.selectFrom('data_decisions').selectAll().orderBy('at', 'desc').orderBy('id');
  const { data, total } = await onePage(decisions, asked);
  return { data: data.map(decisionOf), total };
}

/** The companies of crypto assets. */
export const listCrypto = (db: Db): Promise<{ symbol: string; name: string }[]> =>
  db
    .selectFrom('companies')
    .select(['symbol', 'name'])
    .where('sector_name', '=', CRYPTO)
    .where('is_sample', '=', 0)
    .orderBy('symbol')
    .execute();

/** A decision about a figure that stands: by the symbol of its company. */
export type FigureDecision = Pick<DataDecisionsTable, 'subject' | 'choice' | 'period_end' | 'reason'>;

/** The decisions about figures that stand, by company: what a fill keeps. */
export async function figureDecisions(db: Db): Promise<Map<string, FigureDecision[]>> {
  const rows = await db
    .selectFrom('data_decisions')
    .select(['symbol', 'subject', 'choice', 'period_end', 'reason'])
    .where('subject', 'in', [...decidableFigures])
    .where('undone_at', 'is', null)
    .execute();
  return Map.groupBy(rows, ({ symbol }) => symbol);
}

/** Decides about a figure in doubt: the source that is shown, or none; undefined where there is no such doubt or source. */
export async function decideFigure(
  tx: Db,
  { symbol, figure, choice }: { symbol: string; figure: DecidableFigure; choice: string },
  deciding: Deciding,
): Promise<Decision | undefined> {
  const doubt = await tx
    .selectFrom('figure_doubts')
    .selectAll()
    .where('symbol', '=', symbol)
    .where('figure', '=', figure)
    .where('kind', '=', 'headline')
    .executeTakeFirst();
  if (!doubt) return undefined;
  const said = (JSON.parse(doubt.found) as Doubt['found']).find(({ source }) => source === choice);
  if (!said && choice !== HIDE) return undefined;
  const { period_end } = doubt;
  const made = { symbol, subject: figure, choice, value: said?.value ?? null, period_end, before: null };
  return decide(tx, made, await standingOf(tx, symbol, figure), deciding);
}

/** Gives a company another sector; undefined where there is no such company. */
export async function decideSector(
  tx: Db,
  { symbol, sector }: { symbol: string; sector: SectorName },
  deciding: Deciding,
): Promise<Decision | undefined> {
  const company = await tx
    .selectFrom('companies')
    .select('sector_name')
    .where('symbol', '=', symbol)
    .where('is_sample', '=', 0)
    .executeTakeFirst();
  if (!company) return undefined;
  const standing = await tx
    .selectFrom('data_decisions')
    .select('before')
    .where('symbol', '=', symbol)
    .where('subject', '=', SECTOR)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  // Of several decisions the record is what was before the first.
  const before = standing ? standing.before : company.sector_name;
  const made = { symbol, subject: SECTOR, choice: sector, value: null, period_end: null, before };
  const decision = await decide(tx, made, await standingOf(tx, symbol, SECTOR), deciding);
  await setSector(tx, symbol, sector);
  return decision;
}

/** A company and its stories are of one sector. */
async function setSector(tx: Db, symbol: string, sector: string): Promise<void> {
  await tx.updateTable('companies').set({ sector_name: sector }).where('symbol', '=', symbol).execute();
  await tx
    .updateTable('news')
    .set({ sector_name: sector })
    .where('company_symbol', '=', symbol)
    .where('is_sample', '=', 0)
    .execute();
  await noteChange(tx, 'sectors');
}

/**
 * After a fill brought companies anew: their sectors are again what staff decided, and what the record says now is what undoing
 * brings back; `db` holds the transaction.
 */
export async function keepSectors(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('data_decisions')
    .innerJoin('companies', 'companies.symbol', 'data_decisions.symbol')
    .where('subject', '=', SECTOR)
    .where('undone_at', 'is', null)
    .select(['data_decisions.id', 'data_decisions.symbol', 'choice', 'sector_name'])
    .execute();
  for (const { id, symbol, choice, sector_name } of rows) {
    if (sector_name !== choice)
      await db.updateTable('data_decisions').set({ before: sector_name }).where('id', '=', id).execute();
    await setSector(db, symbol, choice);
  }
}

/** Undoes a decision that stands; answers what it was about, undefined where none stands under the id. */
export async function undoDecision(
  tx: Db,
  id: string,
  by: Person,
  now: Date,
): Promise<{ symbol: string; isFigure: boolean } | undefined> {
  const row = await tx
    .selectFrom('data_decisions')
    .selectAll()
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const at = now.toISOString();
  await endDecisions(tx, [id], by, at);
  const { symbol, subject, choice, before } = row;
  await noteChange(tx, kindOfSubject(subject));
  if (subject === SECTOR && before !== null) await setSector(tx, symbol, before);
  if (subject === SPONSOR) await giveBackSponsor(tx, choice);
  await recordDeed(tx, { kind: 'data', objectId: id, action: 'undone', title: titleOf(row), by, at });
  return { symbol, isFigure: decidableFigures.some((name) => name === subject) };
}
