import { afterSplit } from './after-split.ts';
import { afterAnnounced } from '../../announced-splits.ts';
import { withoutBetterEarnings } from './better-earnings.ts';
import { withoutBeforeLeap } from '../../before-leap.ts';
import { withBorneOutEarnings, withoutThousandfold } from './borne-out.ts';
import type { Check } from '../check.ts';
import { withoutOtherShares } from '../../contradictions.ts';
import { withoutOldEarnings } from '../../fallen-counts.ts';
import { withoutInvestmentIncome } from './fund-earnings.ts';
import { withoutMixedEarnings } from './mixed-earnings.ts';
import { withoutOldShares } from '../../old-shares.ts';
import { withoutOtherCounts } from './other-counts.ts';
import { withoutOtherMeans } from './other-means.ts';
import { withoutOthersEarnings } from './receipt-earnings.ts';
import { withoutEarningsOverOthers } from './over-shares.ts';
import { afterReported } from './reported-before-split.ts';
import { withoutShareDips } from './share-dips.ts';
import { withoutUnrestated } from './unrestated-earnings.ts';
import { afterUnlistedSplit } from './unlisted-splits.ts';

/** The checks of counts of shares, until all are of one scale, and then of what is divided by them; each on what the one before it left. */
export const shareChecks: readonly Check[] = [
  {
    name: 'counts in thousands',
    order: 'The first of the shares: a count in thousands would pass for a split.',
    run: (rows, { sharesToday }) => withoutThousandfold(rows, sharesToday),
  },
  {
    name: 'the last split',
    order: 'Splits on record come first, since they say by how much; what they restate is marked.',
    run: afterSplit,
  },
  {
    name: 'announced splits',
    order: 'Restates what the last split left unmarked, and undoes what was restated twice.',
    run: afterAnnounced,
  },
  {
    name: 'reported before the last split',
    order:
      'What neither growth nor an announcement restated, though its day says that it is of the old shares.',
    run: afterReported,
  },
  {
    name: 'unlisted splits',
    order: 'Only what no split on record explains may show one that nobody recorded.',
    run: afterUnlistedSplit,
  },
  {
    name: 'before a leap of the closes',
    order: 'A likely split of unknown ratio: what could be restated has been, the rest is taken away.',
    run: withoutBeforeLeap,
  },
  {
    name: 'before an unknown split',
    order:
      'What nothing restated and no close shows; before dips, which would leave the old counts and take away the new one.',
    run: withoutOldShares,
  },
  {
    name: 'dips of shares',
    order: 'Compares neighbouring counts, which are of one scale by now.',
    run: (rows, { sharesToday }) => withoutShareDips(rows, sharesToday),
    doubt: { figure: 'shares_outstanding', decision: 'not shown: far from the counts before and after' },
  },
  {
    name: 'counts of something else',
    order: 'Holds the newest count, of which no split is left out, against the shares that trade.',
    run: (rows, { sharesToday, asOf }) => withoutOtherCounts(rows, sharesToday, asOf),
    doubt: {
      figure: 'shares_outstanding',
      decision: 'not shown: of something else than the shares that trade',
    },
  },
  {
    name: 'diluted shares of another unit',
    order: 'Holds them against the counts, which are sound by now; before earnings are held against both.',
    run: withoutOtherMeans,
  },
  {
    name: 'earnings of before a fall of the shares',
    order: 'Needs both counts beside a split that nobody recorded, which are sound by now.',
    run: withoutOldEarnings,
  },
  {
    name: 'earnings of other shares',
    order: 'The first of the earnings a share, after every restatement.',
    run: (rows, { price, sharesToday }) => withoutOtherShares(rows, price, sharesToday),
    doubt: {
      figure: 'eps_diluted',
      decision: 'not shown: of other shares than those that trade, or of hardly any',
    },
  },
  {
    name: 'earnings that nobody restated',
    order: 'As the one before, of quarters without a count of their own: all others are sound by now.',
    run: withoutUnrestated,
    doubt: {
      figure: 'eps_diluted',
      decision:
        'not shown: the net income beside it is of many times the shares before and after, or of a hundredth',
    },
  },
  {
    name: 'earnings that income bears out',
    order: 'Divides the net income by counts that are sound by now.',
    run: (rows, { sharesToday, fundamentals }) =>
      withBorneOutEarnings(rows, sharesToday, fundamentals?.net_income ?? null),
  },
  {
    name: 'earnings better than the income',
    order: 'Divides the net income as the one before; the next one asks the quarters that are left.',
    run: (rows, { sharesToday }) => withoutBetterEarnings(rows, sharesToday),
    doubt: {
      figure: 'eps_diluted',
      decision: 'not shown: better than the net income beside it over the shares',
    },
  },
  {
    name: 'earnings over other shares than there are',
    order: 'Holds twelve months against counts and quarters, of which only sound ones are left.',
    run: withoutEarningsOverOthers,
    doubt: {
      figure: 'eps_diluted',
      decision:
        'not shown: the net income beside it is of more shares than there were or are, or of a fifth fewer',
    },
  },
  {
    name: 'earnings of funds',
    order: 'What is off by three times is gone; this asks for a quarter, of funds alone.',
    run: (rows, { isFund }) => withoutInvestmentIncome(rows, isFund),
  },
  {
    name: 'earnings of receipts',
    order: 'Holds twelve months against their quarters, of which only sound ones are left.',
    run: (rows, { isReceipt, sharesToday }) => withoutOthersEarnings(rows, isReceipt, sharesToday),
  },
  {
    name: 'mixed earnings',
    order:
      'The last: a quarter that another check takes away would say of its neighbours what it should not.',
    run: (rows, { split }) => withoutMixedEarnings(rows, split),
    doubt: {
      figure: 'eps_diluted',
      decision: 'not shown: over three times the shares of the quarter after it, so of before a split',
    },
  },
];
