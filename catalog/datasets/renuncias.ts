import { ESPECIES_RENUNCIA, TRIBUTOS } from '../codes/receitas.ts';
import { dataset } from '../dataset.ts';
import { choice, date, money, number, text, year } from '../fields/index.ts';

export const renuncias = dataset({
  id: 'renuncias-fiscais',
  menu: 'Receitas',
  title: 'Renúncias de receita',
  singular: 'Renúncia de receita',
  plural: 'renúncias de receita',
  asked: 'renúncia isenção incentivo anistia desconto fiscal',
  about: 'Impostos e taxas que o município deixou de cobrar: por que lei, quanto previu, quanto foi e quem ganhou.',
  law: ['LC 101/2000, arts. 4º, § 2º, V, 14 e 48, § 1º', 'CTN, art. 198, § 3º, IV'],
  key: ['txtEspecie', 'txtTipoRenuncia', 'numExercicio'],
  period: 'numExercicio',
  bodies: {
    only: ['prefeitura', 'estado'],
    why: 'Só quem cobra tributos renuncia a eles (CF, arts. 145 e 156; LC 101/2000, art. 14): a renúncia está no portal da prefeitura.',
  },
  fields: {
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtTributo: choice({ label: 'Tributo', noun: 'o tributo', options: TRIBUTOS, open: true }),
    txtEspecie: choice({
      label: 'Espécie',
      noun: 'a espécie',
      options: ESPECIES_RENUNCIA,
      open: true,
      required: true,
      term: 'Renúncia de receita',
    }),
    txtTipoRenuncia: text({ label: 'Benefício', noun: 'o benefício', required: true, search: 1 }),
    txtFundamento: text({ label: 'Fundamento legal', noun: 'o fundamento legal', required: true, search: 3 }),
    txtObjetivo: text({ label: 'Objetivo', noun: 'o objetivo', search: 3 }),
    txtCompensacao: text({ label: 'Medida de compensação', noun: 'a medida de compensação' }),
    dtInicioVigencia: date({ label: 'Início da vigência', noun: 'o início da vigência' }),
    dtFimVigencia: date({ label: 'Fim da vigência', noun: 'o fim da vigência', term: 'Vigência' }),
    qtdBeneficiarios: number({ label: 'Beneficiários', noun: 'o número de beneficiários' }),
    vlrPrevisto: money({ label: 'Previsto', noun: 'o valor previsto', required: true, term: 'Renúncia de receita' }),
    vlrRealizado: money({ label: 'Realizado', noun: 'o valor realizado', term: 'Renúncia de receita' }),
  },
  rules: [
    {
      fields: ['dtInicioVigencia', 'dtFimVigencia'],
      holds: ({ dtInicioVigencia: from, dtFimVigencia: to }) => !from || !to || from <= to,
      message: 'o fim da vigência vem antes do início',
    },
    {
      fields: ['vlrPrevisto', 'vlrRealizado'],
      holds: ({ vlrPrevisto: planned, vlrRealizado: done }) => Number(planned ?? 0) >= 0 && Number(done ?? 0) >= 0,
      message: 'o que se deixou de cobrar é informado sem sinal',
    },
  ],
  list: {
    columns: [
      'txtTipoRenuncia',
      'txtEspecie',
      'txtTributo',
      'txtFundamento',
      'qtdBeneficiarios',
      'vlrPrevisto',
      'vlrRealizado',
    ],
    filters: {
      main: ['numExercicio', 'txtTributo', 'txtEspecie', 'txtTipoRenuncia'],
      more: ['txtFundamento', 'vlrPrevisto', 'vlrRealizado'],
    },
    sort: '-vlrRealizado',
    totals: ['qtdBeneficiarios', 'vlrPrevisto', 'vlrRealizado'],
    charts: [
      {
        title: 'Previsto e realizado por tributo',
        by: 'txtTributo',
        sum: 'vlrRealizado',
        against: 'vlrPrevisto',
        shape: 'bars',
      },
      {
        title: 'Previsto e realizado por espécie',
        by: 'txtEspecie',
        sum: 'vlrRealizado',
        against: 'vlrPrevisto',
        shape: 'bars',
      },
    ],
  },
  detail: {
    lead: ['txtTributo', 'txtEspecie'],
    figures: ['vlrPrevisto', 'vlrRealizado'],
    sections: [
      {
        title: 'Sobre o benefício',
        fields: ['txtTipoRenuncia', 'txtObjetivo', 'txtFundamento', 'txtCompensacao'],
      },
      { title: 'Quando e para quantos', fields: ['dtInicioVigencia', 'dtFimVigencia', 'qtdBeneficiarios'] },
    ],
    related: [
      {
        dataset: 'renuncias-beneficiarios',
        by: { txtEspecie: 'txtEspecie', txtTipoRenuncia: 'txtTipoRenuncia', numExercicio: 'numExercicio' },
        title: 'Quem foi beneficiado',
      },
      {
        dataset: 'renuncias-fiscais',
        by: { txtEspecie: 'txtEspecie', txtTipoRenuncia: 'txtTipoRenuncia' },
        title: 'O mesmo benefício em outros anos',
      },
    ],
  },
  pntp: {
    '16.1': {
      filtros: [],
      campos: ['txtTributo', 'txtEspecie', 'txtTipoRenuncia', 'txtFundamento'],
      traz: ['txtTributo'],
    },
    '16.2': {
      filtros: ['numExercicio'],
      campos: ['txtEspecie', 'txtTipoRenuncia', 'vlrPrevisto', 'vlrRealizado'],
    },
  },
});
