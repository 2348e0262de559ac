import type { BriefTopic } from '#contract/news.ts';

const bySubject: Readonly<Record<string, string>> = {
  'Insider forms':
    'The index lists forms 3, 4, 5 and 144 under the company and under the person who files. It gives neither the person nor the transaction; the documents do.',
  Stakes:
    'The index lists a schedule 13D or 13G under the holder and under the company whose shares are held. It says neither which of the two this company is nor how large the stake is; the document does.',
  Prospectus:
    'The index gives the form, the day and the document. It gives neither the price nor the size of the offering; the document does.',
  Merger:
    'The index lists these documents under every party. It does not say which party this company is; the document does.',
};

const byTopic: Readonly<Record<BriefTopic, string>> = {
  filing:
    'The index gives the form, the day and the document. It does not give what the document says, why it was filed, or at what hour.',
  earnings:
    'The record gives earnings per share and one estimate. It does not say whether they are adjusted, who estimated, what the revenue was, or what the company expects.',
  insider:
    'A form 4 gives the trade and the holding. It does not give the reason. Our data holds the rows of the form, not its footnotes.',
  trial:
    'The registry gives what the sponsor entered. It gives no result here, and the day of the last change is not in our record.',
  move: 'Prices and volume say how far and on how many shares. They do not say why.',
  ipo: 'The calendar gives price, shares and amount as they were set. It does not say what was sold in the end.',
};

const subjectOf = (category: string | null | undefined): string => {
  if (/^(?:Form (?:3|4|5|144)|Insider forms)/.test(category ?? '')) return 'Insider forms';
  if (category === 'Prospectus') return category;
  if (/^(?:13[DG]|Stakes)/.test(category ?? '')) return 'Stakes';
  return /^(?:425|[SF]-4|SC |SC14|Merger)/.test(category ?? '') ? 'Merger' : '';
};

/** What the record behind a brief leaves open. */
export const unsaidBy = (topic: BriefTopic, category: string | null | undefined): string =>
  ((topic === 'filing' || topic === 'ipo') && bySubject[subjectOf(category)]) || byTopic[topic];
