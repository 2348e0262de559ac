/** How people ask: what ties questions together, and what no record answers. */
export const talkWords = {
  compare:
    'compare|compared|comparison|versus|vs|against|compare with|compared to|compared with|difference between|head to head|stack up|better than|relative to|than|side by side|how does it compare|stacks up|match up|measure up|better|worse|more|less|higher|lower|bigger|larger|cheaper',
  versuspeers:
    'compared to peer|versus peer|vs peer|against peer|versus competitor|vs competitor|compared with peer|compare to peer|compare with peer|compare to competitor|compare with competitor|relative to peer|against its peer',
  buyadvice:
    'thought|thoughts|your thought|opinions|any thoughts|risk reward|reward|convince me|talk me into|talk me out|sell me on|thesis|bull thesis|bear thesis|bull and bear thesis|safe for|buy here|buy this|should i add|add more|hold this|worth a punt|worth a gamble|good bet|your take|take on|bull argument|bear argument|downsides|upsides|avoid|stay away|stay clear|bargain|a trap|value trap|good value|investing in|put my money|put money into|recommend buying|should i|should i buy|should i sell|should i hold|is it a buy|is it a good buy|good buy|good investment|good stock|worth buying|worth it|worth investing|buy sell or hold|buy hold or sell|buy or hold|hold or sell|a buy|a sell|a hold|should i invest|invest in|would you buy|do you like|do you recommend|is this a good|safe bet|good idea|time to buy|time to sell|bull case|bear case|bull and bear|pro and con|pros and con|strength and weakness|for and against|red flag|risk|risky|risks|opinion|what do you think|thought on|good company|bullish|bearish|bull|worth a look|worth my money|good time to buy|safe|good long term|long term hold|should we buy|advice|any good|good play|worth holding|buy the dip|hold on to|would you invest|what speaks for and against|for and against|speaks for|speaks against|scam|legit|red flags|sound|solid|healthy|strong company|buyable|yolo|weakness|strength|downside|is it good|danger|dangerous|warning sign|case for|case against|investable|keep or sell|keep holding|get out|get in|entry point|decent buy|worth owning|weaknesse|threat|get rid of|dump it|load up on it|go long|go short|take profit|average down',
  buyorsell:
    'buy or sell|buying or selling|bought or sold|buy sell or hold|purchase and sale|buying and selling|buy and sell',
  prediction:
    'will it go up|will it go down|will it rise|will it fall|go up|go to moon|to the moon|moon|will it moon|price prediction|predict|prediction|forecast price|price forecast|where will|future price|will the stock|how high can|going to be|next year price|tomorrow|will be worth|will it be worth|10x|100x|multibagger|will it hit|will it reach|hit|reach|double|will it double|will it recover|recover|will it bounce|bounce|in the future|will it crash|going to crash|going to go up|going to go down|going to rise|going to fall|going to zero|go to zero|in 5 years|in five years|in ten years|in 2030|by end of year|end of the year|expected price|will price|potential upside|ten bagger|will shares|will this|will they be|price in a year|headed|where is it headed|heading|future|will it',
  outofscope:
    'cap table|funds from operation|ffo|affo|auditor|who audits|audit firm|accountant|same store sale|comparable sale|patient|dropout|arr|net interest margin|nim|npl|churn|orders|order intake|union|strike|tariff|employee satisfaction|glassdoor|chief of staff|earnings transcript|weather|bitcoin|btc|ethereum|eth|crypto price|dogecoin|doge|gold price|oil price|recipe|joke|poem|song|football|soccer|election|president|politic|who won|movie|film|translate|capital of|horoscope|sports|temperature|rain|lottery|interest rate|fed|federal reserve|inflation|mortgage|tax|taxes|exchange rate|euro dollar|eur usd|forex|real estate price|s p 500|dow jones|dow|nasdaq composite|nasdaq index|spy|qqq|treasury|bond|options chain|option|call option|put option|calls|puts|implied volatility|greeks|write code|python|javascript|essay|meaning of life|love|pizza|restaurant|hotel|flight|homework|math|gpt|chatgpt|openai|solana|xrp|cook|dinner|ripple|gas price|world cup|super bowl|covid|vaccine schedule|medical advice|diet|doctor|lawyer|visa|passport|birthday|level 2|order book|dark pool|ftd|cost to borrow|borrow fee|ctb|after hour|premarket|pre market|afterhours|silver price|esg|patent|lawsuit|litigation|sued|credit rating|twitter|reddit|stocktwits|sentiment|social media|wsb|wallstreetbets|market share|customers|customer|subscriber|backlog|bookings|guidance|product line|product|tam|moat|ev ebitda|ebitda|vix|etf|peg|peg ratio|beta|sharpe|volatility|dcf|intrinsic value|fair value|fibonacci|bollinger|candlestick|support level|resistance|support|stop loss|transcript|segment|by segment|by region|by country|by product|geographic|inventory|receivable|payable|goodwill|tax rate|interest expense|warrants|warrant|convertible|preferred|merger|acquisition|takeover|buyout|partnership|partner|deal|contract',
  help: 'what you can do|what else can i ask|what can you do|what can you answer|what can i ask|help|how do you work|what do you know|which question|what question|example question|what are you|who are you|how does this work|instructions|your capabilities|are you a bot|are you an ai|are you human|what can you tell me|what do you do|menu|list of question|thing can i ask|what else can you',
  greeting:
    'hello|hi there|good morning|good afternoon|good evening|thank you|thanks|cheers|bye|goodbye|nice|ty|thx|great answer|well done|good bot|hi',
  coverage:
    'what data do you have|how old is data|data source|where is data from|where does data come from|how recent is data|up to date|real time|how current|record cover|what is on record|source of data|where do you get your data|data from|how fresh|is this live|live data|delayed|how fresh is|source|sources|where do the figures come from|how reliable',
  screen:
    'stocks|companies|tickers|banks|biotechs|miners|insurers|chipmakers|lenders|drugmakers|shippers|find stock|screen|screener|list of|find me|find company|search for|stocks with|companies with|ideas|micro cap|small cap|nano cap|microcap|smallcap|nanocap|penny stock|penny stocks',
  pace: 'how fast|how quickly|how rapidly|how soon|at what pace|at what rate|what pace',
  not: 'not|no|without|except|excluding|exclude|neither|nor|non|isnt|doesnt|dont|never|other than|apart from|didnt|arent|havent|hasnt|wasnt|werent|ex',
  who: 'who|whom|whose|which person|name of',
  when: 'when|what date|which date|what day|which day|date|what time',
  where: 'where',
  now: 'now|today|currently|current|right now|at the moment|at present|present|as of now|as of today|presently|this moment|these day|nowadays|this minute|to date',
  latest: 'latest|last|most recent|recent|recently|newest|past|lately|last known|last reported|most recently',
  upcoming: 'upcoming|next|coming|future|ahead|coming up|scheduled|soon|due|planned|on the horizon',
  previous: 'previous|prior|before|earlier|preceding|the one before',
  net: 'net insider|net buying|net selling|overall|on balance|more buying or selling|net buyer|net seller|buying or selling|buy or sell more|balance of',
  total: 'total|in total|altogether|sum|combined|all together|in all|aggregate',
  large: 'large|big|significant|huge|substantial|sizeable|major|massive',
  tellme:
    'tell me about|tell me more about|know about|describe|brief me on|summarize|summarise|talk to me about|walk me through|explain|learn about|read about|educate me on|fill me in on|info on|information on|details on|detail on|update on',
  it: 'for holder|for shareholder|for bull|for long|for bagholder|it|its|they|them|their|this|that|these|those|this one|that one|this stock|this company|share|stock|company|this ticker|this name|that company|that stock|firm|corporation|business itself|the firm|this firm|this share',
} as const;

