/** What people call price, size and the company itself; phrases by `|`, in the words of investors. */
export const marketWords = {
  price:
    'set me back|cost me|where it end|ended at|end at|ended|where stock|where is stock|how much was stock|how much was it|how much does stock cost|share of this cost|stock cost|it cost|share go for|cost to buy|finish|finished|last sale|last tick|settle|settled at|settled|current price|going rate|price|how much is stock|how much is it|share price|stock price|price of stock|price per share|quote|trading at|trade at|trading|trades|last price|close|closing price|closed|closed at|closing|going for|per share price|px|priced at|price tag|pps|cost of a share|cost of one share|one share cost|share cost|cost per share|share trade for|sp|stock quote|how much is a share|how much is one share|changing hand for|changing hand at|pay for a share|pay per share',
  move: 'rough day|bad session|nice day|great day|tough day|good session|rough session|good day|bad day|up day|down day|green day|red day|green or red|holders up|holders down|we up|we down|am i up|did better|do better|done better|performing better|fared|fare|faring|it doing|she doing|stock doing|shares doing|they doing|is doing|trade today|day go|pct change|outperform|outperformed|underperform|underperformed|gain or loss|change|changed|move|moved|moving|movement|performance|perform|performed|performing|return|returned|stock done|has it done|have they done|stock do|price action|price change|price move|percentage change|percent change|swing|do on day|day change|daily change',
  up: 'rallying|in the green|higher on day|closed higher|closed up|advance|advanced|melt up|squeezed higher|up|gain|gained|rise|rose|risen|rising|rally|rallied|jump|jumped|spike|spiked|soar|soared|surge|surged|climb|climbed|mooning|mooned|pump|pumped|pumping|popped|pop|ripping|rip|green|ran up|run up|rocket|rocketed|shot up|went up|go up|going up|taking off|took off',
  down: 'lost|has lost|losing ground|crater|cratering|tanks|red day|lower on day|closed lower|closed down|collapse|collapsed|got smoked|smoked|halved|give up|gave up|down|drop|dropped|dropping|fall|fell|fallen|falling|decline|declined|dip|dipped|tank|tanked|tanking|crash|crashed|crashing|plunge|plunged|slump|slumped|sink|sank|sinking|dump|dumped|dumping|lost ground|red|bleeding|tumble|tumbled|nosedive|sell off|sold off|selloff|slide|slid|went down|go down|going down|cratered|got hit|got hammered|getting hammered|getting killed|getting crushed|got crushed|got killed',
  why: 'why|reason|reason for|cause|what caused|what drove|driver|what is behind|behind|what made|what triggered|trigger|how come|what happened|what happen|what is going on with|what is up with|what the hell happened|what is happening|going on|happened|happen',
  stats:
    'statistic|key statistic|stat|key stat|market data|key data|data sheet|key number|snapshot|quick fact|numbers at a glance|trading data|quote data|basic stat|vital|vitals',
  mcap: 'market paying|paying for company|paying for the whole company|whole company worth|big company|small company|large company|cap|how valuable|total value|value of whole company|price tag of company|market worth|how much is company worth|stock market value|market cap|market capitalization|market capitalisation|mkt cap|mcap|market value|marketcap|capitalization|capitalisation|how big|how large|company size|size|valued at|worth|how small|mktcap|equity value',
  volume:
    'anyone trading|anybody trading|anyone even trading|even trading|much trading|being traded|trade much|thinly traded|thin|thinly|illiquid|heavily traded|actively traded|how active|shares trade|daily shares traded|volume|share traded|trading volume|how many share traded|shares changed hands|turnover|liquidity|liquid|vol|traded volume|how actively traded|volume traded|share change hand|share changed hand|trading activity',
  avgvolume:
    'unusual trading|unusual activity|against normal|vs normal|versus normal|compared to normal|than normal|than usual|vs usual|heavier than usual|more than usual|average daily vol|avg daily vol|average vol|avg vol|daily average volume|average turnover|average volume|avg volume|usual volume|normal volume|adv|average daily volume|avg daily volume|typical volume|relative volume|rvol|rel vol|unusual volume|unusual|volume versus average|volume against average|against its average|average trading volume',
  range52:
    '52 wk trading range|52 week trading range|trading range|52 week|52 week range|52wk|52 wk|52w|52 w|year range|yearly range|range of year|52 week high and low|high and low of year|annual range|high low range|trading range of year|52 week span|yearly high and low|fifty two week|range for year|range over year',
  high52:
    '52 week high|yearly high|year high|52wk high|52 wk high|52w high|52 w high|one year high|12 month high|off its high|off high|below its high|below high|from its high|from high|high of year|its high|off the high|from peak|off its peak|year peak',
  low52:
    '52 week low|yearly low|year low|52wk low|52 wk low|52w low|52 w low|one year low|12 month low|off its low|off low|above its low|above low|from its low|from low|low of year|its low|near its low|near low|close to its low|close to low|near the low|bottom of its range|near its 52 week low',
  session:
    'open|opening price|opened|opened at|day range|daily range|intraday|intraday range|day high|day low|high and low of day|session|session range|high of day|low of day|hod|lod|opening|bid|daily high|daily low|range of day|trading range of day',
  prevclose: 'previous close|prior close|prev close|close before|yesterday close|last close before',
  technical:
    'above 50 day|below 50 day|over 50 day|under 50 day|above its 50 day|below its 50 day|above 50 day average|above moving average|below moving average|momentum|50d|20d|technical|technical indicator|indicator|rsi|relative strength|relative strength index|sma|moving average|ema|macd|50 day|50 dma|20 day ema|overbought|oversold|technical analysis|ta|50 day moving average|simple moving average|exponential moving average|momentum indicator',
  chart:
    'chart|graph|price chart|plot|price history|stock chart|line chart|historical price|price over time|price development|price trend|course of price',
  peak: 'highest|highest price|peak price|max|maximum|top price|all time high|ath|highest close|highest closing price|record high|peak|largest|biggest|most|top',
  trough:
    'low|lows|lowest|lowest price|min|minimum|bottom price|all time low|atl|lowest close|lowest closing price|record low|trough|smallest|least',
  overview:
    'one liner|one line|what business|do for money|products it sells|services it sells|guys do|these people do|this outfit do|what is it exactly|heard of this company|what story|the story|story here|story with|elevator pitch|pitch|working on|work on|sell exactly|make or sell|company about|thing about|business model|overview|profile|what does it do|what do they do|business|company do|does it do|do they do|actually do|does for living|do for living|introduce|introduction|summary|who are they|what are they|does this company do|does company do|description|rundown|run down|what kind of company|what sort of company|what type of company|what is company|background|in a nutshell|line of business|line of work|earn its money|do all day|company profile|quick take|what are they',
  sector: 'sector|what sector|market sector|which part of market|what space|which space|vertical',
  industry:
    'industry|industry group|sic|sic code|what industry|field|line of industry|industry classification|branch',
  place:
    'headquarter|headquartered|hq|based|based in|located|location|head office|address|where is it from|city|place|country|home base|situated|domiciled|which state|what state|from which country|where is it from|where do they sit|sit|sits|office|country of origin',
  website:
    'website|web site|homepage|home page|url|web page|web address|site|internet address|investor website|ir page|ir site',
  employees:
    'folks work|folk work|employes|employs|work there|work for them|employee|staff|headcount|head count|workforce|people work|people work there|how many people|worker|team size|number of people|people employed|employ|employed|people does it employ|personnel|full time employee|people work for|people on payroll|payroll',
  formername:
    'different name|another name|other name in past|used to have|former name|formerly|formerly known|previous name|old name|used to be called|previously called|previously known|name before|name change|changed its name|change its name|renamed|earlier name|prior name|known as before|ex name|called before|called previously|aka|known as|other name|past name',
  exchange:
    'exchange|stock exchange|nasdaq|nyse|amex|listed|listed on|listing|which exchange|trade on|traded on|stock market|where does it trade|where is it listed|quoted on|what market|which market|venue',
  ipo: 'they list|it list|did list|come public|came public|debut|debuted|float on exchange|direct listing|ipo|go public|went public|going public|public since|initial public offering|first day of trading|first traded|started trading|start trading|began trading|begin trading|listed since|listing date|ipo year|ipo date|came public|become public|became public|public debut|debut|floated|flotation|how long has it been public|been public|been listed|come to market',
  fiscalyear:
    'fiscal year end|fiscal year ends|year end date|financial year end|when does fiscal year|accounting year|end of fiscal year|fiscal calendar|fiscal year|financial year|close their books|books close|close its books|closes its books',
  incorporated:
    'delaware|delaware corp|delaware corporation|nevada corp|cayman company|cayman|state of formation|formed in|incorporated|incorporation|state of incorporation|legal domicile|legally registered|place of incorporation|registered in|chartered',
  index:
    'index|indices|index membership|russell 2000|russell 3000|russell 1000|russell|s p 1500|s p 600|member of index|part of index|indexes|in any index|s p',
  identifiers: 'cik|cik number|sec identifier|edgar number|central index key|cik code|edgar id|sec id',
  classes:
    'other share classe|other classe of stock|other classe|share class|class of share|other class|classes of stock|dual class|class a|class b|other share class|other ticker|class of stock|different classe|shares classe|share classe|stock classe|classe',
  officers:
    'running the show|running it|running this|runs the place|running the place|running things|top people|senior management|managing team|directors and officers|heads|bigwigs|higher ups|top dogs|officer|top executive|management|management team|executive|leadership|who run|who lead|who manage|leader|executive team|management board|board|team|c suite|top brass|bosses|who is in charge|in charge|key people|key executive|runs company|run by|led by|managed by|people at top|people in charge|top management|exec|execs|runs this company|runs it',
  ceo: 'head honcho|top dog|top boss|runs the show|at the helm|the helm|ceo|chief executive|chief executive officer|boss|head of company|big boss|chief exec',
  cfo: 'cfo|chief financial officer|finance chief|finance head|head of finance|financial chief|chief finance officer',
  coo: 'coo|chief operating officer|chief operation officer|operations chief',
  cto: 'cto|chief technology officer|chief technical officer',
  cmo: 'cmo|chief medical officer',
  cso: 'cso|chief scientific officer|chief science officer',
  chair: 'chairman|chair|chairwoman|chairperson|executive chairman|chairman of board|chair of board',
  generalcounsel: 'general counsel|chief legal officer|top lawyer|clo',
  pay: 'top brass make|executives make|management make|officers make|bonus|earn in salary|paid to ceo|paycheque|exec comp|brass make|pay|paid|salary|compensation|remuneration|wage|make a year|package|comp|get paid|total pay|take home|salaries|paycheck|pay package|pay check',
  client:
    'client|customer of redstreet|sponsored|pay redstreet|paid coverage|pay you|paid to cover|paid promotion|are you paid|do you get paid|promotion|promote|sponsor|pays redstreet|paying redstreet|paid by|disclosure|conflict of interest|relationship with redstreet|paying you|do they pay you|redstreet client|pump and dump|redstreet',
  filer:
    'filer status|accelerated filer|smaller reporting company|filer category|shell company|reporting status|filer|reporting company|emerging growth company|large accelerated',
  type: 'spac|blank check|reit|fund|operating company|business development company|bdc|royalty trust|shell|kind of company|type of company',
  peers:
    'else in space|in same space|in this space|else is in|who else in|others in space|operates in same|other player|other players|players|who else does this|who else makes|trades against|peer|competitor|competition|similar company|similar stock|rival|comparable|comps|others in industry|companies like|stocks like|alternative|who competes|compete with|competes with|peer group|similar size|same industry|like it|comparable company|other company like|competing company|peer comparison|lookalike|its kind|company like',
} as const;
