import type { SectorName } from '#contract/bounds.ts';

/**
 * What else people call lines of business, and the codes of the SIC that hold them. Those of the first table are part of what a wider word names and
 * are looked for before it ("insurance brokers" are no insurers), those of the second are the wide ones ("consumer", "industrials").
 */
type Trade = readonly [RegExp, string];

/** Words of the trade that no code of the register stands for: the codes of what comes nearest, and what is said of that. */
export const looseTrades: readonly (readonly [pattern: RegExp, codes: string, note: string])[] = [
  [/\b(?:ad|mar) ?-?tech(?:nology)?\b/, '7310 7311 7331', 'Ad tech is no industry of the register: taken were those of advertising; who is listed under software is not among them.'],
  [/\bfin ?-?tech(?:nology|s)?\b/, '6099 6141 6153 6163 6199', 'Fintech is no industry of the register: taken were finance services and lenders that are no banks; who is listed under software or data is not among them.'],
  [/\bed ?-?tech(?:nology)?\b/, '8200', 'Ed tech is no industry of the register: taken was education; who is listed under software is not among them.'],
  [/\binsur ?-?tech(?:nology|s)?\b/, '6311 6321 6324 6331 6361 6399 6411', 'Insurtech is no industry of the register: taken were insurers and their brokers; who is listed under software is not among them.'],
  [/\bprop ?-?tech(?:nology)?\b/, '6531', 'Proptech is no industry of the register: taken were agents and managers of real estate; who is listed under software is not among them.'],
  [/\bsaas\b|\bsoftware as a service\b/, '7371 7372 7373 7374', 'SaaS is no industry of the register: taken was all software and data processing.'],
]; // prettier-ignore

