import { describe, expect, it } from 'vitest';
import { pdf } from './pdf.ts';

const made = pdf('Contrato 045/2026', ['Objeto: “Pão & café” – (1ª) \\ R$ 1,00 😀', 'palavra '.repeat(30)]);
const text = made.toString('latin1');

describe('a document', () => {
  it('says where each of its parts begins', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const entries = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
    expect(entries).toHaveLength(6);
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

  it('breaks long lines and is small', () => {
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(130);
    expect(made.length).toBeLessThan(2_000);
  });
});
