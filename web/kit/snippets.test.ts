import { describe, expect, it } from 'vitest';
import { type MarkupElement, parseMarkup } from '../words/markup.ts';
import { BANNERS, bannerSnippet, linkSnippet, searchSnippet } from './snippets.ts';

const ORIGIN = 'https://pmdemo.transparencia.example.com.br';

/** The first element of some HTML. */
const first = (html: string): MarkupElement | undefined =>
  parseMarkup(html).find((node): node is MarkupElement => typeof node !== 'string');

describe('what a webmaster pastes', () => {
  it.each(BANNERS)('is a picture with its words and size that leads to the portal: $name', (banner) => {
    const html = bannerSnippet(ORIGIN, 'Prefeitura "A&B" <de> Vale', banner);
    expect(first(html)).toMatchObject({ name: 'a', href: `${ORIGIN}/` });
    expect(html).toContain(`src="${ORIGIN}/kit/${banner.name}.svg" width="${banner.width}" height="${banner.height}"`);
    expect(html).toContain('alt="Portal da Transparência – Prefeitura &quot;A&amp;B&quot; &lt;de&gt; Vale"');
    expect(html).not.toMatch(/<script|style|\son\w+=/i);
  });

  it('is a box with a label whose question goes to the search of the portal', () => {
    const html = searchSnippet(ORIGIN);
    expect(html).toContain(`action="${ORIGIN}/busca" method="get"`);
    expect(html).toMatch(/label for="([^"]+)".*\n.*input id="\1" name="termo"/);
  });

  it('is a list of links with the whole address of each', () => {
    const html = linkSnippet(ORIGIN, [{ to: '/e-sic', label: 'e-SIC & pedidos' }]);
    expect(html).toContain(`<a href="${ORIGIN}/e-sic">e-SIC &amp; pedidos</a>`);
  });
});
