import type { Concept } from '../grammar/lexicon/lexicon.ts';

/** What shows a matter: facts of look-ups by their names, and how an answer speaks of it where it has no fact of it. */
interface Shown {
  facts: RegExp;
  said: RegExp;
}

const shown = (facts: string, said: string): Shown => ({
  facts: new RegExp(`^(?:${facts})`),
  said: new RegExp(said, 'i'),
});

const OFFICER = shown('officer|title|person', 'officer|chief|chair|director|counsel');
const FORMS = shown('form|filed|what', 'filing|report|statement|letter|form');
const SHARES = shown('shares|split', 'shares|split');
const HELD = shown('manager|institutions|stake|holder', 'institution|holder|manager|stake');
const OF_RANGE = shown('year_high|year_low|below_high|above_low|highest|lowest', 'high|low');

/** Every matter that a question may name, with what shows it; what only turns or ties a matter is none. */
const matters: Readonly<Partial<Record<Concept, Shown>>> = {
  mcap: shown('market_cap', 'market (?:value|cap)'),
  volume: shown('volume|average_volume|relative', 'volume|traded'),
  avgvolume: shown('average_volume|relative', 'volume'),
  range52: OF_RANGE,
  high52: OF_RANGE,
  low52: OF_RANGE,
  volatility: shown('volatility', 'volatil'),
  technical: shown('sma|ema|rsi|macd', 'RSI|average'),
  price: shown('price$|last_close|first_close|below_high|above_low', 'last price|closed at'),
  sector: shown('sector|industry', 'sector|industry'),
  industry: shown('industry|sic|sector', 'industry|sector'),
  place: shown('place|state_of', 'headquarter|sits in'),
  website: shown('website', 'web'),
  employees: shown('employees', 'employee'),
  formername: shown('former_name', 'former|name'),
  exchange: shown('market$', 'listed|exchange|Nasdaq|NYSE'),
  ipo: shown('ipo_year|first_trade', 'IPO|listing|first (?:day|close)'),
  fiscalyear: shown('fiscal_year_end', 'fiscal year'),
  incorporated: shown('state_of', 'incorporat'),
  index: shown('indices', 'index|Russell'),
  identifiers: shown('cik|sic|symbol', 'CIK|identifier|ticker'),
  classes: shown('other_class|receipt', 'class|receipt'),
  officers: OFFICER,
  ceo: OFFICER,
  cfo: OFFICER,
  coo: OFFICER,
  cto: OFFICER,
  cmo: OFFICER,
  cso: OFFICER,
  chair: OFFICER,
  generalcounsel: OFFICER,
  pay: shown('pay', '\\bpay\\b|paid'),
  peers: shown('peer', 'peer|nearest to|industry|on record beside'),
  currency: shown('currency', 'currency|dollar|statements of .* are in'),
  'm:revenue': shown('revenue|ratio|price_sales', 'revenue|sales'),
  'm:cost_of_revenue': shown('cost_of_revenue', 'cost of revenue'),
  'm:gross_profit': shown('gross', 'gross'),
  'm:research': shown('research', 'research'),
  'm:selling_general': shown('selling', 'selling'),
  'm:operating_expenses': shown('operating_expenses|operating_cash', 'operating (?:expenses|costs)'),
  'm:operating_income': shown('operating_income|screened_operating|operating_margin', 'operating (?:income|loss)'),
  'm:net_income': shown('net_income|net_margin|eps|price_earnings|payout', 'net (?:income|loss)|lost|profit|earn'),
  'm:eps_diluted': shown('eps|estimate|price_earnings', 'EPS|a share'),
  'm:operating_cash_flow': shown('operating_cash|runway_used|free_cash', 'cash from operations|operations|cash flow'),
  'm:free_cash_flow': shown('free_cash', 'free cash flow'),
  'm:capital_spending': shown('capital|free_cash', 'capital spending'),
  'm:assets': shown('assets|current_assets|asset', 'assets'),
  versuspeers: shown('peer', 'peer'),
  'm:liabilities': shown('liabilities|current_liab', 'liabilities'),
  'm:equity': shown('equity|return_on', 'equity'),
  'm:debt': shown('debt|long_term|Debt', 'debt'),
  'm:long_term_debt': shown('long_term|debt', 'debt'),
  'm:cash': shown('cash|runway_cash|net_cash', 'cash'),
  'm:cash_and_investments': shown('cash|runway_cash|net_cash', 'cash'),
  cash: shown('cash|runway_cash|net_cash', 'cash'),
  runway: shown('runway', 'lasts?\\b|runway'),
  burn: shown('runway_used|runway_pace|operating_cash|free_cash|burn', 'operations|burn|runway'),
  dilution: SHARES,
  sharesout: shown('shares', 'shares'),
  float: shown('float|percent_of_float', 'float'),
  'x:gross_margin': shown('gross', 'gross margin'),
  'x:operating_margin': shown('operating_margin|operating_income', 'operating margin'),
  'x:net_margin': shown('net_margin|net_income', 'net margin'),
  pe: shown('price_earnings|forward_pe|eps', 'P/E'),
  ps: shown('price_sales', 'P/S'),
  pb: shown('price_book|equity', 'P/B|book'),
  ev: shown('enterprise', 'enterprise|EV'),
  evebitda: shown('enterprise', 'EV/EBITDA|enterprise ebitda'),
  growth: shown('.*growth|eps_next_year|.*_change|.*_points|.*over_(?:year|quarter)|.*year_over|span_change', 'over a year|a year before|grew|growth'),
  netcash: shown('net_cash|cash|debt', 'net cash|less debt'),
  currentratio: shown('current|Current', 'current ratio'),
  debtequity: shown('debt|Debt', 'debt to equity'),
  roe: shown('return_on_equity|Return', 'return on equity'),
  roa: shown('return_on_assets|Return', 'return on assets'),
  taxrate: shown('tax_rate', 'tax rate'),
  authorized: shown('shares_authorized', 'authorized'),
  roic: shown('return_on_capital', 'return on capital'),
  quick: shown('quick_ratio', 'quick ratio'),
  form: FORMS,
  bvps: shown('equity_per|price_book', 'equity|book'),
  ebitda: shown('ebitda|enterprise_ebitda|.*ebitda', 'EBITDA'),
  debtebitda: shown('debt|.*ebitda', 'EBITDA'),
  icover: shown('interest|screened', 'interest'),
  interestexpense: shown('interest', 'interest'),
  stockcomp: shown('stock_comp', 'compensation'),
  fpe: shown('forward', 'forward'),
  annual: FORMS,
  quarterly: FORMS,
  eightk: FORMS,
  proxy: FORMS,
  offering: shown('form|filed|what', 'offering'),
  comments: FORMS,
  latefiling: FORMS,
  insiders: shown('filed_from|person|traded|shares_total|insiders', 'insider|form 4|forms 4'),
  insidersell: shown('filed_from|person|traded|shares_total', 'insider|sale|sold'),
  holders: HELD,
  newholders: HELD,
  instpct: HELD,
  stakes: HELD,
  insiderpct: shown('insiders', 'insider'),
  short: shown('percent_of_float|shares_short|days_to', 'short'),
  cover: shown('days_to', 'cover'),
  beat: shown('beaten|surprise|reported|eps', 'beat|missed|estimate'),
  nextearnings: shown('next_report', 'next report'),
  estimates: shown('eps_|estimat', 'estimate|expected|analyst'),
  revisions: shown('eps_this_year_|raised|lowered', 'estimate'),
  reaction: shown('reaction', 'after|reaction|readout of a trial'),
  target: shown('target', 'target'),
  rating: shown('recommendation|analysts|target', 'rating|analyst|recommend'),
  dividend: shown('dividend|last_dividend|payout', 'dividend'),
  exdate: shown('ex_date|last_dividend_date', 'ex-|dividend'),
  splits: shown('split', 'split'),
  trials: shown('phase|status|condition|drug|trial|subject', 'trial|phase|event'),
  catalysts: shown('kind|day|subject|trial', 'decision date of the FDA|event|catalyst|trial|lock-up|news|buyback'),
  approval: shown('kind|day|subject|outcome', 'approv|event'),
  news: shown('headline|published', 'headline|news|article|record'),
  events: shown('kind|day|subject', 'event'),
  videos: shown('video|headline', 'video'),
}; // prettier-ignore

