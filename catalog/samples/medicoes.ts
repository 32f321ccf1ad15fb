import { bad, good, type Sample } from './sample.ts';

const first = { numOrdemServico: '001/2025', numExercicio: '2025' };
const other = { numOrdemServico: '002/2025', numExercicio: '2025' };

export const medicoes: Sample = [
  good({
    ...first,
    numMedicao: '1ª',
    dtInicioPeriodo: '17/03/2025',
    dtFimPeriodo: '16/04/2025',
    dtMedicao: '18/04/2025',
    vlrMedicao: 'R$ 231.300,00',
    vlrAcumulado: '231.300,00',
    pctAcumulado: '10,00%',
    dtPagamento: '20/05/2025',
    vlrPago: '231.300,00',
  }),
  good({
    ...first,
    numMedicao: '2ª',
    dtInicioPeriodo: '17/04/2025',
    dtFimPeriodo: '16/05/2025',
    dtMedicao: '2025-05-19',
    vlrMedicao: '462.600,00',
    vlrAcumulado: '693.900,00',
    pctAcumulado: '30',
    dtPagamento: '25/06/2025',
    vlrPago: '462.600,00',
  }),
  good({
    ...first,
    numMedicao: '3ª',
    dtInicioPeriodo: '17/05/2025',
    dtFimPeriodo: '16/06/2025',
    dtMedicao: '17/06/2025',
    vlrMedicao: '462.600,00',
    vlrAcumulado: '1.156.500,00',
    pctAcumulado: '50,00',
    vlrPago: '286.100,00',
  }),
  good({ ...other, numMedicao: '01', dtMedicao: '10/05/2025', vlrMedicao: '318.044,22', vlrPago: '318.044,22' }),
  bad('dtFimPeriodo', 'o fim do período vem antes do início', {
    ...other,
    numMedicao: '02',
    dtInicioPeriodo: '10/05/2025',
    dtFimPeriodo: '09/05/2025',
    vlrMedicao: '318.044,22',
  }),
  good({ ...other, numMedicao: '02', dtMedicao: '10/06/2025', vlrMedicao: '318.044,22', pctAcumulado: '20' }),
  good({ ...other, numMedicao: '03', dtMedicao: '10/07/2025', vlrMedicao: '318.044,21', dtPagamento: '30/09/2025' }),
  good({ ...other, numMedicao: '03-A (glosa)', vlrMedicao: '-12.000,00' }),
  good({ numOrdemServico: '003/2025', numExercicio: '2025', numMedicao: 'Única', vlrMedicao: '418.700,00' }),
  bad('vlrMedicao', 'não foi preenchido', { numOrdemServico: '008/2026', numExercicio: '2026', numMedicao: '1' }),
  good({ numOrdemServico: '008/2026', numExercicio: '2026', numMedicao: '1', vlrMedicao: '154.999,99' }),
  good({ numOrdemServico: 'OS-07', numExercicio: '2026', numMedicao: '1', vlrMedicao: '0,00' }),
];