/** Words that carry nothing of what is asked. */
export const fillers =
  `fraction proportion operations operation else reading readings normal normally regular regularly typical typically final finally official officially verify verified aside apparently supposedly allegedly reportedly theoretically ideally hopefully personally super very extremely insanely crazy massively hugely wildly totals altogether thus hence therefore however although though despite regardless besides moreover instead following recap quickie fam amigo chap pardon mentioned referring refer specify provided state stated present presented activity anywhere millions billions whole thing spend spent spends retirement savings situation plus least tracked tracking ish gist tldr deets particulars scoop skinny lowdown rough whatsoever heck hell damn darn dang bloody freaking frickin
or high draw sitting gone usual heavily heavy link whereabouts bad badly making used uses using enough weird odd strange funny cool awesome handle handles pull pulled call calls sits looked seeming kinda loads plenty bunch pile piles tons quickly slowly fast lately anymore already alone together apart along supposed meant wondered asked needed wanted liked love loved hate hated enjoy hope hoping trust believe believed feel feels feeling felt helpful useful handy friendly funny serious seriously hard easy easily clear clearly obvious obviously somewhat fairly totally completely absolutely definitely certainly surely stuff item items piece pieces pieced bits shape state condition add adds bring brings sort sorted list lists basics basic person folks guys ladies gents gentlemen happily gladly cheers ta regards sincerely yours truly let us ballparkish
 daily distance left missing strong potential member spending ticker a an the of for to in on at by with as is are was were be been being am do does did done has have had having can could would
should will shall may might must i me my mine we us our you your yours he she his her what whats which how much many long far often
there here and but so if then also too just only even still please pls plz tell give show list get see know find look like
want need wanna gonna gotta let lets say ok okay well hey hi yo dude bro man mate guys folks sir anyone anybody someone ya yeah yep
some any all every each both whole entire really actually exactly roughly approximately about around ballpark quick quickly brief
briefly short shortly simple simply detail details detailed info information data figure figures number numbers amount amounts value level
question ask asking wonder wondering curious interested interest check checking confirm update updated provide display pull
fetch bring print up out over off into onto from through during within across between per via one ones thing things stuff bit lot lots
kind sort type make makes made take takes took put come comes came go goes going went keep keeps got gotten getting seem seems appear
appears look looks looking think thinking guess believe suppose maybe perhaps probably possibly hear heard read saw seen
good great best nice fine right correct sure certain true real recent day days time times week moment point way
been already yet ever again always usually generally mostly mainly overall basically literally honestly frankly btw fyi lol omg wtf lmao
idk imo imho tbh iirc asap thanks thank kindly help possible able allowed available public publicly traded corp inc ltd plc co corporation
incorporated limited holdings holding group company companies company's stock stocks share shares ticker symbol security securities equities
issuer small cap im ive id ill youre its it's theyre thats what's who's how's where's when's theres whos hows wheres whens gimme lemme dunno whatcha
remind sorry excuse quick-question figuring try trying work working out understand learn share hold
that this these those they them their it he she who whom whose same such very pretty quite rather rather kinda sorta
currently please exactly specifically particular particularly especially namely ie eg etc eh ah oh um uh hmm
reported report stand stands standing sit sits run runs running stay stays exact full complete
where when whether than because since while until according record records base basis side sides part parts
own various several couple
us usd dollar dollars bucks buck percent percentage pct rate ratio terms term count counts compute total called name names named
far away near close next last latest current new newest old older ago now today lately recently date dates
quarter quarters year years month months weeks annual yearly quarterly fiscal fy yr yrs qtr qtrs mo mos period periods
anything something nothing everything everyone everybody nobody ready happy willing interesting important relevant main key major top
answer answers respond reply response write type enter input chart table graph visual
u r ur y n w vs re c b k thx ty rn tho tho' cuz coz bc bcoz cos em 'em gonna tryna wats wat wot hw mch hav dat da dis
folk buddy pal lad team redchat assistant bot chat honest straight straightforward fast speedy
happened happen happening occur occurred occurring take place
whatever whichever wherever anyway anyhow please-and-thank-you mind minded minding care cared
dig digging dive diving deeper deep glance quick peek handle sense idea view picture
own owns hand hands currently holdin stockwise moneywise moneys money cash-wise sum sums worth of
bag bags bagholder holder position ape apes retail trader traders investor investors portfolio watchlist long
research researching due diligence dd noob newbie beginner
still yet since then back ahead onward forward
much-needed appreciate appreciated grateful love hello
it'd i'd we'd they'd that'd there'd i'll we'll they'll it'll that'll we're they're you're we've they've you've isn't
end start begin starting beginning ending ended sit place spot set given giving gives gave shown showing shows showed told telling says saying talk talking speak speaking
does doing done deal dealing regards regarding regard concerning respect wrt re: topic subject matter matters
straight up actual actuals precise precisely accurate accurately in-depth brief-ish tiny little huge
post posted posting released release publish published publishing announce
vs. v compared anyways thingy stuffs lately these
ms mr mrs dr
possibly kindly could'ya wouldya
`
    .split(/\s+/)
    .filter(Boolean);
