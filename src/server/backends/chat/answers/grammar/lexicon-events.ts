/** What people call owners, filings, results, trials and news. */
export const eventWords = {
  filings:
    'filing|sec filing|filed|file|form filed|submission|edgar|regulatory filing|sec document|sec report|filing list|paperwork|sec|edgar filing|disclosed|filing history|files with sec|filed with sec|regulatory document',
  annual: 'annual report|10 k|10k|20 f|20f|annual filing|yearly report|40 f|40f',
  quarterly: 'quarterly report|10 q|10q|quarterly filing',
  eightk: '8 k|8k|current report|material event|8 ks|8ks|6 k|6k',
  proxy: 'proxy|proxy statement|def 14a|def14a|shareholder meeting|annual meeting|14a',
  offering:
    'raise|raises|raised money this year|offerings|raised equity|sold stock|selling stock|sell stock to public|raise lately|raised lately|equity line|raised any money|capital raised|offering|shelf|shelf registration|s 3|s3|s 1|s1|424b|424b5|prospectus|registration statement|atm|at the market|capital raise|secondary offering|raise capital|raised money|raised capital|raised cash|share sale by company|equity raise|f 3|f 1|public offering|secondary|follow on|registration|stock offering|share offering|424|registered offering|raise funds|direct offering|registered direct',
  latefiling:
    'late filing|nt 10 k|nt 10 q|late report|nt filing|late with report|nt 10k|nt 10q|filed late|delinquent|late notice',
  comments: 'comment letter|sec comment|correspondence|sec letter|letter from sec|letters to sec',
  items: 'item|8 k item|say|said|report in it|about what|content|reported in',
  insiders:
    'with his stock|with her stock|with his share|with her share|his share|her share|his stock|her stock|own stock|with his holding|with their stock|with their own stock|done with their share|personal holding|insider|director|insider trade|insider trading|insider transaction|form 4|form 4s|form4|insider activity|director dealing|director deal|executive trade|insider move|director trade|section 16|directors dealing|insiders dealing',
  buy: 'own money|own money in|put own money|their own money|put money in|buys|snapping up|snapped up|add to position|buy|bought|buying|purchase|purchased|purchasing|acquire|acquired|picked up|open market purchase|load up|loaded up|buyer|added|adding|scoop up|scooped up|loading|accumulate|accumulating|buyers',
  sell: 'sell|sold|selling|disposed|dispose|unload|unloaded|unloading|dumping share|dumping stock|open market sale|cash out|cashed out|cashing out|seller|offload|offloaded|sellers|dumping their share|dumped share|dumped their share|dumping their stock|trimmed|share sale|stock sale|bail|bailing|bailed',
  insidersell:
    'who is dumping|who is selling|who is bailing|who is unloading|who is cashing out|who dumping|who dumped|who bailing|who selling|who sold|who unloading|who cashing out|whos selling|insider sale|sale by insider|insider stock sale|insider dumping|insider dump|insider selling',
  holders:
    'funds|who in it|who in this|institutional name|biggest position|top institution|institutional holder|holder|shareholder|owner|own|who own|who hold|institution|institutional investor|fund that own|13f|13 f|fund hold|largest holder|biggest holder|largest shareholder|biggest shareholder|big money|smart money|hedge fund|asset manager|institutional|investor|stockholder|share holder|manager|ownership|who owns|who holds|big holder|owned by|held by|hold share|top holder|top shareholder|major holder|major shareholder|main shareholder|institutional money|hold it|hold position|whale|funds own|fund own|blackrock|vanguard|biggest owner|own most|holds stock|own stock|own share|hold stock',
  instpct:
    'institutional own|institution own percent|institutional ownership percent|funds own percent|institutionals own|percent held by fund|institutional ownership|held by institution|owned by institution|institutional percentage|how much do institution own|institution own|institutional stake|institutional share|institution hold|percent institutional|institutional holding|institutions percentage|institutionally owned|institutionally held',
  insiderpct:
    'insiders own percent|insider own percent|management stake|director stake|officers own|management hold|board own|directors own|insider ownership|held by insider|owned by insider|how much do insider own|insider own|insider stake|insider holding|insider hold|skin in game|management own|own by management|held by management|owned by management|percent insider|skin in the game|insider percentage',
  stakes:
    '13d filer|13g filer|filers over 5|13d filers|13g filers|13d|13g|13 d|13 g|schedule 13d|schedule 13g|schedule 13|activist|activist investor|stake over 5|5 percent holder|large stake|big stake|beneficial owner|stake|major stake|stakes|beneficial ownership|crossed 5|activists',
  newholders:
    'new holder|new position|new manager|added position|increased position|who bought last quarter|who sold last quarter|changes in holder|change in 13f|who added|who reduced|position change|changes in position|opened a position|new fund|changed their position|cut their position|trimmed position|raised their position|changes among holder|changes in ownership',
  short:
    'short squeeze candidate|squeeze candidate|shorts piling in|shorts in|shares shorted|short count|squeezed|short position size|short interest|shorted|short|short seller|shorts|sold short|short position|share short|short squeeze|squeeze|how shorted|short float|short percentage|si|bear|shorting|shorter|heavily shorted|short of float|short percent|short as percent of float|short ratio of float|bet against|betting against|squeezable',
  cover: 'day to cover|days to cover|short ratio|dtc|cover|covering|time to cover',
  earnings:
    'earn|earned|print|prints|last print|latest print|earning|earning report|earning result|quarterly result|report|reported|earning release|results release|last earning|quarterly earning|reported earning|er|quarterly number|earning call',
  beat: 'beat|missed|miss|surprise|beat estimate|beat expectation|meet estimate|estimate beaten|earnings surprise|beat or miss|vs estimate|versus estimate|above estimate|below estimate|against estimate|met estimate|exceed|exceeded|top estimate|topped|beat consensus|miss estimate|missed estimate|fall short|fell short|beaten|compared to estimate|versus expectation|vs expectation|compare to expectation|against expectation|earnings beat|earnings miss|outperform estimate|meet expectation|met expectation|beat the street|hit or miss|than expected|as expected',
  nextearnings:
    'earnings season|next earning|next report|earning date|when does it report|when do they report|report next|upcoming earning|reporting date|next result|earning day|next quarterly report|when is earning|date of next earning|next er|next earnings call|next quarterly result|when are earning|report again|due to report|reports next|earnings come out|result due|earnings due|when is next earning|expected to report|next quarterly earning|earnings come',
  estimates:
    'expecting|street expecting|analysts expecting|modelled|modeled|modelling|pencilled in|expected|expect|estimate|eps estimate|earning estimate|analyst estimate|forecast|expected eps|expected earning|consensus eps|expected to earn|next year eps|this year eps|projection|projected|eps forecast|consensus estimate|earning forecast|expectation|outlook|forward earning|forward eps|eps expectation|expected this year|expected next year|estimated eps|guidance estimate',
  revisions:
    'cutting their estimate|cut their estimate|raising their estimate|cutting estimate|raising estimate|lowering estimate|lowering their estimate|estimates gone up|estimates gone down|estimates come down|estimates moved|revision|revised|estimate revision|raised estimate|lowered estimate|estimate change|estimate trend|cut estimate|estimate cut|upward revision|downward revision|estimates risen|estimates fallen|revise|revising|been raised|been lowered|been cut|raised their estimate|lowered their estimate',
  reaction:
    'trade on earning|trade after earning|trades on earnings|trades after earnings|moves after earnings|go on earnings|do on earnings|do after earnings|trade off earning|reaction|reaction after earning report|react|reacted|earning reaction|price reaction|after earning|move after earning|post earning|after report|stock do after|respond to earning|responded|moves on earning|post earnings move|earning move|move on earning|around earning|respond',
  target:
    'analysts see it|analyst see it|see it going|analysts see|average analyst price target|average analyst target|average price target|consensus price target|street high|street low|high target|low target|street high and low target|targets range|analyst pt|price target|target price|analyst target|target|mean target|consensus target|upside|analyst price target|target upside|pt|12 month target|highest target|lowest target|street target|wall street target|average target',
  rating:
    'reccomendation|recomendation|recommedation|recommandation|buys holds sells|buy and hold rating|buy hold sell rating|wall street think|the street|street|street rating|covering analyst|number of analyst|how many analyst|rating|analyst rating|recommendation|recommend|analyst|analyst think|analyst say|buy rating|analyst recommendation|wall street|consensus rating|street think|coverage by analyst|analyst opinion|analyst consensus|consensus|upgrade|downgrade|strong buy|street view|analyst view|cover it|follow it|sell side|rated|hold rating|sell rating',
  dividend:
    'pay out|pays out|paying out|yielding|dividend|yield|dividend yield|pay a dividend|payout|dividend rate|distribution|pays dividend|payout ratio|dividend payment|divvy|divvies|divi|income investor|dividend history|dividend paying|divs|div',
  exdate:
    'ex dividend|ex date|ex dividend date|record date|dividend date|next dividend|last dividend|exdividend|exdate|ex div|ex div date|pay date',
  splits:
    'split|stock split|reverse split|reverse stock split|share consolidation|rs|forward split|share split|r s|consolidation|reverse splits|splits|consolidated its share',
  trials:
    'trial status|status of trial|trial|clinical trial|study|clinical study|pipeline|drug candidate|drug|clinical program|clinical programme|program|programme|clinical|candidate|therapy|product candidate|clinical pipeline|drug pipeline|studies|r and d pipeline|clinical development|recruiting|clinical stage|in the clinic|clinicals|drugs',
  phase1: 'phase 1|phase i|phase one|ph1|first phase|p1|ph 1|phase1',
  phase2: 'phase 2|phase ii|phase two|ph2|second phase|p2|ph 2|phase2|mid stage',
  phase3: 'phase 3|phase iii|phase three|ph3|third phase|p3|ph 3|pivotal|phase3|late stage',
  trialfailed:
    'failed trial|terminated|withdrawn|failed study|stopped trial|halted trial|discontinued|suspended|failed trials|trial failure',
  catalysts:
    'next big date|next date|big date|important date|dates to watch|date to watch|next milestone|catalyst|pdufa|fda decision|fda date|readout|data readout|upcoming event that may move|upcoming catalyst|upcoming readout|topline data|top line data|decision date|adcom|advisory committee|milestone|lock up|lockup|strategic alternative|buyback|spin off|share buyback|lock up expiry|lockup expiration|trigger event|key date|adcomm|repurchase|upcoming data|corporate event|pdufa date|big event|lock up expiration',
  approval:
    'on market|commercial product|marketed product|marketed drug|approved for sale|launched|approval|approved|fda approval|approved drug|fda|nda|bla|fda approved|regulatory approval|got approved|approved product|drug approval|cleared by fda|drugs approved|regulator approve',
  news: 'anything going on lately|any developments|latest on|latest with|in press|news|headline|latest news|recent news|story|article|press|press release|announcement|announced|new development|latest development|what is new|update|in the news|anything new|recent development|recent event|news flow|brief|new|coverage in press|any update|heard|buzz|latest update|pr|prs|updates',
  events:
    'presenting|present at|speaking|speaking at|conferences|appearance|attending|event calendar|event|webinar|conference|presentation|investor day|investor event|fireside|fireside chat|investor conference|roadshow|events calendar|upcoming event|calendar',
  videos: 'video|interview|recording|watch|clip|tv|podcast|youtube|videos|footage',
  ipos: 'recent ipo|new listing|recently listed|newly listed|new ipo|recent listing',
} as const;