export const narrowTrades: readonly Trade[] = [
  [/\b(?:insurance|ins) (?:brokers?|brokerages?|agents?|agenc(?:y|ies))\b/, '6411'],
  [/\btitle (?:insurers?|insurance)\b/, '6361'],
  [/\blife (?:insurers?|insurance)\b/, '6311'],
  [/\b(?:p ?& ?c|p and c|property(?:[ -](?:(?:and|&) )?casualty)?|casualty|flood|home|auto|car) (?:insurers?|insurance)\b/, '6331'],
  [/\bhealth (?:insurers?|insurance|plans?)\b|\bmanaged care\b/, '6324'],
  [/\b(?:crude|oil|product|lng|gas) (?:tankers?|carriers?)\b|\bdry ?bulk(?:ers?)?(?: (?:shippers?|shipping|carriers?))?\b|\bcontainer ?ships?(?: lessors?)?\b/, '4412'],
  [/\boil ?field (?:services?|equipment)\b|\boil (?:(?:and|&) gas )?services?\b/, '1389 3533'],
  [/\b(?:oil|gas|oil (?:(?:and|&) )?gas) drillers?\b|\bdrilling contractors?\b/, '1381'],
  [/\brefiners?\b|\boil refin(?:ers?|ing)\b/, '2911'],
  [/\bpipelines?(?= (?:companies|stocks|operators|names|owners))|\bmidstream\b/, '4610 4922 4923'],
  [/\b(?:oil|mineral|gas) royalt(?:y|ies)(?: trusts?)?\b|\broyalty trusts?\b/, '6792 6795'],
  [/\b(?:gold (?:and|&|or) silver|silver|precious metals?)(?: miners?| mining| producers?)?\b/, '1040'],
  [/\bcopper miners?\b|\bbase metals?(?: miners?)?\b/, '1000'],
  [/\bconsumer (?:finance|lend(?:ers?|ing)|credit)\b|\bpersonal loans?\b/, '6141'],
  [/\bconsumer electronics\b/, '3651 5731'],
  [/\b(?:online|internet) retailers?\b|\be ?-?commerce\b/, '5960 5961'],
  [/\b(?:car|auto|truck|rv|boat) dealers?(?:hips?)?\b/, '5500'],
  [/\b(?:car|auto|truck) rentals?\b/, '7510'],
  [/\b(?:boat|yacht) ?(?:makers?|builders?)\b|\bship ?builders?\b/, '3730'],
  [/\b(?:rv|motor ?home|camper) ?makers?\b/, '3716'],
  [/\b(?:truck|bus) ?makers?\b/, '3713 3715'],
  [/\bshoes?(?: ?makers?| brands?| companies)?\b|\bfootwear\b/, '3140 5661'],
  [/\bjewel(?:le)?ry\b|\bjewel(?:l)?ers?\b/, '3910 3911 5944'],
  [/\btoys?(?: ?makers?)?\b/, '3942 3944 5945'],
  [/\bsport(?:ing|s) goods\b/, '3949 5940'],
  [/\b(?:home |household )?appliances?(?: ?makers?)?\b/, '3630 3634'],
  [/\bmovie theat(?:er|re)s?\b|\bcinemas?\b/, '7830'],
  [/\bnewspapers?\b/, '2711'],
  [/\bpublish(?:ers?|ing)\b/, '2711 2721 2731 2741'],
  [/\bcable (?:tv|companies|operators|television)\b/, '4841'],
  [/\b(?:aluminum|aluminium)(?: ?makers?| producers?)?\b/, '3334 3341 3350'],
  [/\bcement(?: ?makers?)?\b|\bconcrete\b/, '3241 3270 3272'],
  [/\bpaper(?: ?makers?| mills?)?(?= |$)|\bpulp\b/, '2611 2621 2631 2670'],
  [/\bpackaging\b/, '2631 2650 2670 3221 3411 3412'],
  [/\b(?:lumber|timber|wood products?)\b/, '2400 2421 2430 5031 5211'],
  [/\bplastics?(?: ?makers?)?\b/, '2821 3080 3089'],
  [/\bfertili[sz]ers?(?: ?makers?)?\b|\bag(?:ricultural)? chemicals?\b/, '2870'],
  [/\bfarm (?:machinery|equipment)\b|\btractor makers?\b/, '3523'],
  [/\bbuilding (?:products?|materials?)\b/, '2430 3241 3272 3430 3440 3442 3585 5030 5031 5200 5211'],
  [/\baerospace (?:and|&) defen[cs]e\b|\ba ?& ?d\b/, '3480 3721 3724 3728 3760 3812'],
  [/\b(?:network(?:ing)?|telecom|communications?) (?:equipment|gear)\b/, '3576 3661 3663 3669'],
  [/\b(?:computer|tech|it|technology) hardware\b/, '3571 3572 3576 3577'],
  [/\bit (?:services?|consult(?:ing|ants?))\b/, '7370 7371 7373 7374'],
  [/\belectronic (?:components?|parts)\b|\bcircuit boards?\b/, '3670 3672 3677 3678 3679'],
  [/\belectrical equipment\b/, '3600 3620 3621 3640 3690'],
  [/\bheavy machinery\b|\bmachinery(?: ?makers?)?\b/, '3510 3523 3530 3531 3537 3540 3541 3550 3555 3559 3560 3561 3564 3569 3580 3585 3590'],
  [/\bengineering(?: services?)?(?= (?:companies|stocks|firms|names))/, '8711'],
  [/\bnursing homes?\b|\bskilled nursing\b/, '8050 8051'],
  [/\bhome health(?: ?care)?\b/, '8082'],
  [/\bpharmac(?:y|ies)(?: chains?)?\b|\bdrug ?stores?\b/, '5912'],
  [/\bdrug (?:distributors?|wholesalers?)\b/, '5122'],
  [/\bhealth ?care it\b/, '7372 7373 7374'],
  [/\b(?:child|day) ?care(?: (?:centers?|operators?))?(?= (?:companies|stocks|operators|names))/, '8351'],
  [/\bfreight (?:brokers?|forwarders?)\b/, '4731'],
  [/\blogistics?\b/, '4210 4213 4220 4700 4731'],
]; // prettier-ignore

