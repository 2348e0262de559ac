import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

it.each([
  ['VATE', ['hows innovates debt load'], 'statement-lines', 'Total debt of INNOVATE'],
  ['VATE', ['hows innovates debt load', 'bigger than what the whole company is worth?'], 'ratio-of', 'market value was'],
  ['DCOY', ['is this what salarius turned into'], 'former-names', 'Salarius Pharmaceuticals'],
  ['DAC', ['p/e on danaos looks crazy low, what is it'], 'price-earnings', 'P/E'],
  ['GSM', ['how much debt is there', 'and how much cash against that'], 'cash', 'cash of'],
  ['FGNX', ['stock price a year ago vs today'], 'price-change', 'FG Nexus went from'],
  ['ACFN', ['wait what do they even do, is it oil'], 'overview', 'Engineering services'],
  ['NN', ['how many people are betting against nextnav'], 'short-interest', 'sold short'],
  ['VTAK', ['whats up with this one, its all over the place this week'], 'why', 'Jul 2, 2026'],
  ['CPRX', ['did i hear right that somebody wants to buy catalyst'], 'filings-traces', 'a merger or a bid'],
  ['BCAR', ['has it found anyone to merge with yet'], 'filings-traces', 'a merger or a bid'],
  ['NVNI', ['did nvni get a delisting warning from nasdaq'], 'filings-traces', 'a notice of the exchange'],
  ['ALLO', ['who added the most last quarter', 'who dumped'], 'holder-changes', 'than the quarter before'],
  ['OCUL', ['any news on the wet amd trial', 'which phase is that'], 'trials', 'OTX-TKI'],
  ['VNDA', ['is vandas motion sickness pill approved'], 'approvals', 'dated events'],
  ['UPWK', ['upwork revenue last quarter', 'how big was it at its peak'], 'ranked-period', 'The highest revenue'],
  ['UPWK', ['lowest quarterly revenue'], 'ranked-period', 'The lowest revenue of Upwork in a quarter'],
  ['UPWK', ['what was the price a year ago'], 'price-on-day', 'Jul 2, 2025'],
  ['UPWK', ['how much is it up from a year ago'], 'price-change', 'on Jul 2, 2025 to $9.16'],
  ['IPW', ['what was the price 3 years ago'], 'price-on-day', 'Its closes begin on'],
  ['DSC', ['what is DSC Holdings?? cant find anything'], 'overview', 'listed on NASDAQ'],
  ['VNDA', ['Next PDUFA date and for which asset?'], 'catalysts', 'FDA decision date'],
  ['FDMT', ['When is the next readout for 4D-150?'], 'catalysts', 'Four trials of 4D Molecular Therapeutics of 4D-150'],
  ['LKFN', ['P/B relative to SMBK and FMNB.'], 'compare', 'Lakeland Financial'],
  ['BCYC', ['Cash against quarterly opex: how many quarters does Bicycle have?'], 'runway', 'quarters'],
  ['SST', ['Where does Cannae\u2019s percentage stand on the latest filing?'], 'stakes', 'of Cannae Holdings in System1'],
  ['APUS', ['do they have any drug in trials rn'], 'trials', 'Not on record: trials of Apimeds'],
  ['BJDX', ['when was the last time they sold more stock'], 'filings-offering', 'about offerings of Bluejay'],
  ['EFC', ['Thinking of putting 10k in this for the monthly income, good idea?'], 'for-and-against', 'not investment advice'],
  ['FIVN', ['Net of the repurchases, did the diluted share count really fall?'], 'dilution', 'over a year'],
  ['SCYX', ['Price versus net cash per share at SCYNEXIS, is this trading below liquidation value?'], 'ratio-of', 'net cash over market value'],
  ['SCYX', ['is this trading below liquidation value?'], 'ratio-of', 'market value over net cash'],
  ['SRPT', ['which day was sarepta’s worst in the last two years and how bad', 'has it made any of that back since?'], 'price-change', 'on Jun 16, 2025 to'],
  ['UPST', ['upstart last earnings, beat or miss', 'how’d the stock take it the next day'], 'earnings-reaction', 'moved'],
  ['NC', ['is nacco cheaper than peabody on earnings'], 'compare', 'P/E: NACCO'],
  ['BZH', ['How deep a discount to book for Beazer, using the Mar-26 balance sheet?'], 'price-book', 'P/B'],
  ['ITRI', ['Itron’s last four EPS surprises, actual against Street'], 'earnings-beat', 'beat the estimate'],
  ['BFAM', ['Consensus EPS for the current fiscal year, and how many analysts contribute'], 'estimates', 'of 9'],
  ['NCT', ['Intercont’s bid-price compliance with Nasdaq, any 6-K on that?'], 'filings-traces', 'a notice of the exchange'],
  ['MMS', ['has the ceo been buying or dumping MMS', 'when was the most recent one and at what price'], 'insider-trades', 'One insider of Maximus'],
  ['KRC', ['who are the top 5 holders of kilroy', 'any of them add in Q1?'], 'holder-changes', 'Kilroy'],
  ['CXT', ['what happened to the stock since it split off from Crane, up or down in total'], 'price-change', 'Crane NXT went from'],
  ['GPRO', ['gopro revenue by quarter for the last 2 years pls', 'which one was worst?'], 'ranked-period', 'The lowest revenue of GoPro'],
  ['KN', ['EPS estimate', 'Drifting up or down over 90 days?'], 'estimate-revisions', '90 days before'],
  ['CALY', ['when did MODG become CALY'], 'former-names', 'It traded as MODG'],
  ['CMPX', ['would you buy compass ahead of the BLA'], 'for-and-against', 'not investment advice'],
  ['ESTA', ['operating loss last quarter', 'and the quarter before that one?'], 'statement-lines', 'Jun 30, 2025, against'],
  ['ESTA', ['operating loss last quarter', 'and the quarter before?', 'and the one before that?'], 'statement-lines', 'Mar 31, 2025, against'],
  ['UPWK', ['revenue in 2024', 'and the one before?'], 'statement-lines', 'Dec 31, 2023'],
  ['UPWK', ['revenue last quarter', 'and the same quarter the year before?'], 'statement-lines', 'Mar 31, 2025'],
  ['RZLT', ['what happened, stock got killed', 'what did it close at that day vs the day before'], 'price-on-day', 'on Dec 10, 2025'],
  ['RZLT', ['how did the stock move on Dec 11, 2025'], 'price-change', 'on Dec 10, 2025 to'],
  ['OSIS', ['1-, 3- and 5-year price performance for OSI Systems'], 'price-change', 'Jul 2, 2025 to'],
  ['LEU', ['short % of float at latest settlement vs prior'], 'short-interest', 'against the settlement before'],
  ['FLY', ['any form 4s lately'], 'insider-trades', 'forms 4 of its insiders are on record as filed'],
  ['CVM', ['how many times has it sold new stock since 2024'], 'filings-offering', 'are on record from Oct 2, 2025 on'],
  ['FAC', ['Is Mercedes or Stellantis disclosed as a >5% holder?'], 'stakes', 'Stellantis'],
  ['BMM', ['since when is it listed there'], 'listed-since', 'first close on record'],
  ['MINE', ['Mayfair gold listed in new york since when'], 'listed-since', 'first close on record'],
  ['VABK', ['total assets of this little bank?'], 'statement-lines', 'Total assets'],
  ['BLZE', ['Screen: US software under $500m cap, revenue up >10%, EV/sales below 2.5'], 'screen', 'Country US'],
  ['CALY', ['Following the Topgolf separation, what is Callaway’s net cash?'], 'net-cash', 'Cash less debt'],
  ['WKSP', ['how is revenue growing'], 'growth', 'in the quarter to Sep 30, 2025'],
  ['MDXG', ['Compare it with ABEO and MLTX'], 'compare', 'MiMedx Group'],
  ['MDXG', ['compare gross margin and revenue with ABEO and MLTX'], 'compare', 'MiMedx Group'],
  ['MDXG', ['how does it stack up against ABEO and MLTX on price to sales'], 'compare', 'MiMedx Group'],
  ['UPWK', ['what does upwork do'], 'overview', 'Its industry is'],
  ['WVVI', ['Is the winery losing money?'], 'profitable', 'net income'],
  ['CGEN', ['How long does the balance sheet last at current burn if no Gilead or AstraZeneca milestones arrive?'], 'runway', 'cash of Compugen'],
  ['FCEL', ['why is fuelcell up so much lately'], 'why', 'Jul 2, 2026'],
  ['SCYX', ['is it trading below net cash'], 'ratio-of', 'Yes: market value of SCYNEXIS'],
  ['UPWK', ['is it trading below net cash'], 'ratio-of', 'No: market value of Upwork'],
  ['VATE', ['is the debt bigger than the market cap'], 'ratio-of', 'Yes: total debt of INNOVATE'],
  ['VATE', ['is it trading below net cash'], 'ratio-of', 'No ratio is made of that'],
  ['DRVN', ['How does P/S compare with MNRO, HURN and VVV?'], 'compare', 'Driven Brands'],
])('understands how people put it: %s %j', async (symbol, questions, kind, said) => {
  const composed = await lastOf(symbol, ...questions);
  expect(composed.kinds).toEqual([kind]);
  expect(`${composed.answer.understood ?? ''} ${wordsIn(composed)}`).toContain(said);
}); // prettier-ignore

