import { dataset } from '../dataset.ts';
import { money, year } from '../fields/index.ts';
import { classificacao, ESTAGIO } from './classificacao.ts';

export const orcamento = dataset({
  id: 'orcamento',
  menu: 'Planejamento e contas',
  title: 'Orçamento da despesa',
  singular: 'Dotação',
  plural: 'dotações',
  asked: 'orçamento loa dotação previsto crédito',
  about: 'O que a lei orçamentária autoriza gastar, por unidade, função, ação, natureza e fonte, e o que ainda resta.',
  law: ['CF, art. 165, § 5º', 'Lei 4.320/1964, arts. 2º a 8º', 'LC 101/2000, arts. 48 e 48-A'],
  key: ['numExercicioFinanc', 'codUnidade', 'codAcao', 'codNaturezaDespesa', 'codFonte'],
  period: 'numExercicioFinanc',
  stage: { name: 'dotacao', sums: ['vlrOrcamentoInicial', 'vlrOrcamentoAtualizado'] },
  fields: {
    numExercicioFinanc: year({
      label: 'Exercício',
      noun: 'o exercício',
      required: true,
      term: 'Exercício financeiro',
    }),
    ...classificacao,
    txtDescricaoAcao: { ...classificacao.txtDescricaoAcao, search: 1 },
    txtDescricaoUnidade: { ...classificacao.txtDescricaoUnidade, search: 3 },
    codAcao: { ...classificacao.codAcao, required: true },
    codNaturezaDespesa: { ...classificacao.codNaturezaDespesa, required: true },
    codFonte: { ...classificacao.codFonte, required: true },
    vlrOrcamentoInicial: money({
      label: 'Dotação inicial',
      noun: 'a dotação inicial',
      required: true,
      term: 'Dotação orçamentária',
    }),
    vlrOrcamentoAtualizado: money({
      label: 'Dotação atualizada',
      noun: 'a dotação atualizada',
      required: true,
      term: 'Crédito adicional',
    }),
    vlrDisponivel: money({ label: 'Disponível', noun: 'o valor disponível' }),
  },
  rules: [
    {
      fields: ['vlrOrcamentoAtualizado', 'vlrDisponivel'],
      holds: ({ vlrDisponivel: free, vlrOrcamentoAtualizado: all }) => Number(free ?? 0) <= Number(all ?? 0),
      message: 'o disponível é maior que a dotação atualizada',
    },
  ],
  once: ['codAcao', 'txtDescricaoAcao', 'txtDescricaoUnidade'],
  list: {
    columns: [
      ['txtDescricaoUnidade', 'codUnidade'],
      ['txtDescricaoFuncao', 'txtDescricaoSubFuncao'],
      ['txtDescricaoAcao', 'codAcao'],
      ['txtDescricaoElementoDespesa', 'codNaturezaDespesa'],
      ['txtDescricaoFonteRecurso', 'codFonte'],
      'vlrOrcamentoInicial',
      'vlrOrcamentoAtualizado',
      'vlrDisponivel',
    ],
    filters: {
      main: ['numExercicioFinanc', 'txtDescricaoUnidade', 'txtDescricaoFuncao', 'txtDescricaoElementoDespesa'],
      more: [
        'txtCategoriaEconomica',
        'txtGrupoDespesa',
        'txtDescricaoSubFuncao',
        'txtDescricaoPrograma',
        'txtDescricaoAcao',
        'txtDescricaoFonteRecurso',
        'vlrOrcamentoAtualizado',
        'codOrgao',
        'codUnidade',
        ...ESTAGIO,
      ],
    },
    sort: '-vlrOrcamentoAtualizado',
    totals: ['vlrOrcamentoInicial', 'vlrOrcamentoAtualizado', 'vlrDisponivel'],
    charts: [
      {
        title: 'Dotação atualizada por função',
        by: 'txtDescricaoFuncao',
        sum: 'vlrOrcamentoAtualizado',
        shape: 'bars',
      },
    ],
  },
});
