import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeText, textWidth, wrapText } from './font.ts';
import { pdf } from './pdf.ts';

const made = pdf('Contrato 045/2026', ['Objeto: “Pão & café” – (1ª) \\ R$ 1,00 😀', 'palavra '.repeat(30)]);
const text = made.toString('latin1');

const money = Array.from({ length: 150 }, (_, i) => [`Linha ${i + 1}`, `${i}.000,00`]);
const table = {
  columns: [
    { head: 'Função', width: 2 },
    { head: 'Pago', width: 1, right: true },
  ],
  rows: money,
};
const report = pdf('RREO', [{ heading: 'Anexo 1' }, table, { heading: 'Anexo 2', newPage: true }, 'Fim.']).toString(
  'latin1',
);

/** Every piece of text with where it begins. */
const pieces = [...report.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm \((.*?)\) Tj/g)].map(([, x, y, said = '']) => ({
  x: Number(x),
  y: Number(y),
  said,
}));

describe('a document', () => {
  it('says where each of its parts begins', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const entries = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
    expect(entries).toHaveLength(7);
    for (const [i, at] of entries.entries()) expect(text.slice(at, at + 7)).toBe(`${i + 1} 0 obj`);
  });

  it('says how long its page is', () => {
    const stream = /\/Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(text);
    expect(stream?.[2]?.length).toBe(Number(stream?.[1]));
  });

  it('writes accents and signs in the alphabet of its font, and escapes its own', () => {
    const bytes = Buffer.from([0x93, ...Buffer.from('Pão & café', 'latin1'), 0x94, 0x20, 0x96]);
    expect(made.includes(bytes)).toBe(true);
    expect(text).toContain('\\(1ª\\) \\\\ R$ 1,00 ?');
  });

  it('breaks lines where the letters fill the width, and is small', () => {
    const lines = wrapText(encodeText('Árvore '.repeat(60).trim()), 300, 10);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(textWidth(line, 10)).toBeLessThanOrEqual(300);
    expect(made.length).toBeLessThan(2_000);
  });

  it('tells its title and its language to screen readers', () => {
    expect(text).toContain('/Lang (pt-BR)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('/Title (Contrato 045/2026)');
  });

  it('holds the same text packed', () => {
    const packed = pdf('RREO', [table], { packed: true }).toString('latin1');
    const [, stream = ''] = /FlateDecode >>\nstream\n(.*?)\nendstream/s.exec(packed) ?? [];
    expect(inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')).toContain('(Linha 1) Tj');
  });
});

describe('a long document', () => {
  it('goes on over numbered pages and loses no row', () => {
    const pages = pieces.filter(({ said }) => said.startsWith('Página ')).map(({ said }) => said);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)).toBe(`Página ${pages.length} de ${pages.length}`);
    const rows = pieces.filter(({ said }) => said.startsWith('Linha '));
    expect(rows.map(({ said }) => said)).toEqual(money.map(([label]) => label));
    for (const { y } of pieces) expect(y).toBeGreaterThan(20);
  });

  it('repeats the head of a table on each of its pages', () => {
    const pages = pieces.filter(({ said }) => said.startsWith('Página ')).length;
    expect(pieces.filter(({ said }) => said === 'Função')).toHaveLength(pages - 1);
  });

  it('ends numbers at the right edge of their column', () => {
    const numbers = pieces.filter(({ said }) => said.endsWith('.000,00'));
    const edges = new Set(numbers.map(({ x, said }) => Math.round(x + textWidth(said, 8.6))));
    expect(numbers).toHaveLength(150);
    expect(edges.size).toBe(1);
  });

  it('lists its headings for the reader, each with its page', () => {
    expect(report).toMatch(/\/Title \(Anexo 1\).*\/Dest \[6 0 R/);
    expect(report).toMatch(/\/Title \(Anexo 2\).*\/Dest \[\d+ 0 R/);
    expect(report).toContain('/Count 2');
  });
});
