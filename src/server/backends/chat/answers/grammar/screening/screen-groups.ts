import type { SectorName } from '#contract/bounds.ts';
import type { Range } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { looseTrades, narrowTrades, sectorsByName, wideTrades } from './screen-trades.ts';

/** What a condition changes in a screen. */
export type Change = { sic?: readonly string[]; sector?: SectorName; filter?: readonly [ScreenerFieldName, Range | string]; sort?: readonly [ScreenerFieldName, 'asc' | 'desc']; state?: string; cashFlowsUnder?: number; note?: string }; // prettier-ignore

/** What is said, and what it changes in a screen. */
export type Condition = readonly [RegExp, Change | ((match: RegExpExecArray) => Change)];

/** Kinds of company by the names that most people have for them. */
const asNamed: readonly (readonly [RegExp, Change])[] = [
  [
    /\b(?:bitcoin|crypto(?:currency)?|btc) miners?\b|\b(?:bitcoin|crypto) mining\b/,
    { sector: 'Crypto Assets' },
  ],
  [
    /\blife sciences? tools?(?: (?:and|&) (?:diagnostics?|services))?\b|\btools (?:and|&) diagnostics\b/,
    { sic: ['3821', '3826', '3829'] },
  ],
  [
    /\bbusiness development compan(?:y|ies)\b|\bbdcs?\b|\bclosed[- ]end funds?\b|\bcefs\b/,
    { filter: ['company_type', 'fund'] },
  ],
  [
    /\b(?:oil|gas|oil (?:and|&) gas|oil gas) (?:producers?|explorers?|exploration(?: and production)?|e ?& ?ps?|e and ps?)\b|\be ?& ?ps?\b|\be and ps?\b/,
    { sic: ['1311'] },
  ],
  [/\bcoal(?: producers?| miners?| mining)?\b/, { sic: ['1220', '1221'] }],
  [
    /\bagricultur(?:e|al)\b|\bfarming\b|\bfarm(?:ers?)?(?= (?:stocks|companies|names))/,
    { sic: ['0100', '0200', '0700', '2870', '3523'] },
  ],
  [/\bsemiconductor (?:capital )?equipment\b/, { sic: ['3559', '3674'] }],
  [/\btobacco\b|\bcigarette makers?\b/, { sic: ['2100', '2111'] }],
  [/\brail ?roads?\b/, { sic: ['4011'] }],
  [/\bhospitals?\b(?= (?:companies|operators|stocks|names))/, { sic: ['8060', '8062'] }],
  [
    /\b(?:defen[cs]e|weapons?) (?:contractors?|companies|stocks|names|makers)\b/,
    { sic: ['3480', '3760', '3812'] },
  ],
  [
    /\bbio ?techs?\b|\bbiotechnology\b|\bbio ?pharmas?\b|\bbios\b/,
    { sic: ['2833', '2834', '2835', '2836', '8731'] },
  ],
  [/\bpharmas?\b|\bpharmaceuticals?\b|\bdrug ?makers?\b/, { sic: ['2834'] }],
  [
    /\b(?:(?:regional|community|commercial|local) )?banks?\b|\blenders?\b/,
    { sic: ['6021', '6022', '6035', '6036'] },
  ],
  [/\binsurers?\b|\binsurance\b/, { sic: ['6311', '6321', '6331', '6351', '6361', '6399'] }],
  [/\b(?:master )?limited partnerships?\b|\bmlps?\b/, { filter: ['company_type', 'royalty_or_partnership'] }],
  [/\breits?\b|\breal estate (?:investment )?trusts?\b/, { filter: ['company_type', 'reit'] }],
  [/\bspacs?\b|\bblank checks?\b/, { filter: ['company_type', 'blank_check'] }],
  [/\bsoftware\b/, { sic: ['7371', '7372', '7373', '7374'] }],
  [/\bsemiconductors?\b|\bchip ?makers?\b|\bchips?\b|\bsemis?\b/, { sic: ['3674'] }],
  [/\bgold miners?\b|\bgold mining\b|\bgold\b/, { sic: ['1040'] }],
  [/\bminers?\b|\bmining\b/, { sic: ['1000', '1040', '1090', '1220', '1221', '1400'] }],
  [
    /\boil(?: and gas| & gas)?\b|\boil producers?\b|\be ?& ?ps?\b|\be and ps?\b/,
    { sic: ['1311', '1381', '1382', '1389', '2911'] },
  ],
  [/\brestaurants?\b/, { sic: ['5810', '5812'] }],
  [/\bwater utilit(?:y|ies)\b|\bwater (?:suppliers?|companies)\b/, { sic: ['4941'] }],
  [/\b(?:natural )?gas utilit(?:y|ies)\b/, { sic: ['4923', '4924', '4932'] }],
  [/\belectric utilit(?:y|ies)\b/, { sic: ['4911', '4931'] }],
  [/\butilit(?:y|ies)\b/, { sic: ['4911', '4923', '4924', '4931', '4932', '4941'] }],
  [/\bairlines?\b/, { sic: ['4512', '4522'] }],
  [/\btruck(?:ers|ing)\b/, { sic: ['4210', '4213'] }],
  [/\bhome ?builders?\b/, { sic: ['1531'] }],
  [/\bhotels?\b|\bhospitality\b/, { sic: ['7011'] }],
  [
    /\b(?:department stores?|retailers?)\b/,
    {
      sic: [
        '5311',
        '5331',
        '5411',
        '5500',
        '5600',
        '5651',
        '5661',
        '5700',
        '5712',
        '5731',
        '5900',
        '5912',
        '5940',
        '5945',
        '5961',
        '5990',
      ],
    },
  ],
  [/\bgrocers?\b|\bgrocery\b|\bsupermarkets?\b/, { sic: ['5411'] }],
  [/\bapparel\b|\bclothing\b/, { sic: ['2300', '5600', '5651'] }],
  [/\bfurniture\b/, { sic: ['2510', '5712'] }],
  [/\bbeverages?\b/, { sic: ['2080', '2086'] }],
  [
    /\bfood (?:makers?|producers?|companies|stocks)\b/,
    { sic: ['2000', '2011', '2013', '2015', '2020', '2030', '2050', '2060', '2090'] },
  ],
  [
    /\b(?:specialty |industrial )?chemicals?\b/,
    { sic: ['2800', '2810', '2820', '2821', '2860', '2870', '2890'] },
  ],
  [/\bsteel(?: ?makers?)?\b/, { sic: ['3310', '3312', '3317'] }],
  [/\bauto ?parts?\b|\bauto suppliers?\b/, { sic: ['3714'] }],
  [/\b(?:car|ev|electric vehicle|auto) ?makers?\b/, { sic: ['3711'] }],
  [/\b(?:staffing|temp agency|temp agencies)\b/, { sic: ['7361', '7363'] }],
  [/\bconsult(?:ing|ants?)\b/, { sic: ['8742'] }],
  [/\beducation(?:al)?\b/, { sic: ['8200'] }],
  [/\b(?:advertising|ad agenc(?:y|ies))\b/, { sic: ['7310', '7311'] }],
  [/\btelecoms?\b|\btelecommunications?\b/, { sic: ['4812', '4813', '4899'] }],
  [/\bbroadcasters?\b|\bradio stations?\b|\btv stations?\b/, { sic: ['4832', '4833'] }],
  [/\bdiagnostics?\b/, { sic: ['2835', '8071'] }],
  [/\bdrillers?\b/, { sic: ['1381'] }],
  [/\boil ?field services?\b/, { sic: ['1389', '3533'] }],
  [/\bwaste(?: management)?\b/, { sic: ['4953'] }],
  [/\bbrokers?\b|\bbroker-?dealers?\b/, { sic: ['6200', '6211'] }],
  [/\bthrifts?\b|\bsavings (?:banks|institutions)\b/, { sic: ['6035', '6036'] }],
  [/\basset managers?\b/, { sic: ['6282'] }],
  [/\baircraft\b|\baerospace\b/, { sic: ['3721', '3728'] }],
  [/\btankers?\b|\bshippers?\b|\bshipping\b/, { sic: ['4412'] }],
  [
    /\bmed(?:ical)? ?(?:devices?|tech)\b|\bdevice makers?\b/,
    { sic: ['3841', '3842', '3843', '3844', '3845'] },
  ],
  [/\blife sciences?\b|\bhealth ?care\b|\bhealth (?:svcs?|services)\b/, { sector: 'Life Sciences' }],
  [
    /\b(?:consumer products?|household products?|personal care|cosmetics)\b/,
    { sic: ['2840', '2842', '2844', '3420'] },
  ],
  [/\bmortgage reits?\b|\bmortgage\b(?= (?:ones|companies|stocks|lenders))/, { sic: ['6162'] }],
  [/\btech(?:nology)?\b/, { sector: 'Technology' }],
  [/\bcrypto\b/, { sector: 'Crypto Assets' }],
  [/\bmanufacturing\b|\bmanufacturers?\b/, { sector: 'Manufacturing' }],
];

/** What kinds of company people name; codes of the SIC. */
export const groups: readonly (readonly [RegExp, Change])[] = [
  ...sectorsByName.map(([pattern, sector]) => [pattern, { sector }] as const),
  ...looseTrades.map(([pattern, codes, note]) => [pattern, { sic: codes.split(' '), note }] as const),
  ...narrowTrades.map(([pattern, codes]) => [pattern, { sic: codes.split(' ') }] as const),
  ...asNamed,
  ...wideTrades.map(([pattern, codes]) => [pattern, { sic: codes.split(' ') }] as const),
];
