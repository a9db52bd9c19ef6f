import { describe, expect, it } from 'vitest';
import { createConverter } from './toMarkdown.ts';

const convert = (html: string) => createConverter('https://x.example')(html).trim();

describe('a page as Markdown', () => {
  it('keeps headings, lists, tables and emphasis', () => {
    const table = '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
    expect(convert(`<h1>T</h1><ul><li>a</li><li><strong>b</strong></li></ul>${table}`)).toBe('# T\n\n- a\n- **b**\n\n| A |\n| - |\n| 1 |');
  });

  it('leads to pages by whole addresses, and nowhere inside itself', () => {
    expect(convert('<p><a href="/de/x">X</a> <a href="/">H</a> <a href="#fact-y"><time datetime="P90D">90 Tage</time></a></p>')).toBe(
      '[X](https://x.example/de/x) [H](https://x.example/) 90 Tage',
    );
  });

  it('writes figures with their basis on one line, questions as headings, steps with bold titles, remarks as quotations', () => {
    expect(convert('<dl><div><dt>90 Tage</dt><dd>Art. 27/A</dd></div></dl>')).toBe('- 90 Tage: Art. 27/A');
    expect(convert('<details><summary>Wer?</summary><div>Sie.</div></details>')).toBe('### Wer?\n\nSie.');
    expect(convert('<ol><li><h3>Termin</h3><p>Buchen.</p></li></ol>')).toBe('1. **Termin**\n\n   Buchen.');
    expect(convert('<aside><p>Achtung</p></aside>')).toBe('> Achtung');
  });

  it('has the space after bold words outside of them, and no character references', () => {
    expect(convert('<ul><li><strong><a href="#fact-1">8 Monate</a> </strong><span>üblich</span></li></ul>')).toBe('- **8 Monate** üblich');
  });

  it('keeps apart what stands on two lines, and puts small words into parentheses', () => {
    expect(convert('<p><a href="#top">Von vorn</a><a href="#all">Alle Fragen</a></p>')).toBe('Von vorn Alle Fragen');
    expect(convert('<a href="/x"><q>Wer erbt?</q><span>Erbrecht</span></a>')).toBe('["Wer erbt?" Erbrecht](https://x.example/x)');
    expect(
      convert(
        '<table><tr><th>Frist</th></tr><tr><td><time>2 Wochen</time> <small>Kalendertage <a class="back" href="#x">Stelle</a></small></td></tr></table>',
      ),
    ).toContain('| 2 Wochen (Kalendertage) |');
  });

  it('says where an answer of a finder leads', () => {
    const html = '<div class="choices"><ul><li><a href="#ödeme">No</a></li></ul></div><h2 id="ödeme">Payment order</h2>';
    expect(convert(html)).toBe('- No → Payment order\n\n## Payment order');
  });

  it('leaves out drawings, ways about the page, and the invitation at its end', () => {
    const html =
      '<nav>Crumbs</nav><p>Text<span class="unseen"> unseen</span></p><svg><path d="M0 0"/></svg><section class="call">Write!</section>';
    expect(convert(html)).toBe('Text');
  });
});
