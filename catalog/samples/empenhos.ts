import { cnpj, cpf, dotted } from './digits.ts';
import { line } from './orcamento.ts';
import { bad, good, type Sample } from './sample.ts';

const usual = {
  ...line,
  numExercicio: '2025',
  numDocEmpenho: '000120',
  dtEmpenho: '13/01/2025',
  txtTipoEmpenho: 'Ordinário',
  txtCredor: 'Mercantil Serra Verde Ltda',
  txtCpfCnpj: dotted(cnpj('114447770001')),
  txtHistorico: 'Gêneros alimentícios para a merenda escolar',
  vlrEmpenhado: '12.480,00',
  txtModalidadeLicit: 'PREGÃO ELETRÔNICO',
  numCertame: 'PE 004/2025',
  numProcesso: '2025.01.0031',
  numContrato: '001/2025',
  numAnoPub: '2025',
  blnCovid: 'Não',
};

const direct = { txtModalidadeLicit: 'Dispensa', numCertame: '', numContrato: '', numAnoPub: '' };

export const empenhos: Sample = [
  good(usual),
  good({ ...usual, numDocEmpenho: '000121', txtTipoEmpenho: 'GLOBAL', vlrEmpenhado: 'R$ 310.000,00' }),
  good({ ...usual, numDocEmpenho: '000122', dtEmpenho: '2025-01-14', txtTipoEmpenho: 'estimativo' }),
  good({
    ...usual,
    ...direct,
    numDocEmpenho: '000123',
    txtCredor: 'Antônia Dantas da Silva',
    txtCpfCnpj: dotted(cpf('123456789')),
    txtHistorico: 'Conserto de cadeiras da escola',
    txtFundamento: 'Lei 14.133/2021, art. 95, § 2º',
    vlrEmpenhado: '850',
  }),
  good({ ...usual, ...direct, numDocEmpenho: '000124', txtCredor: `João Batista de Lima ${cpf('987654321')}` }),
  good({
    ...usual,
    ...direct,
    numDocEmpenho: '000125',
    txtCredor: 'Folha de pagamento – Secretaria Municipal de Educação',
    txtCpfCnpj: '',
    txtModalidadeLicit: 'Não se aplica',
    txtHistorico: 'Folha de pagamento de 01/2025',
    vlrEmpenhado: '1.904.331,27',
  }),
  good({ ...usual, numDocEmpenho: '000126', numEmenda: '202539170003', numConvenio: '912345/2025' }),
  good({
    ...usual,
    numDocEmpenho: '000127',
    txtModalidadeLicit: 'ADESÃO PREGÃO',
    txtHistorico: 'Carnes\ne laticínios',
  }),
  good({
    ...usual,
    numDocEmpenho: '000128',
    txtCredor: 'Nuvem Potiguar Tecnologia Ltda',
    txtCpfCnpj: cnpj('12ABC34501DE'),
  }),
  good({ ...usual, numDocEmpenho: '102003', numExercicio: '2026', dtEmpenho: '05/01/2026', vlrEmpenhado: '0,00' }),
  bad('vlrEmpenhado', 'uma anulação é um evento do empenho', { ...usual, vlrEmpenhado: '-850,00' }),
  bad('dtEmpenho', 'a data do empenho não é do exercício', { ...usual, dtEmpenho: '13/01/2024' }),
];
