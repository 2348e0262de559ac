import { besideKinds } from './beside.ts';
import { blankCheckKind } from './blank-check.ts';
import { bookPerShare, netCashPerShare } from './book-per-share.ts';
import { cashKinds } from './cash.ts';
import { closesAroundReport } from './closes-around.ts';
import { companyKinds } from './company.ts';
import { compareKinds } from './compare.ts';
import { compareLineKinds } from './compare-lines.ts';
import { drawdownKind } from './drawdown.ts';
import { everAboveKinds } from './ever-above.ts';
import { extremeKinds } from './extreme.ts';
import { filingKinds } from './filings.ts';
import { firstClose } from './first-close.ts';
import { growthOverTime } from './growth.ts';
import { happeningKinds } from './happenings.ts';
import { historyKinds } from './history.ts';
import { holdingKind } from './holding.ts';
import { insiderKinds } from './insiders.ts';
import type { Kind } from '../grammar/kind.ts';
import { lineRecordKinds } from './line-record.ts';
import { moveKinds } from './moves.ts';
import { multiplesOverTimeKinds } from './multiples-over-time.ts';
import { ownerKinds } from './owners.ts';
import { peerKinds } from './peers.ts';
import { priceKinds } from './price.ts';
import { priceSinceEvent } from './price-since-event.ts';
import { quoteKinds } from './quote.ts';
import { rankedKinds } from './ranked.ts';
import { ratioKinds } from './ratios.ts';
import { resultKinds } from './results.ts';
import { sessionKinds } from './session-of-day.ts';
import { sharesAroundSplit } from './shares-around-split.ts';
import { shortKinds } from './short-interest.ts';
import { statementKinds } from './statements.ts';
import { trialsOfOthers } from './trials-of-others.ts';
import { valuationKinds } from './valuation.ts';
import { unusualVolumeKind } from './unusual-volume.ts';
import { volumeOfTime } from './volume-of-time.ts';
import { weighKinds } from './weigh.ts';

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
