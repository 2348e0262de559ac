import { formatDate } from '#kit/time/dates.ts';
import { depositaryReceipts } from '../../look-ups/receipts.ts';
import { type Asked, type Kind, one } from '../../grammar/reading/kind.ts';

/** "ADS ratio", "how many shares is one ADR". */
const OF_RECEIPTS =
  /\bad[rs]s?(?:[- ]to[- ](?:ordinary|share)\S*)? ratio\b|\bratio\b.*\b(?:ad[rs]s?|depositary|receipts?)\b|\bad[rs]s?\b.*\bratio\b|\bhow many (?:ordinary |common |underlying )?shares\b.*\b(?:ad[rs]s?|depositary|receipts?)\b|\b(?:ad[rs]s?|receipts?) (?:represents?|stands? for|equals?)\b|\bshare class of the ads\b/i;

const isOfReceipts = ({ reading }: Asked): boolean => OF_RECEIPTS.test(reading.text);

/** The kind about other classes of shares, which tells for how many of them a depositary receipt stands where that is asked. */
export const withReceipts = (kind: Kind): Kind => ({
  ...kind,
  title: (asked) => (isOfReceipts(asked) ? 'shares of a depositary receipt' : kind.title(asked)),
  async answer(composing) {
    const { asked, ask, draft } = composing;
    if (!isOfReceipts(asked)) return kind.answer(composing);
    const found = await ask(depositaryReceipts, { symbol: asked.company.symbol });
    const [receipts, shares, of] = ['receipts', 'receipt_shares', 'receipt_of'].map((name) =>
      one(found, name),
    );
    if (!receipts || !shares || !of) {
      draft.text(
        `For how many shares a receipt of ${asked.company.short} stands is in no table of this record; the annual report says it.`,
      );
      draft.lacks();
      return false;
    }
    const isOne = receipts.value === 1;
    draft.text(
      `${isOne ? 'One depositary receipt' : `${draft.plain(receipts)} depositary receipts`} of ${asked.company.short} ${isOne ? 'stands' : 'stand'} for ${draft.strong(shares)} ${String(of.value)}, by the name it is listed under on ${formatDate(shares.date)}.`,
    );
    return true;
  },
});
