import { cnpj, cpf, dotted } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2025',
  numPosicao: '12',
  numProcesso: '2025.01.0031',
  numParcela: '01',
  numFaturaEquivalente: 'NF 4512',
  txtCategoria: 'FORNECIMENTO DE BENS',
  codFonte: '1.552.0000',
  txtDescricaoFonteRecurso: 'FNDE – Programa Nacional de Alimentação Escolar (PNAE)',
  txtUnidadeOrcamentaria: 'Secretaria Municipal de Educação',
  txtCredor: 'Mercantil Serra Verde Ltda',
  txtCpfCnpj: dotted(cnpj('114447770001')),
  numContrato: '001/2025',
  numAnoPub: '2025',
  codOrgao: '05',
  codUnidade: '05.001',
  numDocEmpenho: '000120',
  numExercicioEmpenho: '2025',
  numDocLiq: '000210',
  dtLiquidacao: '31/01/2025',
  dtVencimento: '02/03/2025',
  dtPagamento: '14/02/2025',
  vlrFatura: '9.160,00',
  vlrPago: '9.160,00',
  txtSituacao: 'Pago',
  blnQuebraOrdem: 'Não',
};

const breach = {
  blnQuebraOrdem: 'Sim',
  txtFundamentoQuebra:
    'II – micro ou pequena empresa, agricultor familiar, produtor rural, MEI ou cooperativa com risco de descontinuidade',
  txtJustificativa: 'Microempresa local com risco comprovado de interromper o fornecimento.',
  txtAutoridade: 'Secretária Municipal de Educação',
};

const unpaid = { dtPagamento: '', vlrPago: '', txtSituacao: 'A pagar' };

export const ordem: Sample = [
  good(usual),
  good({
    ...usual,
    numParcela: '02',
    numFaturaEquivalente: 'NF 4530',
    dtLiquidacao: '2025-02-27',
    dtPagamento: '2025-03-12',
  }),
  good({ ...usual, ...breach, numParcela: '03', numFaturaEquivalente: 'NF 4588/A' }),
  good({ ...usual, ...unpaid, numParcela: '04', numFaturaEquivalente: '4601' }),
  good({ ...usual, ...unpaid, numParcela: '05', txtSituacao: 'SUSPENSO' }),
  good({
    ...usual,
    txtCategoria: 'Locações',
    txtCredor: 'Antônia Dantas da Silva',
    txtCpfCnpj: dotted(cpf('123456789')),
  }),
  good({ ...usual, txtCategoria: 'Realização de obras', numFaturaEquivalente: 'Medição 3', numPosicao: '1' }),
  good({ ...usual, txtCategoria: 'Prestação de serviços', vlrPago: '4.000,00', vlrFatura: 'R$ 9.160,00' }),
  good({ ...usual, numProcesso: 'PMVC/2025/077', numPosicao: '' }),
  good({ ...usual, numExercicio: '2026', dtLiquidacao: '12/01/2026', dtVencimento: '', dtPagamento: '02/02/2026' }),
  bad('dtPagamento', 'o pagamento vem antes da liquidação', { ...usual, dtPagamento: '30/01/2025' }),
  bad('txtJustificativa', 'quem paga fora da ordem justifica', { ...usual, ...breach, txtJustificativa: '' }),
];
