import type { CompararAnswer, ComparedPart } from '../../catalog/comparar/answer.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import { guardFormula } from '../../catalog/texto/formula.ts';

const HEADS = ['por', 'codigo', 'nome', 'orgao', 'ano', 'ate', 'valor', 'porHabitante'];

/** A comparison for programs: one line for each part of each column. */
export function comparisonCsv({ por, ate, data, colunas }: CompararAnswer): string {
  const lines = data.flatMap(({ codigo, nome, valores, porHabitante }) =>
    colunas.map(({ orgao, ano }, i) =>
      [por, codigo, nome, orgao, ano, ate, valores[i] ?? '', porHabitante[i] ?? ''].map(String),
    ),
  );
  return [HEADS, ...lines].map((cells) => `${csvLine(cells, ',')}\r\n`).join('');
}

/** The table of the page, as a Brazilian spreadsheet opens it, with what it cannot tell under it. */
export function comparisonSheet(answer: CompararAnswer): string {
  const { parte, colunas, data, variacao, says, limites } = answer;
  const between = colunas.some(({ porHabitante }) => porHabitante !== null);
  const heads = colunas.map(({ nome, ano }) => (between ? `${nome}, ${ano}` : String(ano)));
  const totals: ComparedPart = {
    codigo: '',
    nome: 'Total',
    valores: colunas.map(({ total }) => total),
    porHabitante: between ? colunas.map(({ porHabitante }) => porHabitante) : [],
    variacao,
  };
  const lines = [
    ['Código', parte, ...heads, ...(between ? heads.map((head) => `${head} por habitante`) : ['Variação (%)'])],
    ...[...data, totals].map((part) => [
      part.codigo,
      part.nome,
      ...part.valores.map(money),
      ...(between ? part.porHabitante.map(money) : [decimal(part.variacao, 1)]),
    ]),
    [],
    [says],
    ...limites.map((sentence) => [sentence]),
  ];
  return `\uFEFF${lines.map((cells) => `${csvLine(cells.map(guardFormula))}\r\n`).join('')}`;
}

const decimal = (value: number | null, digits: number): string =>
  value === null ? '' : value.toFixed(digits).replace('.', ',');

const money = (value: number | null): string => decimal(value, 2);