export const wideTrades: readonly Trade[] = [
  [
    /\b(?:consumer )?staples\b|\bconsumer (?:defensives?|non-?cyclicals?)\b/,
    '2000 2011 2013 2015 2020 2024 2030 2033 2040 2050 2052 2060 2070 2080 2082 2086 2090 2092 2100 2111 2840 2842 2844 5140 5141 5180 5331 5400 5411 5412 5912',
  ],
  [
    /\b(?:consumer )?(?:discretionary|cyclicals?)\b/,
    '2300 2320 2330 2340 2510 2511 3100 3140 3630 3634 3651 3711 3714 3716 3751 3873 3910 3911 3942 3944 3949 5200 5211 5311 5500 5531 5600 5621 5651 5661 5700 5712 5731 5810 5812 5900 5940 5944 5945 5960 5961 5990 7000 7011 7200 7510 7812 7830 7900 7948 7990 7997 8200',
  ],
  [
    /\bconsumer(?: (?:goods|brands?|hardware|names|stocks|companies|plays))?\b/,
    '2000 2011 2013 2015 2020 2024 2030 2033 2040 2050 2052 2060 2080 2082 2086 2090 2100 2111 2300 2320 2330 2340 2510 2511 2840 2842 2844 3100 3140 3630 3634 3651 3716 3751 3873 3910 3911 3942 3944 3949 5200 5211 5311 5331 5400 5411 5412 5500 5531 5600 5621 5651 5661 5700 5712 5731 5734 5735 5810 5812 5900 5912 5940 5944 5945 5960 5961 5990 7000 7011 7200 7830 7841 7900 7948 7990 7997',
  ],
  [
    /\bretail\b(?! (?:investors?|traders?|holders?|ownership|owned|shareholders?|buyers?|favou?rites?))/,
    '5200 5211 5311 5331 5400 5411 5412 5500 5531 5600 5621 5651 5661 5700 5712 5731 5734 5735 5900 5912 5940 5944 5945 5960 5961 5990',
  ],
  [
    /\bindustrials?\b/,
    '1540 1600 1623 1700 1731 3430 3433 3440 3442 3443 3452 3460 3470 3480 3490 3510 3523 3530 3531 3537 3540 3541 3550 3555 3559 3560 3561 3564 3569 3580 3585 3590 3600 3620 3621 3640 3690 3713 3715 3721 3724 3728 3743 3760 3790 3812 3823 3824 3825 3829 5080 5084 8711',
  ],
  [/\benergy\b/, '1220 1221 1311 1381 1382 1389 2911 2990 3533 4610 4922 5171 5172 6792 6795'],
  [
    /\b(?:basic )?materials\b/,
    '1000 1040 1090 1400 2400 2611 2621 2631 2650 2670 2800 2810 2820 2821 2851 2860 2870 2890 2891 3241 3272 3281 3290 3310 3312 3317 3330 3334 3341 3350 3360 3390',
  ],
  [/\bmedia\b(?! (?:mentions?|attention|coverage))/, '2711 2721 2731 2741 4832 4833 4841 7812 7819 7830'],
  [/\bleisure\b/, '3949 7000 7011 7900 7948 7990 7997'],
  [/\btransport(?:s|ation)?\b/, '4011 4100 4210 4213 4400 4412 4512 4513 4522 4581 4700 4731'],
  [/\bautomotive\b|\bautos\b|\bauto(?= (?:companies|stocks|names))/, '3711 3713 3714 3715 3716 3751 5500 5531'],
  [/\bconstruction\b/, '1520 1531 1540 1600 1623 1700 1731'],
  [/\belectronics\b/, '3651 3670 3672 3674 3677 3678 3679'],
  [/\bwholesalers?\b|\bdistributors\b/, '5000 5010 5030 5031 5040 5045 5047 5050 5051 5064 5065 5072 5080 5084 5090 5094 5099 5122 5130 5140 5141 5150 5160 5171 5172 5180 5190'],
  [/\btextiles?\b/, '2200 2211 2221 2273'],
  [/\breal estate\b/, '6500 6510 6512 6513 6519 6531 6532 6552 6798'],
  [/\bmetals?\b(?= (?:companies|stocks|producers|makers|names))/, '3310 3312 3317 3330 3334 3341 3350 3360 3390'],
]; // prettier-ignore

/** The sectors of the screener by their own names. */
export const sectorsByName: readonly (readonly [RegExp, SectorName])[] = [
  [/\benergy (?:&|and) transportation\b/, 'Energy & Transportation'],
  [/\breal estate (?:&|and) construction\b/, 'Real Estate & Construction'],
  [/\bindustrial applications\b/, 'Industrial Applications'],
  [/\btrade (?:&|and) services\b/, 'Trade & Services'],
  [/\bcrypto assets\b/, 'Crypto Assets'],
  [/\b(?:finance|financials?) (?:sector|stocks|companies|names|firms)\b|\bfinancials\b|\bfinance\b(?= *$)/, 'Finance'],
]; // prettier-ignore
