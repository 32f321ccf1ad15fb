import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import { clockWords } from '../../../catalog/pntp/clock.ts';
import type { CriterionClass, Matrix, MatrixLine } from '../../../catalog/pntp/matrix.ts';
import { table } from './table.ts';

const CLASS_WORDS: Readonly<Record<CriterionClass, string>> = {
  essencial: 'essencial',
  obrigatoria: 'obrigatório',
  recomendada: 'recomendado',
};

/** What the PNTP asks of a dataset, and where the dataset answers it. */
export function criteriaOf(set: Dataset, matrix: Matrix): string[] {
  const served = Object.entries(set.pntp ?? {});
  if (served.length === 0) return [];
  const labels = (names: readonly string[]) => names.map((name) => fieldOf(set, name).label).join(', ');
  const rows = served.map(([number, { filtros, campos, acompanha }]) => {
    const { dimensao, classe, prazo } = lineOf(matrix, number);
    const { nome = '' } = matrix.dimensoes.find(({ numero }) => numero === dimensao) ?? {};
    const beside = acompanha ? `; de cada linha, ${acompanha.label} em \`${acompanha.dataset}\`` : '';
    return [`${number} ${nome}`, CLASS_WORDS[classe], clockWords(prazo), labels(campos) + beside, labels(filtros)];
  });
  return [
    '## PNTP',
    '',
    `Critérios da matriz de ${matrix.edicao} que este conjunto atende. Preencha as colunas citadas mesmo quando não são obrigatórias.`,
    '',
    ...table(['Critério', 'Classe', 'Idade máxima dos dados', 'Colunas avaliadas', 'Filtros avaliados'], rows),
  ];
}

function lineOf({ criterios }: Matrix, number: string): MatrixLine {
  const found = criterios.find(({ numero }) => numero === number);
  if (!found) throw new Error(`the matrix has no criterion ${number}`);
  return found;
}
