import { stage } from './liquidacoes.ts';
import { bad, good, type Sample } from './sample.ts';

const { numDocLiq: _liq, vlrRetencoes: _kept, vlrLiquido: _net, blnRestosPagar: _carried, ...shared } = stage;
const of = { ...shared, numDocEmpenho: '000121' };
const more = { ...of, txtTipoEvento: 'Reforço', txtMotivo: '1º TA do contrato', vlrAnulado: '' };
const less = { ...of, txtTipoEvento: 'Anulação', txtMotivo: 'Saldo não utilizado', vlrReforco: '' };

export const empenhoEventos: Sample = [
  good({ ...more, numEvento: '01', dtEvento: '10/06/2025', vlrReforco: '40.000,00' }),
  good({ ...less, numEvento: '02', dtEvento: '22/12/2025', vlrAnulado: 'R$ 1.203,44' }),
  good({ ...more, numDocEmpenho: '000122', numEvento: '1', dtEvento: '2025-11-05', vlrReforco: '2500' }),
  good({ ...less, numDocEmpenho: '000123', numEvento: 'A1', dtEvento: '14/02/2025', vlrAnulado: '850,00' }),
  good({ ...more, txtTipoEvento: 'REFORCO', numEvento: '03', dtEvento: '1/7/2025', vlrReforco: '0,01' }),
  good({ ...less, txtTipoEvento: 'ANULAÇÃO', numEvento: '04', dtEvento: '30/12/2025', vlrAnulado: '12.480,00' }),
  good({ ...less, txtTipoEvento: 'Estorno de empenho', numEvento: '05', dtEvento: '30/12/2025', vlrAnulado: '1,00' }),
  good({ ...less, txtMotivo: '', numEvento: '06', dtEvento: '30.12.2025', vlrAnulado: '0,00' }),
  good({ ...more, numExercicio: '2026', numEvento: '01', dtEvento: '09/02/2026', vlrReforco: '7.000,00' }),
  good({ ...less, numExercicio: '2026', numEvento: '02', dtEvento: '20/02/2026', vlrAnulado: '7.000,00' }),
  bad('vlrAnulado', 'são informados sem sinal', {
    ...less,
    numEvento: '07',
    dtEvento: '30/12/2025',
    vlrAnulado: '-850,00',
  }),
  bad('dtEvento', 'não existe no calendário', {
    ...more,
    numEvento: '08',
    dtEvento: '31/11/2025',
    vlrReforco: '10,00',
  }),
];
