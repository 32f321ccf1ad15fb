import { stage } from './liquidacoes.ts';
import { bad, good, type Sample } from './sample.ts';

const usual = {
  ...stage,
  numDocPag: '000402',
  dtPagamento: '14/02/2025',
  txtConta: 'Banco do Brasil, ag. 1588-1, c/c 12.345-6',
  vlrPago: '9.160,00',
  blnEstorno: 'Não',
};

export const pagamentos: Sample = [
  good(usual),
  good({ ...usual, numDocPag: '000403', vlrPago: 'R$ 3.320,00', vlrRetencoes: '166,00', vlrLiquido: '3.154,00' }),
  good({ ...usual, numDocPag: 'OB-77', dtPagamento: '2025-02-17' }),
  good({ ...usual, numDocPag: '000404', txtConta: '' }),
  good({ ...usual, numDocPag: '000405', vlrPago: '-9.160,00', vlrLiquido: '-9.160,00', blnEstorno: 'Sim' }),
  good({ ...usual, numDocPag: '000406', dtPagamento: '1/3/2025' }),
  good({ ...usual, numDocPag: '000031', dtPagamento: '20/01/2026', blnRestosPagar: 'Sim' }),
  good({ ...usual, numDocPag: '000407', numDocLiq: '' }),
  good({ ...usual, numDocPag: '000408', vlrPago: '0,00', vlrLiquido: '0,00' }),
  good({ ...usual, numExercicio: '2026', numDocPag: '000500', dtPagamento: '20/02/2026' }),
  bad('dtPagamento', 'o pagamento vem antes do exercício do empenho', { ...usual, dtPagamento: '30/12/2024' }),
  bad('vlrPago', 'não está marcado como estorno', { ...usual, vlrPago: '-1,00' }),
];
