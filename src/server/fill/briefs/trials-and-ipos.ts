import type { Brief } from './brief.ts';
import { ipoBrief } from './ipo-brief.ts';
import { trialBrief } from './trial-brief.ts';
import type { Db } from '#server/db/open.ts';
import type { Subjects } from './companies.ts';

/** Studies of the registry, as of the day of the record. */
export async function* trialBriefs(db: Db, subjects: Subjects, day: string): AsyncGenerator<Brief> {
  const rows = await db.selectFrom('bio_phases').selectAll().orderBy('id').execute();
  for (const { id, symbol, stage, drug_name, condition, status, date, raw_text_link } of rows) {
    const company = subjects.get(symbol);
    if (!company) continue;
    yield trialBrief(
      company,
      {
        // The id of the registry, without the company's symbol behind it.
        id: id.split('-')[0] ?? id,
        stage,
        drug: drug_name,
        condition,
        status,
        completion: date,
        url: raw_text_link,
      },
      day,
    );
  }
}

/** The published files of the calendar, which gives no address to its rows. */
const CALENDAR = 'https://github.com/OpenBB-finance/OpenBB';

/** Priced offerings of companies that are listed here, under the name of then. */
export async function* ipoBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const rows = await db
    .selectFrom('ipos')
    .selectAll()
    .where('status', '=', 'priced')
    .where('date', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { symbol, date, price, market, shares, amount, source, form, raw_text_link } of rows) {
    const company = symbol === null ? undefined : subjects.get(symbol);
    if (!company || date === null) continue;
    yield ipoBrief(company, {
      date,
      market,
      price: dollars(price),
      shares,
      amount,
      form,
      source,
      url: raw_text_link ?? CALENDAR,
    });
  }
}

/** A price of the calendar; a span or a blank is none. */
const dollars = (text: string | null): number | null => {
  const value = Number(text?.trim() || NaN);
  return Number.isFinite(value) && value > 0 ? value : null;
};
