import { factsBeside } from './beside.ts';
import { blankCheck } from './blank-check.ts';
import { keyFigures } from './cash.ts';
import { valuation } from './valuation.ts';
import { companyFacts, officers } from './company.ts';
import { consensus, dividends, earningsReports, outlook } from './earnings.ts';
import { filings } from './filings.ts';
import { forwardEarnings } from './forward.ts';
import { insiderTrades } from './insiders.ts';
import type { LookUp } from './look-up.ts';
import { drawdown } from './drawdown.ts';
import { usualVolume } from './dollar-volume.ts';
import { events, news, videos } from './media.ts';
import { multiplesOverTime } from './multiples-over-time.ts';
import { ownership, shortInterest } from './ownership.ts';
import { peers } from './peers.ts';
import { catalysts, trials } from './pipeline.ts';
import { lastCloseAbove, priceHistory } from './prices.ts';
import { providerFigures } from './provider.ts';
import { companyQuote } from './quote.ts';
import { averageClose, closesUnderDollar, sessionOfDay, sessionsOfSpan, withinSessions } from './session.ts';
import { depositaryReceipts } from './receipts.ts';
import { runwayThen } from './runway-then.ts';
import { screenedRatios, statedRatios } from './ratios.ts';
import { publishedFigures } from './published.ts';
import { screen, screenOfOne } from './screen.ts';
import { besideSmallCaps } from './small-caps.ts';
import { shareCount, splits } from './shares.ts';
import { statements } from './statements.ts';
import { unusualSessions } from './unusual-volume.ts';
import { volumeWithin } from './volume-within.ts';

/** Every way to ask the record. */
export const lookUps: readonly LookUp[] = [
  companyQuote,
  companyFacts,
  depositaryReceipts,
  blankCheck,
  officers,
  priceHistory,
  lastCloseAbove,
  drawdown,
  besideSmallCaps,
  usualVolume,
  unusualSessions,
  volumeWithin,
  sessionOfDay,
  sessionsOfSpan,
  averageClose,
  withinSessions,
  closesUnderDollar,
  keyFigures,
  runwayThen,
  valuation,
  multiplesOverTime,
  forwardEarnings,
  factsBeside,
  statedRatios,
  screenedRatios,
  statements,
  publishedFigures,
  providerFigures,
  shareCount,
  splits,
  earningsReports,
  outlook,
  dividends,
  consensus,
  filings,
  insiderTrades,
  ownership,
  shortInterest,
  trials,
  catalysts,
  news,
  events,
  videos,
  peers,
  screen,
  screenOfOne,
];
