import { besideKinds } from './comparisons/beside.ts';
import { blankCheckKind } from './companies/blank-check.ts';
import { bookPerShare, netCashPerShare } from './shares/book-per-share.ts';
import { cashKinds } from './cash/cash.ts';
import { closesAroundReport } from './earnings/closes-around.ts';
import { companyKinds } from './companies/company.ts';
import { compareKinds } from './comparisons/compare.ts';
import { compareLineKinds } from './comparisons/compare-lines.ts';
import { drawdownKind } from './price/drawdown.ts';
import { everAboveKinds } from './price/ever-above.ts';
import { extremeKinds } from './price/extreme.ts';
import { filingKinds } from './filings/filings.ts';
import { firstClose } from './price/first-close.ts';
import { growthOverTime } from './statements/growth.ts';
import { happeningKinds } from './filings/happenings.ts';
import { historyKinds } from './price/history.ts';
import { holdingKind } from './shares/holding.ts';
import { insiderKinds } from './owners/insiders.ts';
import type { Kind } from '../grammar/reading/kind.ts';
import { lineRecordKinds } from './statements/line-record.ts';
import { moveKinds } from './price/moves.ts';
import { multiplesOverTimeKinds } from './valuation/multiples-over-time.ts';
import { ownerKinds } from './owners/owners.ts';
import { peerKinds } from './companies/peers.ts';
import { priceKinds } from './price/price.ts';
import { priceSinceEvent } from './price/price-since-event.ts';
import { quoteKinds } from './price/quote.ts';
import { rankedKinds } from './lists/ranked.ts';
import { ratioKinds } from './valuation/ratios.ts';
import { resultKinds } from './earnings/results.ts';
import { sessionKinds } from './price/session-of-day.ts';
import { sharesAroundSplit } from './shares/shares-around-split.ts';
import { shortKinds } from './shares/short-interest.ts';
import { statementKinds } from './statements/statements.ts';
import { trialsOfOthers } from './filings/trials-of-others.ts';
import { valuationKinds } from './valuation/valuation.ts';
import { unusualVolumeKind } from './price/unusual-volume.ts';
import { volumeOfTime } from './price/volume-of-time.ts';
import { weighKinds } from './comparisons/weigh.ts';

/** Every kind of question, those that are more particular first where two are as near. */
export const kinds: readonly Kind[] = [
  ...everAboveKinds,
  unusualVolumeKind,
  firstClose,
  ...priceKinds,
  priceSinceEvent,
  ...quoteKinds,
  volumeOfTime,
  drawdownKind,
  holdingKind,
  ...historyKinds,
  ...extremeKinds,
  ...moveKinds,
  ...sessionKinds,
  ...companyKinds,
  blankCheckKind,
  ...cashKinds,
  ...besideKinds,
  sharesAroundSplit,
  bookPerShare,
  netCashPerShare,
  ...ratioKinds,
  ...rankedKinds,
  ...lineRecordKinds,
  growthOverTime,
  ...statementKinds,
  ...multiplesOverTimeKinds,
  ...valuationKinds,
  closesAroundReport,
  ...resultKinds,
  ...insiderKinds,
  ...ownerKinds,
  ...shortKinds,
  ...filingKinds,
  ...happeningKinds,
  trialsOfOthers,
  ...compareLineKinds,
  ...compareKinds,
  ...peerKinds,
  ...weighKinds,
];
