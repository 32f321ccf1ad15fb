import { expect, it } from 'vitest';
import type { DespesaPart } from '../../catalog/despesa/answer.ts';
import { despesaSheet } from './csv.ts';

const part: DespesaPart = {
  codigo: '10',
  nome: '=HYPERLINK("https://exemplo.test";"clique")',
  no: '2026~funcao-10',
  vlrOrcamentoInicial: 0,
  vlrOrcamentoAtualizado: 1000,
  vlrEmitido: 0,
  vlrReforco: 0,
  vlrAnulado: 0,
  vlrEmpenhado: 1234.5,
  vlrLiquidado: -0.1,
  vlrPago: 0,
};

it('a spreadsheet computes nothing of a name, and reads the sums as numbers', () => {
  const [head, line] = despesaSheet([part]).split('\r\n');
  expect(head).toMatch(/^\uFEFFCódigo;Nome;Dotação inicial;/);
  expect(line).toBe(
    `10;"'=HYPERLINK(""https://exemplo.test"";""clique"")";0,00;1000,00;0,00;0,00;0,00;1234,50;-0,10;0,00`,
  );
});
