import { describe, expect, it } from 'vitest';
import { type CitedPage, citeInAbnt, citeInBibtex } from './citation.ts';

const PAGE: CitedPage = {
  orgao: 'Prefeitura Municipal de Vale Claro',
  cidade: 'Vale Claro',
  slug: 'pmdemo',
  titulo: 'Contratos',
  detalhe: 'contratos de 2025',
  endereco: 'https://pmdemo.example/contratos?numAnoPub=2025',
  referencia: '2026-10-31',
  carga: 4,
  publicadaEm: '2026-11-02T01:30:00.000Z',
  acessoEm: '2026-11-18',
};

const bare = { ...PAGE, detalhe: null, referencia: null, carga: null, publicadaEm: null };

describe('a reference of ABNT', () => {
  it('names body, page, day of the data, load, address and day of the access, by the clock of Brasília', () => {
    expect(citeInAbnt(PAGE)).toBe(
      'PREFEITURA MUNICIPAL DE VALE CLARO. Contratos: contratos de 2025. Portal da Transparência. Vale Claro, 2026. ' +
        'Dados de 31 out. 2026; carga 4, publicada em 1 nov. 2026. ' +
        'Disponível em: https://pmdemo.example/contratos?numAnoPub=2025. Acesso em: 18 nov. 2026.',
    );
  });

  it('of a page without a load puts the likely year in brackets, and of a body without a city says so', () => {
    expect(citeInAbnt({ ...bare, cidade: null })).toBe(
      'PREFEITURA MUNICIPAL DE VALE CLARO. Contratos. Portal da Transparência. [S. l.], [2026?]. ' +
        'Disponível em: https://pmdemo.example/contratos?numAnoPub=2025. Acesso em: 18 nov. 2026.',
    );
  });

  it('keeps accents in capitals, shortens no month of May, and ends no sentence twice', () => {
    const page = { ...bare, orgao: 'Câmara Municipal de São João', titulo: 'Obras Ltda.', referencia: '2025-05-09' };
    expect(citeInAbnt(page)).toMatch(
      /^CÂMARA MUNICIPAL DE SÃO JOÃO\. Obras Ltda\. Portal da Transparência\. Vale Claro, 2025\. Dados de 9 maio 2025\. /,
    );
  });
});

describe('an entry of BibTeX', () => {
  it('has the same, field by field', () => {
    expect(citeInBibtex(PAGE)).toBe(`@misc{pmdemo-contratos-carga-4,
  author       = {{Prefeitura Municipal de Vale Claro}},
  title        = {{Contratos: contratos de 2025}},
  year         = {2026},
  howpublished = {Portal da Transparência},
  address      = {Vale Claro},
  note         = {Dados de 2026-10-31; carga 4, publicada em 2026-11-01},
  url          = {https://pmdemo.example/contratos?numAnoPub=2025},
  urldate      = {2026-11-18},
}
`);
  });

  it('escapes what TeX would take for its own, and closes no brace that a title opens', () => {
    const entry = citeInBibtex({
      ...bare,
      titulo: 'Água & Luz {S/A} 100% R$ #1 a_b ~ ^ \\end',
      endereco: 'https://x.example/a?b={c}&d=%C3%A1',
    });
    expect(entry).toContain(
      'title        = {{Água \\& Luz \\{S/A\\} 100\\% R\\$ \\#1 a\\_b \\textasciitilde{} \\textasciicircum{} \\textbackslash{}end}},',
    );
    expect(entry).toContain('url          = {https://x.example/a?b=%7Bc%7D&d=%C3%A1},');
    const depth = [...entry.replace(/\\[{}]/g, '')].reduce(
      (sum, char) => sum + (char === '{' ? 1 : char === '}' ? -1 : 0),
      0,
    );
    expect(depth).toBe(0);
  });

  it('of a page without a load has a key of the day, in plain letters', () => {
    expect(citeInBibtex({ ...bare, titulo: 'Órgãos & Ações' })).toMatch(/^@misc\{pmdemo-orgaos-acoes-2026-11-18,\n/);
    expect(citeInBibtex({ ...bare, titulo: '????' })).toMatch(/^@misc\{pmdemo-pagina-2026-11-18,\n/);
    expect(citeInBibtex(bare)).not.toContain('note');
  });
});
