/** A sample newsletter that explains something; it holds no figure, so that it is true whenever it is read. */
export interface ReadingLetter {
  /** Months before the date of the quotes. */
  monthsBefore: number;
  title: string;
  summary: string;
  html: string;
}

export const readingLetters: readonly ReadingLetter[] = [
  {
    monthsBefore: 3,
    title: 'How to read a Form 4',
    summary:
      'Directors and officers report their trades within two business days. What the letters and columns mean.',
    html: `
      <p>A director, an officer, or a holder of more than a tenth of a class of shares reports every change of that
      holding on Form 4, within two business days. The form says who, when, how many shares, at which price, and how
      many are held afterwards.</p>
      <h2>The code decides</h2>
      <table>
        <thead><tr><th scope="col">Code</th><th scope="col">Meaning</th><th scope="col">What it tells</th></tr></thead>
        <tbody>
          <tr><td>P</td><td>Purchase in the market</td><td>Own money, at the day's price</td></tr>
          <tr><td>S</td><td>Sale in the market</td><td>Look for a plan in the footnotes first</td></tr>
          <tr><td>A</td><td>Award</td><td>Pay, not an opinion</td></tr>
          <tr><td>M</td><td>Exercise of an option</td><td>Often beside a sale that pays the tax</td></tr>
          <tr><td>F</td><td>Shares kept back for tax</td><td>Nothing about the company</td></tr>
        </tbody>
      </table>
      <p>Only P is a purchase with own money. A long list of awards says that people were paid.</p>
      <h2>What the form does not say</h2>
      <p>It gives no reason. A purchase is not a forecast, and one form is one person. Several officers who buy in the
      same week are rarer, and worth a second look at the filings of that week.</p>`,
  },
  {
    monthsBefore: 5,
    title: 'Cash and its runway',
    summary: 'How long a company that loses money can go on: two lines of a balance sheet and one division.',
    html: `
      <p>Most small companies in drug research earn nothing for years. What counts for them is how long the cash lasts.</p>
      <h2>The division</h2>
      <p>Take cash with short-term investments from the balance sheet, and the cash used in operations from the cash flow
      statement, for a quarter. The first divided by the second is the number of quarters.</p>
      <ul>
        <li>Use cash used in operations, not the net loss: stock that is given as pay costs no cash.</li>
        <li>Take the mean of four quarters. A milestone payment makes one quarter look healthy.</li>
        <li>Add what was raised after the quarter ended. It stands in the notes, under subsequent events.</li>
      </ul>
      <h2>Where companies say it themselves</h2>
      <p>The annual report has a part on liquidity. A sentence about substantial doubt means that the company, or its
      auditor, sees less than a year.</p>`,
  },
  {
    monthsBefore: 8,
    title: 'What a shelf registration allows',
    summary:
      'Form S-3 registers shares that may be sold later, in parts. When the sale comes, a 424B says so.',
    html: `
      <p>A shelf is a permission. On Form S-3 a company registers an amount of shares, debt or warrants, and may then sell
      them in parts over three years without a new registration.</p>
      <h2>The order of papers</h2>
      <ol>
        <li><strong>S-3</strong> registers the amount. Nothing is sold yet.</li>
        <li><strong>EFFECT</strong> says that the regulator let it take effect.</li>
        <li><strong>424B5</strong> describes one sale: how many shares, at which price, through whom.</li>
        <li><strong>8-K</strong> often carries the agreement with the bank.</li>
      </ol>
      <h2>The small-cap rule</h2>
      <p>A company whose publicly held shares are worth less than 75 million dollars may sell at most a third of that worth
      from its shelf in twelve months. It is the reason why some sales are so small.</p>`,
  },
  {
    monthsBefore: 11,
    title: 'What a trial phase says, and what it does not',
    summary:
      'Phase 1 asks whether a treatment is safe, Phase 2 whether it might work, Phase 3 whether it does.',
    html: `
      <p>A phase is a stage of a question, not a mark for quality. A trial in Phase 3 has not succeeded; it has begun.</p>
      <h2>Three questions</h2>
      <dl>
        <dt>Phase 1</dt><dd>Is it safe, and how much can be given? Dozens of people, often healthy ones.</dd>
        <dt>Phase 2</dt><dd>Does it seem to work, and in whom? Often against a placebo.</dd>
        <dt>Phase 3</dt><dd>Does it work, in the way that was written down before? The endpoint was chosen in advance.</dd>
      </dl>
      <h2>Read the endpoint</h2>
      <p>The register of trials says what is measured and when. A release that praises a secondary endpoint without naming
      the primary one leaves the main thing out.</p>`,
  },
  {
    monthsBefore: 16,
    title: 'Volume against its average',
    summary: 'Three times the usual volume on a day without a filing is a question, not an answer.',
    html: `
      <p>Shares of a small company may hardly trade for weeks. So the number of shares traded says little, and its ratio to
      the average of the past months says more.</p>
      <h2>How we count</h2>
      <p>The ratio divides the volume of a session by the mean volume of the 63 sessions before. From 1.5 times it is set in
      bold. A split changes the number of shares, and bars are adjusted for it.</p>
      <h2>What to look at next</h2>
      <ul>
        <li>Filings of the day, those after the close included.</li>
        <li>Whether the sector moved as well.</li>
        <li>The spread: a price that few orders made says little about what one would get.</li>
      </ul>`,
  },
  {
    monthsBefore: 23,
    title: 'Why a price can stand still',
    summary: 'No trade is also a fact. On thin shares, the last price may be hours or days old.',
    html: `
      <p>A close is the price of the last trade. Where nobody traded, the close of the day before stands, and a chart shows
      a flat line. That line is not calm; it is silence.</p>
      <h2>Three signs</h2>
      <ul>
        <li>A volume of a few hundred shares.</li>
        <li>A change of exactly zero on a day when the market moved.</li>
        <li>A distance of several percent between what buyers offer and sellers ask.</li>
      </ul>
      <h2>For an order</h2>
      <p>A limit order names the worst price that one accepts. On thin shares it is the only kind that says what one means.</p>`,
  },
];
