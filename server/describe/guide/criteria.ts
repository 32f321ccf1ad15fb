import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import { table } from './table.ts';

/** A line of the auditors' matrix, as `test/pntp.csv` has it. */
export interface Criterio {
  criterion: string;
  dimension_name: string;
  class: string;
  freshness: string;
}

const CLASSES: Readonly<Record<string, string>> = { E: 'essencial', O: 'obrigatório', R: 'recomendado' };

/** How old the newest row may be when the auditors look. */
const TERMS: Readonly<Record<string, string>> = {
  '-': 'não se mede',
  '30 d': '30 dias',
  '180 d': '180 dias',
  '1 y': '1 ano',
  "1 y (or note 'vigente')": '1 ano, ou o aviso de que está vigente',
  'previous year': 'exercício anterior',
  'same year': 'exercício corrente',
  'last closed year': 'último exercício encerrado',
  '25 working days after signing': '25 dias úteis da assinatura',
  '45 working days after completion': '45 dias úteis da conclusão',
  '45 working days (as written)': '45 dias úteis',
};

/** What the PNTP asks of a dataset, and where the dataset answers it. */
export function criteriaOf(set: Dataset, matrix: readonly Criterio[]): string[] {
  const served = Object.entries(set.pntp ?? {});
  if (served.length === 0) return [];
  const labels = (names: readonly string[]) => names.map((name) => fieldOf(set, name).label).join(', ');
  const rows = served.map(([number, { filtros, campos }]) => {
    const { dimension_name: dimension, class: kind, freshness } = lineOf(matrix, number);
    return [`${number} ${dimension}`, CLASSES[kind] ?? kind, termOf(freshness), labels(campos), labels(filtros)];
  });
  return [
    '## PNTP',
    '',
    'Critérios da matriz de 2026 que este conjunto atende. Preencha as colunas citadas mesmo quando não são obrigatórias.',
    '',
    ...table(['Critério', 'Classe', 'Idade máxima dos dados', 'Colunas avaliadas', 'Filtros avaliados'], rows),
  ];
}

function lineOf(matrix: readonly Criterio[], number: string): Criterio {
  const found = matrix.find(({ criterion }) => criterion === number);
  if (!found) throw new Error(`the matrix has no criterion ${number}`);
  return found;
}

function termOf(freshness: string): string {
  const term = TERMS[freshness];
  if (!term) throw new Error(`say in Portuguese: ${freshness}`);
  return term;
}
