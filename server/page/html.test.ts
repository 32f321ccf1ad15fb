import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataScript, escapeHtml, html } from './html.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** What a browser reads. */
const read = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => NAMED[name] ?? '');

/** Text with much of what means something in a page. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<script>', '</script', '<!--', '-->', '"', "'", '&', '&lt;', '\0', '$&', "$'", '${', '`', '\\'),
    ),
  )
  .map((parts) => parts.join(''));

describe('a text in a page', () => {
  it('is only ever text, and the same text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const safe = escapeHtml(text);
        expect(safe).not.toMatch(/[<>"'\0]/);
        expect(safe.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
        expect(read(safe)).toBe(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/g, '\ufffd'));
      }),
    );
  });

  it('is escaped once, wherever it stands in what is written', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const safe = escapeHtml(text);
        expect(html`<a title="${text}">${[text, html`<b>${text}</b>`]}</a>`.text).toBe(
          `<a title="${safe}">${safe}<b>${safe}</b></a>`,
        );
      }),
    );
  });

  it('as data ends no element, and is read back as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), hostile, (value, text) => {
        const script = dataScript(html`type="application/ld+json"`, { value, text }).text;
        const inside = script.slice(script.indexOf('>') + 1, -'</script>'.length);
        expect(inside).not.toContain('<');
        expect(JSON.parse(inside)).toEqual(JSON.parse(JSON.stringify({ value, text })));
      }),
    );
  });

  it('that is absent leaves nothing', () => {
    expect(html`<p>${null}${undefined}${false}${''}${0}</p>`.text).toBe('<p>0</p>');
  });
});