/** Words that name a matter only where nothing else does: "how big", "who owns", "outstanding". */
const IN_PASSING: Readonly<Partial<Record<Concept, RegExp>>> = {
  price: /^(?!price$)/,
  mcap: /^(?:how )?(?:big|large|small|much)(?: is)?$|^size$/i,
  pay: /^pa(?:y|ys|id|ying)$/i,
  holders: /^(?:owns?|owners?|(?:share)?holders|investors?|owned|holds?)$/i,
  exchange: /^(?:listed|listing|stock market|market|trade)$/i,
  sharesout: /^(?:outstanding|how many shares)$/i,
  trials: /^(?:drugs?|meds?|indications?|studies|programs?|pipeline)$/i,
  approval: /^approv(?:al|ed)$/i,
  news: /^(?:heard|announced|announce|told|story|updates?|reported)$/i,
  website: /^sites?$/i,
  cover: /^cover(?:s|ed)?$/i,
  officers: /^(?:lead|leads|leading|management|executives?|team)$/i,
  estimates: /^expect(?:s|ed)?$/i,
  insiders: /^h(?:er|is) shares$/i,
  volume: /^(?:liquidity|liquid|thin)$/i,
  rating: /^(?:analysts?|cover\w*|consensus)$/i,
  cash: /^money$/i,
  beat: /^(?:exceed\w*|beat|miss)$/i,
  classes: /^special shares?$/i,
  catalysts: /^(?:catalyst|spin off)$/i,
  'm:debt': /^(?:owes?|owed)$/i,
  'm:liabilities': /^obligations?$/i,
};

/** Whether words name a matter only where nothing else does. */
export const isInPassing = (concept: Concept, words: string): boolean =>
  IN_PASSING[concept]?.test(words) === true;

/** Whether words name a matter. */
export const isMatter = (concept: Concept, words: string): boolean =>
  matters[concept] !== undefined && !IN_PASSING[concept]?.test(words);

/** What of the matters that a question names its answer does not show, by the words that name them. */
export function unshownMatters(
  wording: ReadonlyMap<Concept, string>,
  { names, text }: { names: ReadonlySet<string>; text: string },
): { concept: Concept; words: string }[] {
  const said = text.toLowerCase();
  return [...wording].flatMap(([concept, words]) => {
    const matter = matters[concept];
    if (!matter || IN_PASSING[concept]?.test(words)) return [];
    const isShown =
      [...names].some((name) => matter.facts.test(name)) ||
      matter.said.test(text) ||
      said.includes(words.toLowerCase());
    return isShown ? [] : [{ concept, words }];
  });
}
