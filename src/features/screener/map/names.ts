/** What people call industries, by SIC code, then a shorter word: the titles of the code are too long for a tile. */
// prettier-ignore
const shortBySic: Readonly<Record<string, string>> = {
  1000: 'Metal mining|Metals', 1040: 'Gold and silver|Gold', 1090: 'Metal ores', 1220: 'Coal', 1221: 'Surface coal', 1311: 'Oil and gas', 1381: 'Drilling',
  1389: 'Oil services', 1400: 'Minerals', 1520: 'Home building', 1531: 'Home builders|Homes', 1540: 'Building', 1600: 'Heavy construction|Heavy works',
  1623: 'Pipelines, lines|Lines', 1700: 'Trades', 2000: 'Food', 2040: 'Grain mills|Grain', 2060: 'Sugar', 2080: 'Beverages', 2300: 'Apparel', 2320: 'Clothing',
  2451: 'Mobile homes', 2510: 'Furniture', 2800: 'Chemicals', 2810: 'Inorganic chemicals', 2821: 'Plastics', 2834: 'Pharmaceuticals|Pharma',
  2835: 'Diagnostics', 2836: 'Biological products|Biologics', 2833: 'Medicinals', 2844: 'Cosmetics', 2860: 'Organic chemicals', 2870: 'Farm chemicals',
  2890: 'Other chemicals', 2891: 'Adhesives', 2911: 'Refining', 2990: 'Oil products', 3089: 'Plastics', 3140: 'Footwear', 3310: 'Steel', 3312: 'Steel mills',
  3411: 'Metal cans|Cans', 3442: 'Metal doors', 3470: 'Coating', 3490: 'Metal products', 3531: 'Building machines', 3533: 'Oil machinery|Oil gear',
  3559: 'Special machines', 3569: 'Machinery', 3571: 'Computers', 3576: 'Network equipment|Networks', 3577: 'Peripherals', 3578: 'Accounting machines',
  3580: 'Service machines|Cooling', 3620: 'Electrical apparatus', 3621: 'Motors', 3651: 'Audio, video', 3663: 'Broadcasting equipment|Radio gear',
  3672: 'Circuit boards|Boards', 3674: 'Semiconductors|Chips', 3679: 'Components', 3690: 'Electrical machinery|Electric', 3711: 'Car makers|Cars',
  3714: 'Vehicle parts|Parts', 3716: 'Motor homes', 3728: 'Aircraft parts', 3743: 'Railroad', 3760: 'Space, missiles|Space', 3812: 'Navigation',
  3824: 'Meters', 3825: 'Electric instruments', 3826: 'Lab instruments', 3829: 'Measuring', 3841: 'Medical instruments|Devices', 3842: 'Orthopedics',
  3843: 'Dental', 3845: 'Electromedical', 3851: 'Eye care', 3949: 'Sporting goods|Sports', 4213: 'Trucking', 4400: 'Water transport', 4412: 'Deep sea shipping|Shipping',
  4512: 'Airlines', 4581: 'Airports', 4610: 'Pipelines', 4700: 'Transport services|Transport', 4731: 'Freight', 4812: 'Wireless', 4813: 'Telephone', 4833: 'TV',
  4841: 'Cable, pay TV|Cable', 4899: 'Communications', 4911: 'Electric utilities|Power', 4922: 'Gas pipelines', 4923: 'Gas lines', 4924: 'Gas utilities',
  4931: 'Electric and gas', 4941: 'Water', 5040: 'Wholesale', 5045: 'Computer wholesale', 5141: 'Food wholesale', 5150: 'Farm goods', 5331: 'Variety shops|Variety',
  5411: 'Grocery', 5500: 'Auto dealers|Autos', 5651: 'Clothing shops|Clothes', 5661: 'Shoe shops|Shoes', 5712: 'Furniture shops', 5810: 'Eating, drinking|Dining', 5812: 'Restaurants|Eating',
  5900: 'Other retail', 5961: 'Mail order|Mail', 5990: 'Other shops|Shops', 6021: 'National banks', 6022: 'State banks', 6029: 'Other banks', 6035: 'Federal savings',
  6036: 'Savings', 6141: 'Personal credit|Credit', 6162: 'Mortgages', 6199: 'Finance services', 6211: 'Brokers', 6282: 'Advice', 6311: 'Life insurance',
  6324: 'Health plans', 6331: 'Property insurance|Property', 6351: 'Surety', 6411: 'Insurance agents', 6500: 'Real estate', 6531: 'Agents', 6552: 'Land',
  6792: 'Royalties', 6794: 'Patents', 6798: 'REITs', 6799: 'Investors', 7000: 'Lodging', 7011: 'Hotels', 7200: 'Personal', 7310: 'Advertising', 7311: 'Ad agencies|Ads', 7350: 'Rental', 7359: 'Leasing', 7363: 'Staffing',
  7370: 'Data processing', 7371: 'Programming', 7372: 'Software', 7373: 'Systems design|Systems', 7374: 'Computer services', 7389: 'Business services|Services',
  7500: 'Car repair', 7812: 'Film making|Film', 7830: 'Cinemas', 7900: 'Amusement|Leisure', 7990: 'Recreation', 7997: 'Sports clubs', 8000: 'Health services',
  8050: 'Nursing', 8071: 'Medical labs|Labs', 8082: 'Home care', 8093: 'Outpatient', 8200: 'Education|School', 8351: 'Child care', 8742: 'Consulting|Advice',
};

