import { dataset } from '../dataset.ts';
import { code, date, money, month, year } from '../fields/index.ts';

export const duodecimos = dataset({
  id: 'duodecimos',
  menu: 'Receitas',
  title: 'Duodécimos',
  singular: 'Duodécimo',
  plural: 'duodécimos',
  asked: 'duodécimo repasse câmara',
  about: 'O que a lei orçamentária fixou para a câmara e o que a prefeitura lhe repassou, mês a mês.',
  law: ['CF, arts. 29-A e 168', 'LC 101/2000, art. 48-A, II'],
  key: ['dtMesAno'],
  chamber: '/receita',
  period: 'numExercicio',
  date: 'dtRepasse',
  fields: {
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    dtMesAno: month({ label: 'Mês', noun: 'o mês', required: true }),
    dtRepasse: date({ label: 'Data do repasse', noun: 'o repasse' }),
    numDocumento: code({ label: 'Documento', noun: 'o documento' }),
    vlrFixado: money({ label: 'Fixado', noun: 'o valor fixado', required: true, term: 'Duodécimo' }),
    vlrRecebido: money({ label: 'Recebido pela câmara', noun: 'o valor recebido', required: true }),
    vlrDiferenca: money({ label: 'Diferença', noun: 'a diferença', help: 'Recebido menos fixado.' }),
    vlrFixadoAcumulado: money({ label: 'Fixado até o mês', noun: 'o valor fixado até o mês' }),
    vlrRecebidoAcumulado: money({ label: 'Recebido até o mês', noun: 'o valor recebido até o mês' }),
    vlrDevolvido: money({ label: 'Devolvido ao Executivo', noun: 'o valor devolvido' }),
    vlrOutrasReceitas: money({ label: 'Outras receitas', noun: 'as outras receitas' }),
  },
  rules: [
    {
      fields: ['numExercicio', 'dtMesAno'],
      holds: ({ dtMesAno, numExercicio }) => String(dtMesAno).slice(0, 4) === String(numExercicio),
      message: 'o mês não é do exercício',
    },
    {
      fields: ['vlrFixado', 'vlrRecebido', 'vlrDiferenca'],
      holds: ({ vlrDiferenca: gap, vlrRecebido: got, vlrFixado: due }) =>
        gap === null || Math.round((Number(got) - Number(due)) * 100) === Math.round(Number(gap) * 100),
      message: 'a diferença não é o valor recebido menos o fixado',
    },
  ],
  list: {
    columns: [
      'dtMesAno',
      ['dtRepasse', 'numDocumento'],
      ['vlrFixado', 'vlrFixadoAcumulado'],
      ['vlrRecebido', 'vlrRecebidoAcumulado'],
      'vlrDiferenca',
      'vlrDevolvido',
      'vlrOutrasReceitas',
    ],
    filters: { main: ['numExercicio', 'dtMesAno', 'dtRepasse'], more: ['vlrRecebido', 'vlrDiferenca'] },
    sort: 'dtMesAno',
    totals: ['vlrFixado', 'vlrRecebido', 'vlrDiferenca', 'vlrDevolvido', 'vlrOutrasReceitas'],
    charts: [
      {
        title: 'Fixado e recebido em cada mês',
        by: 'dtMesAno',
        sum: 'vlrRecebido',
        against: 'vlrFixado',
        shape: 'columns',
      },
    ],
  },
  pntp: {
    '3.1': {
      filtros: ['numExercicio', 'dtMesAno'],
      campos: ['dtMesAno', 'vlrFixado', 'vlrRecebido', 'vlrOutrasReceitas'],
    },
  },
});
