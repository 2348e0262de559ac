/** Everyday words and terms as they are misspelt most often: right first, then how else it is written. None of these is a word, a name or a shorthand of its own. */
const misspelt = `a lot: alot|alott
at least: atleast|alteast
as well: aswell
in fact: infact
each other: eachother
no one: noone
up to: upto
how much: howmuch
how many: howmany
the: teh|hte|tehh
and: adn|annd
that: taht|thta|tht
this: tihs|thsi
they: tehy|thye
their: thier
there: theer|tehre
what: waht|whta|hwat
which: wich|whcih|wihch|whitch
when: wehn|whne
with: wiht|wtih
have: ahve|hvae|haev
does: deos|doess
from: fomr|frmo
about: abuot|aobut|baout
because: becuase|beacuse|becasue|becouse|becaus|becos
really: realy|raelly
actually: actualy|acutally|actaully
definitely: definately|definatly
probably: probaly|probly|prolly|propably
usually: usualy|ususally
currently: currenty|currentley|curently|currrently
recently: recenty|recentley
basically: basicly|basicaly
generally: generaly
especially: especialy|expecially
immediately: immediatly|imediately
apparently: apparantly|aparently
until: untill|untl
before: befor|befroe|bfore
after: aftre|afetr
since: sinse|sicne|snice
again: agian
another: anohter|anothr
other: ohter|othre
people: poeple|peple
money: moeny|monye|mony|muney
business: buisness|busines|bussiness|bisness|buisiness|busness
receive: recieve|receve
received: recieved|receved
believe: beleive|belive
achieve: acheive
know: konw|knwo
think: thikn|htink
should: shoud|shuold|shoudl
would: woudl|wuold|woud
could: coudl|cuold|coud
company: compnay|comapny|companey|compnany|comany|copmany
companies: companys|compnaies|comapnies
dividend: divedend|dividened|divident|devidend|dividen|dividand|divdend|diviend|dividned
dividends: divedends|dividents|devidends|divdends|dividens
revenue: revenew|revanue|revenu|reveneu|revinue|revnue|revenueue
revenues: revenews|revanues|reveneus|revinues
earnings: earings|earnigns|ernings|earnins|earnngs
quarter: quater|quartr|qaurter|quarther|qurater
quarters: quaters|quartrs|qaurters
quarterly: quaterly|quartely
price: pirce|prcie
share: shrae|sahre
shares: shraes|sahres|sharse
stock: stcok|sotck|stokc
interest: intrest|interst|intrerest|intersest
debt: detb|debtt|dbet
balance: balence|ballance|balanse
insider: insidr|insder|isnider
insiders: insdiers|insiers|isniders
holders: holdrs|hodlers
institution: instution|insitution
institutions: instutions|insitutions
institutional: instutional|insitutional
ownership: ownershp|onwership
merger: meger|mergre
bankruptcy: bankrupcy|bankruptsy|bancruptcy
liability: liablity
liabilities: liablities|liabilites
employee: employe|emplyee|employye
employees: employes|emplyees|emploees
management: managment|mangement|managament
government: goverment
separate: seperate
separately: seperately
occurred: occured
occurring: occuring
beginning: begining
successful: succesful|sucessful
necessary: neccessary|necesary
average: avarage|averge|avrage
volume: volumn|voulme|volum
volatility: volatilty|volitility|volatillity
performance: performace|preformance
percentage: precentage|percantage
percent: precent|pecent
million: millon|milion|millin
billion: billon|bilion
profitable: profitble|proftable|profitabel
profit: porfit|proffit
margin: margn|magrin
margins: margines|magrins
growth: growht|gowth|grwoth
guidance: guidence|guidnace
estimate: estimat|estamate
estimates: estamates|estimats
analyst: analist|anaylst|anlyst
analysts: analists|anaylsts|anlysts
announce: anounce|annouce
announced: anounced|annouced
announcement: anouncement|annoucement
history: histroy|hisotry
dilution: diltion|dillution|dilusion
dilute: dillute
diluted: dilluted
expense: expence
expenses: expences
approval: aproval|approvel
approved: aproved
schedule: shedule|scedule
scheduled: sheduled
executive: exectutive|excutive|executve
officer: oficer|offcier
director: directer|dirctor
directors: directers
reverse: reverese|revrse
exchange: exchnage|exhange
yesterday: yesturday|yeterday|yestarday
tomorrow: tommorow|tommorrow|tomorow
february: febuary
wednesday: wensday|wendesday
different: diffrent|differnt
difference: diffrence|differnce
compare: comapre|compair
compared: comapred|compaired
comparison: comparision
competitor: competiter|compettitor
competitors: competiters|compettitors
weird: wierd
question: quesiton|qustion
please: plese|plaese
thanks: thnaks|thansk
maybe: mabye|maybee
whether: wether|wheather
something: somthing|somethign
anything: anyhting|anythign
through: throught|thruogh|thorugh
enough: enogh|enuogh|enought
amount: ammount|amonut
value: vlaue|valeu
valuation: valution|valuaton
forecast: forcast
pipeline: pipline
listed: lsited
traded: tradded
trading: tradeing|tradding`;

const right = new Map(
  misspelt.split('\n').flatMap((line) => {
    const [as = '', ways = ''] = line.split(': ');
    return ways.split('|').map((way) => [way, as] as const);
  }),
);

/** A text with the words that many misspell as they are spelt, where they are written small: neither a name, nor a part of one. */
export const spelledRightly = (text: string): string =>
  text.replaceAll(
    /(?<![$\p{L}\p{N}'’@/.-])\p{Ll}{3,}(?![\p{L}\p{N}'’])/gu,
    (word) => right.get(word) ?? word,
  );
