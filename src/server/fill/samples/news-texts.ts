/** An article of our own about a sample company, `daysBefore` the day of the samples. */
export interface SampleArticle {
  id: string;
  symbol: string;
  title: string;
  heading: string;
  daysBefore: number;
  html: string;
}

const made = '<p><em>A sample: the company and everything in this article are made up.</em></p>';

/** Three for each sample company; each shows other kinds of content an editor may use. */
export const sampleArticles: readonly SampleArticle[] = [
  {
    id: 'sample-news-alder-trial',
    symbol: 'ZZSMA',
    title: 'Sample Alder doses the first patient of its phase 2 study',
    heading: 'The study takes 120 patients at 18 sites',
    daysBefore: 6,
    html: `${made}<p>Sample Alder Therapeutics said that the first patient has received SA-204, its tablet for a rare disease of the liver.</p>
<h2>How the study is built</h2><ul><li>120 patients at 18 sites</li><li>Two doses against placebo, 24 weeks</li><li>First reading: fat in the liver, by scan</li></ul>
<blockquote><p>“A study is a question with a date on it.”</p></blockquote><p>A reading is planned for the second half of next year.</p>`,
  },
  {
    id: 'sample-news-alder-quarter',
    symbol: 'ZZSMA',
    title: 'Sample Alder reports its quarter',
    heading: 'Cash lasts for two years at the present pace',
    daysBefore: 41,
    html: `${made}<p>The figures of the quarter, in millions of dollars:</p>
<table><thead><tr><th scope="col">Figure</th><th scope="col">This quarter</th><th scope="col">A year before</th></tr></thead>
<tbody><tr><th scope="row">Research</th><td>9.2</td><td>7.8</td></tr><tr><th scope="row">Administration</th><td>2.6</td><td>2.4</td></tr><tr><th scope="row">Cash at the end</th><td>94.1</td><td>61.0</td></tr></tbody></table>
<p>The company sold no shares in the quarter.</p>`,
  },
  {
    id: 'sample-news-alder-officer',
    symbol: 'ZZSMA',
    title: 'Sample Alder names a chief medical officer',
    heading: 'The post had been open since spring',
    daysBefore: 77,
    html: `${made}<p>The new officer starts on the first of the month and <strong>reports to the chief executive</strong>.</p><h3>What the post covers</h3><ol><li>The studies and their sites</li><li>Safety of the patients</li><li>Talks with the regulator</li></ol>`,
  },
  {
    id: 'sample-news-birch-order',
    symbol: 'ZZSMB',
    title: 'Sample Birch sells 40 warehouse robots to a grocer',
    heading: 'Delivery begins in autumn',
    daysBefore: 9,
    html: `${made}<p>Sample Birch Robotics has an order for 40 of its carriers, with service for three years.</p><h2>What was agreed</h2><ul><li>40 carriers in two halls</li><li>Software by the month</li><li>A right to 20 more at the same price</li></ul><p>The value was not given.</p>`,
  },
  {
    id: 'sample-news-birch-software',
    symbol: 'ZZSMB',
    title: 'Sample Birch brings out the fourth version of its software',
    heading: 'Robots of other makers can now be steered as well',
    daysBefore: 33,
    html: `${made}<p>The new version plans the ways of all robots in a hall together. In the company’s own test hall the way of a box became <strong>a fifth shorter</strong>.</p><p>More at <a href="https://example.com/sample-birch">the page of the product</a>.</p>`,
  },
  {
    id: 'sample-news-birch-meeting',
    symbol: 'ZZSMB',
    title: 'Sample Birch invites to its annual meeting',
    heading: 'Four points to vote on',
    daysBefore: 64,
    html: `${made}<p>Holders vote on:</p><ol><li>Three members of the board</li><li>The auditor</li><li>Pay, in an advisory vote</li><li>A plan for shares of employees</li></ol><p>The meeting is held online.</p>`,
  },
  {
    id: 'sample-news-cedar-drilling',
    symbol: 'ZZSMC',
    title: 'Sample Cedar reports the first twelve holes of its summer drilling',
    heading: 'Nine of twelve met the vein',
    daysBefore: 4,
    html: `${made}<table><thead><tr><th scope="col">Hole</th><th scope="col">From, m</th><th scope="col">Length, m</th><th scope="col">Gold, g/t</th></tr></thead><tbody><tr><th scope="row">SC-101</th><td>84</td><td>6.2</td><td>3.1</td></tr><tr><th scope="row">SC-104</th><td>112</td><td>4.8</td><td>5.4</td></tr><tr><th scope="row">SC-109</th><td>97</td><td>7.5</td><td>2.2</td></tr></tbody></table><p>Lengths are along the hole; true widths are not known yet.</p>`,
  },
  {
    id: 'sample-news-cedar-permit',
    symbol: 'ZZSMC',
    title: 'Sample Cedar receives a permit for a road to its camp',
    heading: 'Eleven kilometres, to be built before winter',
    daysBefore: 29,
    html: `${made}<p>The road replaces the flights that have carried people and fuel so far.</p><blockquote><p>“Every trip by road saves a day of weather.”</p></blockquote>`,
  },
  {
    id: 'sample-news-cedar-study',
    symbol: 'ZZSMC',
    title: 'Sample Cedar orders a first economic study of its deposit',
    heading: 'Results are planned for spring',
    daysBefore: 88,
    html: `${made}<p>The study will set out <em>mine plan, cost and price</em>. It rests on the resource estimate of last year, without this summer’s holes.</p>`,
  },
];
