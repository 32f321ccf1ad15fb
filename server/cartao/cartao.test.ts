import { describe, expect, it } from 'vitest';
import { drawPng } from '../imagem/png.ts';
import { CARD_HEIGHT, CARD_WIDTH, type CardContent, drawCard } from './card.ts';
import { fitText, textWidth, wrapText } from './lines.ts';

const PLAIN: CardContent = {
  body: 'Prefeitura Municipal de Vale Claro',
  title: 'Contratos',
  says: 'contratos de 2026',
  figure: { label: 'valor', value: 'R$ 1.234.567,89' },
  foot: 'Portal da Transparência · dados de 31/10/2026',
};

const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the lines of a card', () => {
  it('hold every word, none of them wider than the room', () => {
    const text = 'Contratação de empresa especializada em serviços continuados de limpeza urbana';
    const lines = wrapText(text, 40, 500);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth(line, 40)).toBeLessThanOrEqual(500);
  });

  it('break a word that no line can hold', () => {
    const lines = wrapText('W'.repeat(200), 40, 500);
    expect(lines.join('')).toBe('W'.repeat(200));
    for (const line of lines) expect(textWidth(line, 40)).toBeLessThanOrEqual(500);
  });

  it('shrink before they leave anything out, and then end in an ellipsis that fits', () => {
    expect(fitText('curto', [60, 40], 500, 2)).toEqual({ size: 60, lines: ['curto'] });
    const { size, lines } = fitText('palavra '.repeat(60), [60, 40], 500, 2);
    expect([size, lines.length]).toEqual([40, 2]);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(textWidth(line, 40)).toBeLessThanOrEqual(500);
  });
});

describe('a card', () => {
  it.each([
    ['of a usual page', PLAIN],
    ['without a figure', { ...PLAIN, says: null, figure: null }],
    ['of a title that is a script', { ...PLAIN, title: '<script>alert(1)</script>"\'&</svg>' }],
    ['of one very long word', { ...PLAIN, title: 'A'.repeat(3_000), body: 'B'.repeat(500) }],
    ['of control characters and half a letter', { ...PLAIN, title: 'a\u0000b\u001b\ud83d c', says: '\ufffe' }],
    ['of a figure beyond its room', { ...PLAIN, figure: { label: 'x'.repeat(400), value: '9'.repeat(90) } }],
  ])('%s is drawn in the size that networks show', async (_, content) => {
    const png = await drawPng(drawCard(content));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(png)).toEqual([CARD_WIDTH, CARD_HEIGHT]);
  });

  it('holds what it is told as text, never as a part of the drawing', () => {
    const svg = drawCard({ ...PLAIN, title: '<script>&"</svg>' });
    expect(svg).toContain('&lt;script&gt;&amp;&quot;&lt;/svg&gt;');
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  });
});
