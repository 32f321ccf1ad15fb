import { cnpj, cpf, dotted } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

/** What a payment repeats of its settlement. */
export const stage = {
  numExercicio: '2025',
  codOrgao: '05',
  codUnidade: '05.001',
  numDocEmpenho: '000120',
  numDocLiq: '000210',
  txtCredor: 'Mercantil Serra Verde Ltda',
  txtCpfCnpj: dotted(cnpj('114447770001')),
  txtDescricaoUnidade: 'Secretaria Municipal de Educação',
  codFuncao: '12',
  codSubFuncao: '361',
  codPrograma: '0010',
  codAcao: '2010',
  codNaturezaDespesa: '3.3.90.30',
  codFonte: '1.500.1001',
  vlrRetencoes: '',
  vlrLiquido: '9.160,00',
  blnRestosPagar: 'Não',
  blnCovid: 'Não',
};

const usual = {
  ...stage,
  dtLiquidacao: '31/01/2025',
  numDocFiscal: '4512',
  numSerie: '1',
  dtDocFiscal: '29/01/2025',
  vlrLiquidado: '9.160,00',
  txtResponsavel: 'Rita de Cássia Maia',
};

const person = { txtCredor: 'Antônia Dantas da Silva', txtCpfCnpj: dotted(cpf('123456789')) };

export const liquidacoes: Sample = [
  good(usual),
  good({ ...usual, numDocLiq: '000211', numChaveNfe: '24250111444777000161550010000045121000045128' }),
  good({ ...usual, numDocLiq: '000212', vlrLiquidado: 'R$ 3.320,00', vlrRetencoes: '166,00', vlrLiquido: '3.154,00' }),
  good({
    ...usual,
    ...person,
    numDocLiq: '000213',
    numDocFiscal: 'RPA 12',
    vlrLiquidado: '850,00',
    vlrRetencoes: '93,50',
    vlrLiquido: '756,50',
  }),
  good({ ...usual, numDocLiq: '000214', dtLiquidacao: '2025-02-03', dtDocFiscal: '', numDocFiscal: '', numSerie: '' }),
  good({ ...usual, numDocLiq: '000215', txtResponsavel: '', vlrLiquidado: '0,00', vlrLiquido: '0,00' }),
  good({ ...usual, numDocLiq: '000015', dtLiquidacao: '15/01/2026', blnRestosPagar: 'Sim' }),
  good({ ...usual, numDocLiq: '000216', vlrLiquidado: '-100,00', vlrLiquido: '-100,00', txtResponsavel: 'Estorno' }),
  good({ ...usual, numDocLiq: '000217', blnRestosPagar: '0', txtCpfCnpj: '***.456.789-**' }),
  good({ ...usual, numExercicio: '2026', numDocLiq: '000310', dtLiquidacao: '09/02/2026' }),
  bad('dtLiquidacao', 'a liquidação vem antes do exercício do empenho', { ...usual, dtLiquidacao: '31/12/2024' }),
  bad('vlrRetencoes', 'as retenções são maiores', { ...usual, vlrRetencoes: '9.160,01' }),
];
