/** What people call large industries, by SIC code: the titles of the code are too long for a tile. */
// prettier-ignore
const shortBySic: Readonly<Record<string, string>> = {
  1000: 'Metal mining', 1040: 'Gold and silver', 1311: 'Oil and gas', 1381: 'Drilling', 1389: 'Oil services', 1400: 'Minerals',
  1531: 'Home builders', 1623: 'Pipelines, lines', 2000: 'Food', 2300: 'Apparel', 2320: 'Clothing', 2451: 'Mobile homes',
  2800: 'Chemicals', 2821: 'Plastics', 2834: 'Pharmaceuticals', 2835: 'Diagnostics', 2836: 'Biological products', 2833: 'Medicinals',
  2844: 'Cosmetics', 2860: 'Organic chemicals', 2890: 'Other chemicals', 2911: 'Refining', 3411: 'Metal cans', 3490: 'Metal products',
  3533: 'Oil machinery', 3559: 'Special machines', 3569: 'Machinery', 3576: 'Network equipment', 3620: 'Electrical apparatus',
  3663: 'Broadcasting equipment', 3674: 'Semiconductors', 3690: 'Electrical machinery', 3714: 'Vehicle parts', 3728: 'Aircraft parts',
  3760: 'Space, missiles', 3824: 'Meters', 3825: 'Electric instruments', 3826: 'Lab instruments', 3841: 'Medical instruments',
  3842: 'Orthopedics', 3845: 'Electromedical', 3949: 'Sporting goods', 4400: 'Water transport', 4412: 'Deep sea shipping',
  4512: 'Airlines', 4700: 'Transport services', 4812: 'Wireless', 4813: 'Telephone', 4841: 'Cable, pay TV', 4911: 'Electric utilities',
  4922: 'Gas pipelines', 4924: 'Gas utilities', 5411: 'Grocery', 5500: 'Auto dealers', 5812: 'Restaurants', 5961: 'Mail order',
  6021: 'National banks', 6022: 'State banks', 6029: 'Other banks', 6035: 'Federal savings', 6036: 'Savings', 6141: 'Personal credit',
  6199: 'Finance services', 6211: 'Brokers', 6282: 'Advice', 6311: 'Life insurance', 6331: 'Property insurance', 6411: 'Insurance agents',
  6500: 'Real estate', 6531: 'Agents', 6798: 'REITs', 7011: 'Hotels', 7350: 'Rental', 7359: 'Leasing', 7363: 'Staffing',
  7370: 'Data processing', 7371: 'Programming', 7372: 'Software', 7373: 'Systems design', 7374: 'Computer services',
  7389: 'Business services', 7900: 'Amusement', 7990: 'Recreation', 8000: 'Health services', 8071: 'Medical labs', 8082: 'Home care',
  8200: 'Education', 8742: 'Consulting',
};

/** The same of major groups, alone or behind `Other`. */
// prettier-ignore
const shortByMajor: Readonly<Record<string, string>> = {
  10: 'metals', 13: 'oil and gas', 20: 'food', 28: 'chemicals', 33: 'metals', 34: 'metal products', 35: 'machinery', 36: 'electronics',
  37: 'vehicles', 38: 'instruments', 44: 'shipping', 48: 'telecoms', 49: 'utilities', 50: 'wholesale', 51: 'wholesale', 56: 'apparel shops',
  59: 'shops', 60: 'banks', 61: 'lenders', 62: 'brokers', 63: 'insurers', 65: 'property', 67: 'holdings', 73: 'services', 80: 'health care',
  87: 'engineering',
};

/** A title of the SIC table without `Services-`. */
const plain = (title: string): string => {
  const text = title.replace(/^Services[-,]\s*/i, '').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The names that a tile of an industry may carry, the full one first. */
export function industryNames(title: string, sic: string | null): string[] {
  const full = plain(title);
  const short = shortBySic[sic ?? ''];
  return [...new Set([full, full.replace(/\s*\(.*?\)/g, ''), ...(short ? [short] : [])])].filter(Boolean);
}

/** The same of several industries of a major group: `Other` where others of it have tiles of their own. */
export function groupNames(title: string, major: string, isOther: boolean): string[] {
  const full = plain(title);
  const short = shortByMajor[major];
  const names = [full, ...(short ? [short, short.split(' ')[0] ?? short] : [])];
  const first = (name: string) => name.charAt(0);
  return [
    ...new Set(
      names.map((name) =>
        isOther
          ? `Other ${first(name).toLowerCase()}${name.slice(1)}`
          : `${first(name).toUpperCase()}${name.slice(1)}`,
      ),
    ),
  ];
}

/** A sector in one word or two, where its name has no room. */
export const sectorNamesOf = (sector: string): string[] => [
  ...new Set([sector, sector.split(' & ')[0] ?? sector, sector.split(' ')[0] ?? sector]),
];
