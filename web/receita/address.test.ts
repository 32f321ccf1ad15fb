import { describe, expect, it } from 'vitest';
import { readReceitaAddress, receitaAddress, receitaQuestion } from '../../catalog/receita/address.ts';
import { RECEITA_IDS } from '../../catalog/receita/receita.ts';
import { parseNode, printNode } from '../../catalog/sums/node.ts';

const asked = (no: string, by: string | null = null) => {
  const node = parseNode(no, RECEITA_IDS);
  if (!node) throw new Error(no);
  return { node, by };
};

/** What an address means, as the API says it. */
function meaning(address: string, of = 'receita'): string | null {
  const { pathname, search } = new URL(address, 'http://x');
  const found = readReceitaAddress(of, pathname, [...new URLSearchParams(search)]);
  return found && [printNode(found.node), found.by].filter(Boolean).join(' ');
}

describe('the address of a place in the revenue', () => {
  it.each([
    ['2026', '/receita?exercicio=2026'],
    ['2026-01-06', '/receita?exercicio=2026&meses=1-6'],
    ['2026~categoria-1', '/receita/exercicio/2026/categoria/1'],
    ['2026~categoria-1~origem-1.1', '/receita/categoria/1/origem/1.1?exercicio=2026'],
    ['2026~fonte-1.500.0000~categoria-1', '/receita/fonte/1.500.0000/categoria/1?exercicio=2026'],
    [
      '2026~unidade-04.001~fonte-1.500.0000~categoria-1~origem-1.1',
      '/receita/categoria/1/origem/1.1?exercicio=2026&unidade=04.001&fonte=1.500.0000',
    ],
    [
      '2026~categoria-1~origem-1.1~fonte-1.500.0000~unidade-04.001',
      '/receita/fonte/1.500.0000/unidade/04.001?exercicio=2026&origem=1.1',
    ],
    ['2026~conta-Banco do Brasil, ag. 1/2', '/receita/exercicio/2026/conta/Banco%20do%20Brasil%2C%20ag.%201%2F2'],
  ])('of %s is %s, and leads back', (no, address) => {
    expect(receitaAddress('receita', asked(no))).toBe(address);
    expect(meaning(address)).toBe(no);
  });

  it('says how it is divided', () => {
    expect(receitaAddress('receita', asked('2026', 'fonte'))).toBe('/receita?exercicio=2026&por=fonte');
    expect(meaning('/receita?exercicio=2026&por=fonte')).toBe('2026 fonte');
  });

  it('of a cut holds the node itself', () => {
    const address = receitaAddress('covidreceita', asked('2020~fonte-1.602.0000', 'tipo'));
    expect(address).toBe('/covidreceita?no=2020~fonte-1.602.0000&por=tipo');
    expect(meaning(address, 'covidreceita')).toBe('2020~fonte-1.602.0000 tipo');
  });

  it('without an exercise asks for the latest', () => {
    const found = readReceitaAddress('receita', '/receita/categoria/1/origem/1.1', []);
    expect(found?.node.year).toBe(0);
    expect(found && receitaQuestion(found, null)).toBe('/receita?');
  });

  it.each([
    '/receita?exercicio=ontem',
    '/receita?meses=0-13',
    '/receita?meses=6-1',
    '/receita?por=planeta',
    '/receita/planeta/1/origem/1.1',
    '/receita/exercicio/2026/categoria/%ff',
    '/receita/categoria/1/categoria/2',
  ])('is not %s', (address) => {
    expect(meaning(address)).toBeNull();
  });
});