it('says of a split of one for twenty that it is one, and not that there was none', async () => {
  const said = wordsIn(
    await lastOf('FLYE', 'has this thing done a reverse split? my share count looks weird'),
  );
  expect(said).toContain('1 for 20');
  expect(said).not.toContain('No reverse split');
});

it.each([
  ['how much a share', '“how much a share” is not answered'],
  ['when would i get my money', 'That goes on from “did i hear right that somebody wants to buy catalyst”'],
])('tells no price where the terms of a deal are asked for, in the words of who asked: %s', async (question, said) => {
  const composed = await lastOf('CPRX', 'did i hear right that somebody wants to buy catalyst', question);
  expect(composed.answer.outcome).toBe('declined');
  expect(wordsIn(composed)).toContain(said);
}); // prettier-ignore

it('stays with the company of the page where another was named in a question that it declined', async () => {
  const composed = await lastOf('STHO', 'what does star holdings own, is it just safehold stock', 'is it under book value');
  expect(wordsIn(composed)).toContain('Star Holdings, as of');
}); // prettier-ignore

it('takes a stage of development as the phases of trials, and no disease', async () => {
  const said = wordsIn(
    await lastOf('BCYC', 'Which other clinical-stage biotechs are trading under net cash?'),
  );
  expect(said).toContain('Phase 1');
  expect(said).not.toContain('trial for stage');
});

