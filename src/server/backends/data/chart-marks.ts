import type { ChartMark } from '#contract/chart-mark.ts';
import type { MoveFact } from '#contract/move.ts';
import { newsPath } from '#kit/href/addresses.ts';
import { formatDay } from '#kit/time/dates.ts';
import { describeForm, formName } from '#kit/filings/filing-types.ts';
import { formatCount, formatPercent, formatPrice } from '#kit/format.ts';
import { type MarkedFacts, readMarkedFacts } from '#server/store/filings/chart-marks.ts';
import type { DataContext, DataOn } from './context.ts';
import { ofCompany } from './present.ts';

/** What happened at a company, day by day, for the time line of its price chart. */
export function answerChartMarks(on: DataOn, { db }: DataContext): void {
  on('stock.marks', async ({ params }) => ({
    data: marksOf(ofCompany(await readMarkedFacts(db, params.symbol))),
  }));
}

function marksOf({ earnings, trades, filings, moves }: MarkedFacts): ChartMark[] {
  const marks = [
    ...moves.map((move): ChartMark => ({
      date: move.date,
      kind: 'move',
      words: moveWords(move),
      url: move.story === null ? null : newsPath(move.story),
    })),
    ...earnings.map(({ date, eps_actual, eps_estimate }): ChartMark => ({
      date,
      kind: 'earnings',
      words:
        `EPS ${formatPrice(eps_actual)}` +
        (eps_estimate === null ? '' : `, expected ${formatPrice(eps_estimate)}`),
      url: null,
    })),
    ...trades.map((trade): ChartMark => ({
      date: trade.date_of_purchase,
      kind: trade.code === 'S' ? 'sell' : 'buy',
      words: tradeWords(trade),
      url: trade.raw_text_link,
    })),
    ...filings.map(({ filed_on, filing_type, raw_text_link }): ChartMark => ({
      date: filed_on,
      kind: 'filing',
      words: `${formName(filing_type)}: ${describeForm(filing_type)}`,
      url: raw_text_link,
    })),
  ];
  return marks.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function tradeWords({ purchaser, code, amount_purchased, price }: MarkedFacts['trades'][number]): string {
  const verb = code === 'S' ? 'sold' : 'bought';
  const shares = amount_purchased === null ? 'shares' : `${formatCount(amount_purchased)} shares`;
  return `${purchaser} ${verb} ${shares}${price === null ? '' : ` at ${formatPrice(price)}`}`;
}

/** `Rose 12.53%; on record that day: 13D by Corre Partners`: what stands beside a move is not its reason. */
function moveWords({ change_percent, on_record, date }: MarkedFacts['moves'][number]): string {
  const facts = JSON.parse(on_record ?? '[]') as MoveFact[];
  const words = facts.map((fact) =>
    fact.day === date ? fact.words : `${fact.words} (${formatDay(fact.day)})`,
  );
  return `${change_percent > 0 ? 'Rose' : 'Fell'} ${formatPercent(Math.abs(change_percent))}; on record that day: ${words.join('; ')}`;
}
