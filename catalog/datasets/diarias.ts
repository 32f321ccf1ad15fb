import { TRANSPORTES } from '../codes/pessoal.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, money, month, number, text, year } from '../fields/index.ts';
import { EMPENHO } from './classificacao.ts';

export const diarias = dataset({
  id: 'diarias',
  menu: 'Pessoal',
  title: 'Diárias',
  singular: 'Diária',
  plural: 'diárias',
  asked: 'diária viagem viajou viaja viajaram passagem',
  about: 'Viagens a serviço: quem viajou, para onde, quando, por quê e quanto recebeu para as despesas.',
  law: ['LC 101/2000, art. 48-A, I', 'Lei 12.527/2011, art. 7º, VI'],
  key: ['txtNome', 'dtInicio'],
  period: 'numExercicio',
  date: 'dtInicio',
  fields: {
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    dtMesAno: month({ label: 'Mês', noun: 'o mês' }),
    numProcesso: code({ label: 'Processo', noun: 'o processo', search: 2 }),
    txtNome: text({ label: 'Quem viajou', noun: 'o nome', required: true, search: 1 }),
    txtCargo: text({ label: 'Cargo', noun: 'o cargo', required: true, listed: true, search: 3 }),
    numMatricula: code({ label: 'Matrícula', noun: 'a matrícula', search: 3 }),
    txtUnidadeOrcamentaria: text({ label: 'Lotação', noun: 'a lotação', listed: true, search: 3, term: 'Lotação' }),
    txtDestino: text({ label: 'Destino', noun: 'o destino', required: true, listed: true, search: 2 }),
    txtUf: text({ label: 'UF', noun: 'a UF', listed: true }),
    txtPais: text({ label: 'País', noun: 'o país', listed: true }),
    dtInicio: date({ label: 'Ida', noun: 'a ida', required: true }),
    dtFim: date({ label: 'Volta', noun: 'a volta' }),
    txtMotivo: text({ label: 'Motivo', noun: 'o motivo', required: true, search: 2 }),
    qtdDiarias: number({
      label: 'Diárias pagas',
      noun: 'o número de diárias',
      places: 1,
      term: 'Diária',
      help: 'Meia diária quando não há pernoite.',
    }),
    vlrUnitario: money({ label: 'Valor da diária', noun: 'o valor da diária', term: 'Diária' }),
    vlrTotal: money({ label: 'Total das diárias', noun: 'o total', required: true, term: 'Diária' }),
    vlrPassagens: money({ label: 'Passagens', noun: 'as passagens' }),
    vlrDevolucao: money({ label: 'Devolvido', noun: 'a devolução', help: 'Diárias que não foram usadas.' }),
    txtTransporte: choice({
      label: 'Meio de transporte',
      noun: 'o meio de transporte',
      options: TRANSPORTES,
      open: true,
    }),
    codOrgao: code({ label: 'Código do órgão', noun: 'o código do órgão' }),
    codUnidade: code({ label: 'Código da unidade', noun: 'o código da unidade' }),
    numDocEmpenho: code({ label: 'Empenho', noun: 'o empenho', search: 3, term: 'Empenho' }),
    dtPagamento: date({ label: 'Pagamento', noun: 'o pagamento' }),
    arqRelatorio: file({ label: 'Relatório de viagem' }),
  },
  rules: [
    {
      fields: ['dtInicio', 'dtFim'],
      holds: ({ dtInicio: from, dtFim: to }) => !from || !to || from <= to,
      message: 'a volta vem antes da ida',
    },
    {
      fields: ['qtdDiarias'],
      holds: ({ qtdDiarias: count }) => count === null || Number.isInteger(Number(count) * 2),
      message: 'diárias são inteiras ou meias',
    },
    {
      fields: ['vlrTotal', 'vlrPassagens', 'vlrDevolucao'],
      holds: ({ vlrDevolucao: back, vlrTotal: paid, vlrPassagens: fares }) =>
        Number(back ?? 0) <= Number(paid ?? 0) + Number(fares ?? 0),
      message: 'foi devolvido mais do que foi pago',
    },
  ],
  list: {
    columns: [
      ['txtNome', 'txtCargo'],
      ['txtDestino', 'txtUf'],
      'dtInicio',
      'dtFim',
      'txtMotivo',
      'qtdDiarias',
      'vlrTotal',
      'vlrPassagens',
    ],
    filters: {
      main: ['numExercicio', 'dtMesAno', 'txtNome', 'txtDestino'],
      more: [
        'txtCargo',
        'txtUnidadeOrcamentaria',
        'txtUf',
        'txtPais',
        'txtMotivo',
        'dtInicio',
        'vlrTotal',
        'txtTransporte',
        'numMatricula',
        'numDocEmpenho',
      ],
    },
    sort: '-dtInicio',
    totals: ['qtdDiarias', 'vlrTotal', 'vlrPassagens', 'vlrDevolucao'],
    charts: [
      { title: 'Quem mais recebeu', by: 'txtNome', sum: 'vlrTotal', shape: 'bars' },
      { title: 'Para onde se viajou', by: 'txtDestino', sum: 'vlrTotal', shape: 'bars' },
      { title: 'Mês a mês', by: 'dtInicio.mes', sum: 'vlrTotal', shape: 'columns' },
    ],
    beside: ['diarias-valores'],
  },
  links: {
    // By the month of the trip, when whoever travelled was certainly on the payroll.
    numMatricula: {
      dataset: 'servidores',
      by: { numMatricula: 'numMatricula', txtNome: 'txtNome', dtMesAno: 'dtMesAno' },
    },
    numDocEmpenho: EMPENHO,
  },
  pntp: {
    '7.1': {
      exige: ['qtdDiarias', 'dtFim'],
      filtros: ['txtNome', 'dtMesAno', 'numExercicio'],
      campos: ['txtNome', 'txtCargo', 'qtdDiarias', 'vlrTotal', 'dtInicio', 'dtFim', 'txtMotivo', 'txtDestino'],
    },
  },
});