it('tells of those that are covered how they compare, with the company of the page among them', async () => {
  const said = wordsIn(await lastOf('DRVN', 'How does P/S compare with MNRO, ORLY and VVV?'));
  for (const each of ['ORLY', 'Driven Brands', 'Monro', 'Valvoline']) expect(said).toContain(each);
});

it('takes capitals before data for a trial, and nobody’s name', async () => {
  const composed = await lastOf('ZBIO', 'what did the INDIGO data 8-K say');
  expect(composed.answer.symbol).toBe('ZBIO');
});

it('numbers footnotes as they are met in reading, and lists none that is nowhere cited', async () => {
  const { answer } = await lastOf('SNDX', 'should i buy it');
  const met = [...JSON.stringify(answer.parts).matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
  expect([...new Set(met)]).toEqual(answer.sources.map(({ number }) => number));
  expect(answer.sources.map(({ number }) => number)).toEqual(answer.sources.map((_, at) => at + 1));
});

it('counts a little dilution neither for nor against', async () => {
  const said = wordsIn(await lastOf('SNDX', 'should i buy it'));
  expect(said).not.toContain('Shares outstanding +2');
});

it.each([
  ['NRIM', 'Trailing ROE and ROA, and is the premium to Alaska-sized bank peers justified by them?', ['Return on equity', 'Return on assets', '“premium”']],
  ['AGEN', 'Size of the stockholders’ deficit at the last balance sheet date, and does the latest 10-K carry going-concern language?', ['Equity of Agenus', '“going concern”']],
  ['FMNB', 'Has the Middlefield transaction closed, and what exchange ratio did those holders receive?', ['a merger or a bid', 'But you ask more']],
  ['OMDA', 'what was the ipo price and where is it now', ['At what price it was offered', 'Omada Health closed at']],
])('answers the part that the record has, and names the other: %s "%s"', async (symbol, question, said) => {
  const composed = await lastOf(symbol, question);
  expect(composed.answer.outcome).toBe('partly');
  for (const each of said) expect(wordsIn(composed)).toContain(each);
}); // prettier-ignore

it('answers whether there will be another split with none that was', async () => {
  const composed = await lastOf('FCEL', 'will there be another reverse split??');
  expect(composed.answer.outcome).toBe('declined');
});

it('takes letters behind a hyphen for no ticker', async () => {
  expect(wordsIn(await lastOf('CRVO', 'Did it sell a block after the RewinD-LB results?'))).not.toContain('LandBridge');
}); // prettier-ignore

it('takes dollars in millions for no ticker', async () => {
  expect(wordsIn(await lastOf('KE', 'Inventory drawdown over the last six quarters in $m'))).not.toContain(
    'Macy',
  );
});

it('goes on from no figure that it did not tell', async () => {
  const composed = await lastOf('DCOM', 'Last quarter’s provision for credit losses', 'And what did it book the quarter before that?');
  expect(composed.answer.outcome).toBe('declined');
}); // prettier-ignore

it('names what it leaves out where it has nothing of the rest either', async () => {
  expect(wordsIn(await lastOf('ALIT', 'did alight get a nyse warning or do a reverse split'))).toContain('Not taken into account: “delisting notice”');
}); // prettier-ignore

it.each([
  ['CCEC', 'what will LNG charter rates do next winter', 'Cheniere'],
  ['MRAM', 'Is Everspin’s 40nm STT roadmap ahead?', 'State Street'],
  ['CMPX', 'COMPANION-002 OS/PFS data date, per Compass’s filings', 'OneStream'],
  ['BLZE', 'show us banks under 200m', 'Country US'],
])('takes a word of a trade for no company, and “us” for no country: %s "%s"', async (symbol, question, other) => {
  expect(wordsIn(await lastOf(symbol, question))).not.toContain(other);
}); // prettier-ignore

it('strikes no time and no condition that an answer would lack', async () => {
  expect((await lastOf('EYPT', 'what was short interest going into the LUGANO topline')).answer.outcome).toBe(
    'declined',
  );
  expect(
    (await lastOf('CALY', 'After the Topgolf separation, how did revenue change')).answer.outcome,
  ).not.toBe('answered');
  expect(wordsIn(await lastOf('DAC', 'any other shippers with a dividend yield >5%'))).toContain(
    'Dividend Yield 5%+',
  );
  expect((await lastOf('CPRX', 'is somebody trying to buy a stake in it')).kinds).not.toContain(
    'filings-traces',
  );
});

it('puts companies side by side for the time that was asked for, and no longer', async () => {
  const { answer } = await lastOf('MDXG', 'revenue over the last two years', 'compare it with ABEO and CPRX');
  const rows = answer.parts.flatMap((part) => (part.kind === 'table' ? part.rows : []));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(3);
});
