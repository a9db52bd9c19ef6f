/** Pasted text as Word, Google Docs, LibreOffice and web pages put it into the clipboard. */
import { expect, test } from 'vitest';
import { pastedLine, pastedText } from './pastedText.ts';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- /* Font Definitions */ @font-face {font-family:"Cambria Math";} p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Die Frist<o:p></o:p></h1>
<p class=MsoNormal>Sie haben <b style='mso-bidi-font-weight:normal'><span style='font-size:12.0pt;color:red'>drei Monate</span></b>, und
zwar <i>ab Kenntnis</i>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Ausweis<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Kopie<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Vollmacht<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Termin</p>
<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal>Lage<o:p></o:p></p></td><td><p class=MsoNormal>Beginn</p></td></tr>
<tr><td><p class=MsoNormal>Gesetz</p></td><td><p class=MsoNormal>Kenntnis | Tod</p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`;

test('what Word pastes keeps headings, lists and tables, and loses its styles', () => {
  const text = pastedText(WORD, '');
  expect(text).toContain('## Die Frist\n\nSie haben **drei Monate**, und zwar *ab Kenntnis*.');
  expect(text).toContain('- Ausweis\n  - Kopie\n- Vollmacht');
  expect(text).toMatch(/1\. Termin/);
  expect(text).toMatch(/\| Lage +\| Beginn +\|\n\| -+ \| -+ \|\n\| Gesetz +\| Kenntnis \\\| Tod \|/);
  expect(text).not.toMatch(/mso|style|color|<|·/);
});

test('what Google Docs pastes is not bold as a whole', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;">Bold</span><span style="font-style:italic"> slanted</span></p></b>';
  expect(pastedText(html, '')).toBe('**Bold** *slanted*');
});

test('pictures, scripts and links inside the document go, links to other sites stay', () => {
  const html = '<p>One <a href="#x">two</a><img src="data:x"><script>alert(1)</script> <a href="https://example.org/">three</a></p>';
  expect(pastedText(html, '')).toBe('One two [three](https://example.org/)');
});

test('signs that MDX would read as code are escaped', () => {
  expect(pastedText('<p>a {b} &lt; c</p>', '')).toBe('a \\{b} \\< c');
});

test('plain text and text from an editor of code stay as they are', () => {
  expect(pastedText('', 'One\r\n<Fact id="x">3</Fact>')).toBe('One\n<Fact id="x">3</Fact>');
  expect(pastedText('<div style="font-family:monospace"><span>## x</span></div>', '## x')).toBe('## x');
});

test('a field of one line gets one line', () => {
  expect(pastedLine('<p>One</p><p>two</p>', 'One\r\n\r\n two\n')).toBe('One two');
});

test('a long text is taken whole', () => {
  const html = `<p>${'word '.repeat(200)}</p>`.repeat(120);
  expect(pastedText(html, '').length).toBeGreaterThan(100_000);
});
