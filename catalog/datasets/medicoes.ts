import { dataset } from '../dataset.ts';
import { code, date, money, percent, year } from '../fields/index.ts';

export const medicoes = dataset({
  id: 'obras-medicoes',
  title: 'Medições da obra',
  singular: 'Medição',
  plural: 'medições',
  about: 'O que foi medido em cada período da obra, quanto vale e quando foi pago.',
  law: ['Lei 14.133/2021, art. 94, § 3º, e art. 140, I'],
  key: ['numOrdemServico', 'numExercicio', 'numMedicao'],
  period: 'numExercicio',
  date: 'dtMedicao',
  fields: {
    numOrdemServico: code({ label: 'Ordem de serviço', noun: 'a ordem de serviço', required: true }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true }),
    numMedicao: code({ label: 'Medição', noun: 'a medição', required: true, term: 'Medição' }),
    dtInicioPeriodo: date({ label: 'De', noun: 'o início do período' }),
    dtFimPeriodo: date({ label: 'Até', noun: 'o fim do período' }),
    dtMedicao: date({ label: 'Data da medição', noun: 'a data da medição' }),
    vlrMedicao: money({ label: 'Valor medido', noun: 'o valor medido', required: true }),
    vlrAcumulado: money({ label: 'Acumulado', noun: 'o valor acumulado' }),
    pctAcumulado: percent({ label: 'Executado até então', noun: 'o percentual acumulado' }),
    dtPagamento: date({ label: 'Pagamento', noun: 'o pagamento' }),
    vlrPago: money({ label: 'Valor pago', noun: 'o valor pago' }),
  },
  rules: [
    {
      fields: ['dtInicioPeriodo', 'dtFimPeriodo'],
      holds: ({ dtInicioPeriodo: from, dtFimPeriodo: to }) => !from || !to || from <= to,
      message: 'o fim do período vem antes do início',
    },
  ],
  list: {
    columns: [
      'numMedicao',
      'dtInicioPeriodo',
      'dtFimPeriodo',
      'vlrMedicao',
      'vlrAcumulado',
      'pctAcumulado',
      'dtPagamento',
      'vlrPago',
    ],
    filters: { main: ['numExercicio', 'dtMedicao', 'vlrMedicao'], more: ['numOrdemServico', 'dtPagamento'] },
    sort: 'numMedicao',
    totals: ['vlrMedicao', 'vlrPago'],
    charts: [{ title: 'Valor medido em cada mês', by: 'dtMedicao.mes', sum: 'vlrMedicao', shape: 'columns' }],
  },
});