/** The same of major groups, alone or behind `Other`. */
// prettier-ignore
const shortByMajor: Readonly<Record<string, string>> = {
  10: 'metals', 12: 'coal', 13: 'oil and gas|oil', 14: 'minerals', 15: 'builders', 16: 'heavy construction|works', 17: 'trades', 20: 'food', 22: 'textiles', 23: 'apparel',
  24: 'wood', 25: 'furniture', 26: 'paper', 27: 'publishing', 28: 'chemicals', 29: 'refining', 30: 'plastics', 31: 'leather', 33: 'metals', 34: 'metal products|metal',
  35: 'machinery', 36: 'electronics', 37: 'vehicles', 38: 'instruments|devices', 42: 'trucking', 44: 'shipping', 45: 'airlines', 46: 'pipelines', 47: 'transport',
  48: 'telecoms', 49: 'utilities', 50: 'durable goods|goods', 51: 'wholesale|supplies|supply', 53: 'variety', 54: 'grocery', 55: 'auto dealers|autos', 56: 'apparel shops|apparel', 57: 'furniture',
  58: 'restaurants|eating', 59: 'shops', 60: 'banks', 61: 'lenders', 62: 'brokers', 63: 'insurers', 65: 'property', 67: 'holdings', 70: 'hotels', 72: 'personal',
  73: 'services', 75: 'car repair', 78: 'film', 79: 'leisure|play', 80: 'health care|health', 82: 'education|school|study', 83: 'care', 87: 'engineering|advice|pros',
};

/** The words of a row, the longest first. */
const shorter = (words: string | undefined): string[] => words?.split('|') ?? [];

/** A title of the SIC table without `Services-`. */
const plain = (title: string): string => {
  const text = title.replace(/^Services[-,]\s*/i, '').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The names that a tile of an industry may carry, the full one first. */
export function industryNames(title: string, sic: string | null): string[] {
  const full = plain(title);
  const plainer = full.replace(/\s*\(.*?\)/g, '');
  return [...new Set([full, plainer, ...shorter(shortBySic[sic ?? ''])])].filter(Boolean);
}

/** The same of several industries of a major group: `Other` where others of it have tiles of their own. */
export function groupNames(title: string, major: string, isOther: boolean): string[] {
  const full = plain(title);
  const names = [full, ...shorter(shortByMajor[major])];
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

/** What a sector is called in one word, where that is not its first. */
const oneWord: Readonly<Record<string, string>> = {
  'Real Estate & Construction': 'Realty',
  Technology: 'Tech',
};

/** A sector in one word or two, where its name has no room. */
export const sectorNamesOf = (sector: string): string[] => [
  ...new Set([sector, sector.split(' & ')[0] ?? sector, oneWord[sector] ?? sector.split(' ')[0] ?? sector]),
];
