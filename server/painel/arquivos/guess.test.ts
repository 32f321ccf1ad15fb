import { describe, expect, it } from 'vitest';
import { cpf } from '../../../catalog/samples/digits.ts';
import { guessSheet } from './guess.ts';
import { plainName } from './receive.ts';

const RREO = 'relatorio-resumido-da-execucao-orcamentaria-rreo';
const guess = (nome: string, texto = '') => guessSheet({ nome, texto, tipo: 'prefeitura', today: '2026-11-18' });

describe('what a file says of itself', () => {
  it.each([
    [
      'RREO 1º bimestre 2026.pdf',
      { categoria: RREO, ano: 2026, periodo: '1º bimestre', titulo: 'RREO do 1º bimestre de 2026' },
    ],
    ['rreo_6bim_2025.pdf', { categoria: RREO, ano: 2025, periodo: '6º bimestre' }],
    ['RREO-2025-bim3-anexo-12.pdf', { categoria: RREO, ano: 2025, periodo: '3º bimestre', parte: 'anexo-12' }],
    ['RGF 2º quadrimestre de 2026.pdf', { ano: 2026, periodo: '2º quadrimestre' }],
    ['LOA 2026.pdf', { categoria: 'lei-orcamentaria-anual-loa', ano: 2026, periodo: null, titulo: 'LOA de 2026' }],
    ['Balanço geral 2025 - balanço financeiro.pdf', { categoria: 'balanco-geral', parte: 'balanco-financeiro' }],
  ])('by its name: %s', (nome, said) => {
    expect(guess(nome)).toMatchObject(said);
  });

  it('by its first lines, where its name is silent', () => {
    const texto = 'MUNICÍPIO DE VALE CLARO\nRelatório Resumido da Execução Orçamentária\n4º bimestre de 2025';
    expect(guess('doc0001.pdf', texto)).toMatchObject({ categoria: RREO, ano: 2025, periodo: '4º bimestre' });
  });

  it('stays silent where it is not sure', () => {
    expect(guess('LDO e LOA 2025-2026.pdf')).toMatchObject({
      categoria: null,
      ano: null,
      titulo: 'LDO e LOA 2025 2026',
    });
    expect(guess(`contrato ${cpf('123456789')}.pdf`).titulo).toBeNull();
  });
});

it('a name is shown without folders, markup or a whole CPF', () => {
  expect(plainName('../../etc/passwd')).toBe('passwd');
  expect(plainName('C:\\docs\\<b>RREO.pdf')).toBe('bRREO.pdf');
  expect(plainName(`fulano ${cpf('123456789')}.pdf`)).toBe('fulano ***.456.789-**.pdf');
  expect(plainName('...')).toBe('documento');
});
