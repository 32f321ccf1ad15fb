import { cnpj, cpf, dotted } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const usual = {
  numEmenda: '202539170003',
  numAnoEmenda: '2025',
  numExercicio: '2025',
  codOrgao: '08',
  codUnidade: '08.001',
  numDocEmpenho: '010928',
  dtEmpenho: '02/10/2025',
  txtCredor: 'Construtora Pedra Alta S.A.',
  txtCpfCnpj: dotted(cnpj('228885550001')),
  txtDescricao: 'Pavimentação da rua da Grota, 1ª medição',
  vlrEmpenhado: '9.134,06',
  vlrLiquidado: '9.134,06',
  vlrPago: '9.134,06',
};

export const execucao: Sample = [
  good(usual),
  good({ ...usual, numDocEmpenho: '010929', vlrEmpenhado: '9.353,82', vlrLiquidado: '9.353,82', vlrPago: '8.839,36' }),
  good({ ...usual, numDocEmpenho: '010930', vlrLiquidado: '', vlrPago: '' }),
  good({ ...usual, numDocEmpenho: '000041', numExercicio: '2026', dtEmpenho: '05/01/2026' }),
  good({ ...usual, numEmenda: '376/2025', dtEmpenho: '2025-10-03' }),
  good({ ...usual, numEmenda: '376/2025', numDocEmpenho: '010932', vlrEmpenhado: 'R$ 300.000,00' }),
  good({ ...usual, numEmenda: '11', txtCredor: 'Antônia Dantas da Silva', txtCpfCnpj: dotted(cpf('123456789')) }),
  good({ ...usual, numEmenda: '11', numDocEmpenho: '010934', txtDescricao: 'Som; palco; "iluminação"' }),
  good({ ...usual, numEmenda: '202439170001', numAnoEmenda: '2024', numExercicio: '2024', dtEmpenho: '' }),
  good({ ...usual, numDocEmpenho: '010935', vlrEmpenhado: '0,00', vlrLiquidado: '0,00', vlrPago: '0,00' }),
  bad('vlrPago', 'o pago passa do liquidado', { ...usual, vlrPago: '9.134,07' }),
  bad('txtCredor', 'não foi preenchido', { ...usual, txtCredor: '' }),
];
