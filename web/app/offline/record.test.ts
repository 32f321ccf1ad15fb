import { describe, expect, it } from 'vitest';
import { offlinePage, withNote } from './note.ts';
import { type KeptPage, readKept, surplusPages, writeKept } from './record.ts';

const STYLES = { portal: ['/assets/index.css'], own: '/assets/offline.css' };
const HTML =
  '<html><head><title>Contratos – Prefeitura de Vale Claro – Portal da Transparência</title></head><body class="a"><div id="root"><p>12 contratos</p></div></body></html>';

const kept = async (address: string, moment: string, html = HTML): Promise<KeptPage> => {
  const page = new Response(html, { headers: { 'content-security-policy': "default-src 'self'" } });
  return readKept(address, await writeKept(page, 'v1', new Date(moment)));
};

describe('a kept page', () => {
  it('is told by its own name, its moment and the version whose files it needs', async () => {
    const page = await kept('/contratos', '2026-11-13T09:10:00Z');
    expect(page).toMatchObject({ title: 'Contratos', since: '2026-11-13T09:10:00.000Z', version: 'v1' });
    expect(page.response.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  it('has the name that a reader sees, or is the home where the title names the body alone', async () => {
    const html = HTML.replace('Contratos – ', '');
    const shop = HTML.replace('Contratos', 'Silva &amp; Filhos');
    expect((await kept('/favorecidos/1', '2026-11-13T09:10:00Z', shop)).title).toBe('Silva & Filhos');
    expect((await kept('/', '2026-11-13T09:10:00Z', html)).title).toBe('Início');
  });

  it('says how old it is, by the clock of Brasília, above its own text', async () => {
    const { response, since } = await kept('/contratos', '2026-11-13T09:10:00Z');
    const html = withNote(await response.text(), since, STYLES);
    expect(html).toMatch(/<body class="a"><div [^>]*role="status">.*13\/11\/2026 às 06:10.*<div id="root">/);
    expect(html).toContain('<link rel="stylesheet" href="/assets/offline.css"></head>');
    expect(html).toContain('12 contratos');
  });

  it('is given up for ten that were visited later', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        kept(`/p${i}`, new Date(Date.UTC(2026, 10, 1 + ((i * 5) % 12))).toISOString()),
      ),
    );
    expect(surplusPages(all).map(({ since }) => since.slice(0, 10))).toEqual(['2026-11-02', '2026-11-01']);
    expect(surplusPages(all.slice(0, 10))).toEqual([]);
  });
});

describe('the page without a connection', () => {
  it('lists what can be read, with its age', async () => {
    const html = offlinePage([await kept('/contratos?a=1&b=2', '2026-11-13T09:10:00Z')], STYLES);
    expect(html).toContain('<a href="/contratos?a=1&amp;b=2">Contratos</a>');
    expect(html).toContain('13/11/2026 às 06:10');
    expect(html).toContain('href="/assets/index.css"');
  });

  it('holds nothing that a title could smuggle in', async () => {
    const title = '&lt;img src=x&gt;<title>';
    const html = offlinePage([await kept('/"><script>', '2026-11-13T09:10:00Z', `<title>${title} – a – b`)], STYLES);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img src=x>');
  });

  it('says so where nothing was kept yet', () => {
    expect(offlinePage([], STYLES)).toContain('Nenhuma página foi guardada ainda');
  });
});
