/** For how many shares depositary receipts stand: "each representing five Class B shares". */
export interface ReceiptRatio {
  receipts: number;
  shares: number;
  /** What the shares are called: "Class B shares". */
  of: string;
}

const small: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']; // prettier-ignore
const tens: readonly string[] = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']; // prettier-ignore
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };

const valueOf = (word: string): number | undefined => {
  if (/^\d+$/.test(word)) return Number(word);
  if (small.includes(word)) return small.indexOf(word);
  return tens.includes(word) ? 10 * (tens.indexOf(word) + 2) : undefined;
};

/** "Two hundred", "sixty-thousand", "48"; undefined for what is no number. */
function numberIn(words: string): number | undefined {
  let sum: number | undefined;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const scale = scales[word];
    const value = valueOf(word);
    if (scale === undefined && value === undefined) return undefined;
    sum = scale === undefined ? (sum ?? 0) + (value ?? 0) : (sum ?? 1) * scale;
  }
  return sum;
}

/** A number in words or digits, as it may stand in a name, with its digits in brackets behind it. */
const COUNT = String.raw`(?<shares>(?:\d+|[a-z]+)(?:[\s-](?:hundred|thousand|one|two|three|four|five|six|seven|eight|nine))*)(?: \((?<digits>\d+)\))?`;
const RATIO = new RegExp(
  String.raw`\b(?:(?:each|every)(?: (?<receipts>[a-z]+|\d+)(?: of which)?)?(?: ad[rs]s?)?|deposit[ao]ry share) represent(?:s|ing)?(?: the right to receive)? ${COUNT} (?<of>[^().]*?shares?\b(?: of common stock)?|[a-z ]*certificates?)`,
  'i',
);

/** For how many shares the depositary receipts of a listed name stand; undefined where it does not say. */
export function receiptRatio(listedName: string): ReceiptRatio | undefined {
  const { receipts = 'one', shares = '', digits, of = '' } = RATIO.exec(listedName)?.groups ?? {};
  if (!/\b(?:deposit[ao]ry|ad[rs]s?)\b/i.test(listedName)) return undefined;
  const [each, stood] = [
    numberIn(/^ad[rs]s?$/i.test(receipts) ? 'one' : receipts),
    numberIn(digits ?? shares),
  ];
  return each !== undefined && stood !== undefined && each > 0 && stood > 0
    ? { receipts: each, shares: stood, of }
    : undefined;
}

/** "1 for 5 Class B shares". */
export const receiptRatioWords = ({ receipts, shares, of }: ReceiptRatio): string =>
  `${receipts.toLocaleString('en-US')} for ${shares.toLocaleString('en-US')} ${of}`;
