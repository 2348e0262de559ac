import { expect, it } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0in;} --></style><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1 style='mso-outline-level:1'><span style='font-family:"Calibri Light"'>Results<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><b><span style='font-size:12.0pt;font-family:"Times New Roman",serif'>Revenue</span></b><span
style='color:red'> rose <i>sharply</i>&nbsp;</span><span style='mso-spacerun:yes'>  </span><font face="Arial" size=2>in <u>May</u></font>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>One<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span>1.<span>&nbsp;</span></span><!--[endif]-->Deeper</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·</span><![endif]>Two</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=100 valign=top colspan=2 style='width:1in'><p class=MsoNormal>Cell</p></td></tr></table>
<!--EndFragment--></body></html>`;

it('text of Word keeps its words, marks, lists and tables, and nothing of Word', () => {
  const cleaned = cleanPaste(word);
  expect(cleaned).not.toMatch(/mso|style|class|<o:|<font|<span|xml|Calibri|\[if|\[endif/i);
  expect(cleaned.replace(/\s+/g, ' ')).toBe(
    '<h2>Results</h2> <p><strong>Revenue</strong> rose <i>sharply</i> in <u>May</u>.</p> ' +
      '<ul><li>One<ol><li>Deeper</li></ol></li><li>Two</li></ul> ' +
      '<table><tr><td width=100 colspan=2><p>Cell</p></td></tr></table>',
  );
});

it('a numbered list of Word is one', () => {
  const line = (marker: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span>${marker}<span>&nbsp;</span></span><!--[endif]-->${text}</p>`;
  expect(cleanPaste(line('1.', 'First') + line('2.', 'Second'))).toBe(
    '<ol><li>First</li><li>Second</li></ol>',
  );
  expect(cleanPaste(line('a)', 'First'))).toBe('<ol><li>First</li></ol>');
  expect(cleanPaste(line('o', 'Bullet'))).toBe('<ul><li>Bullet</li></ul>');
});

it('text of Google Docs keeps what its styles mean', () => {
  const docs =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700;font-style:normal">Bold</span><span style="font-size:11pt;font-weight:400"> plain </span><span style="font-style:italic;text-decoration:underline">both</span><a href="https://www.sec.gov/" style="text-decoration:none"><span style="color:#1155cc">a link</span></a><span style="font-size:0.6em;vertical-align:super">2</span></p></b>';
  expect(cleanPaste(docs)).toBe(
    '<p><strong>Bold</strong> plain <em><u>both</u></em><a href="https://www.sec.gov/">a link</a><sup>2</sup></p>',
  );
});

it('scripts, styles and handlers are gone before anything is read of them', () => {
  const hostile =
    '<p onclick="x()" style="background:url(x)">a<script>alert(1)</script><style>p{}</style><img src="https://e.example/a.png" alt="A" onerror="x()"></p>';
  expect(cleanPaste(hostile)).toBe('<p>a<img src="https://e.example/a.png" alt="A"></p>');
});

it('plain HTML stays as it is', () => {
  const plain =
    '<h2>A</h2><p>b <strong>c</strong> <a href="https://www.sec.gov/">d</a></p><ol start="3"><li>e</li></ol>';
  expect(cleanPaste(plain)).toBe(plain);
  expect(cleanPaste('<p>1 &lt; 2</p>')).toBe('<p>1 &lt; 2</p>');
});
