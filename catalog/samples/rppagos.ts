import { cnpj, cpf, dotted } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2025',
  numExercicioOrigem: '2024',
  numDocEmpenho: '011293',
  txtTipoResto: 'Processado',
  txtCredor: 'Construtora Pedra Alta S.A.',
  txtCpfCnpj: cnpj('228885550001'),
  codOrgao: '08',
  codUnidade: '08.001',
  txtDescricaoUnidade: 'Secretaria Municipal de Obras',
  codNaturezaDespesa: '4.4.90.51',
  txtDescricaoElementoDespesa: 'Obras e instalações',
  codFonte: '1.500.0000',
  txtDescricaoFonteRecurso: 'Recursos não vinculados de impostos',
  vlrInscrito: '82.400,10',
  vlrCancelado: '',
  vlrLiquidado: '',
  vlrPago: '82.400,10',
  vlrSaldo: '0,00',
  dtPagamento: '13/01/2025',
  numDocPag: '000545',
};

const later = { txtTipoResto: 'NÃO PROCESSADO', vlrLiquidado: '82.400,10' };

export const rppagos: Sample = [
  good(usual),
  good({ ...usual, ...later, numDocEmpenho: '011294', dtPagamento: '2025-02-20' }),
  good({ ...usual, ...later, numDocEmpenho: '011295', vlrCancelado: '2.400,10', vlrPago: 'R$ 80.000,00' }),
  good({ ...usual, numDocEmpenho: '011296', vlrPago: '40.000,00', vlrSaldo: '42.400,10' }),
  good({ ...usual, numDocEmpenho: '011297', numExercicioOrigem: '2019' }),
  good({ ...usual, numDocEmpenho: '77', txtTipoResto: 'Processados (consórcio)' }),
  good({
    ...usual,
    numDocEmpenho: '011298',
    txtCredor: 'Antônia Dantas da Silva',
    txtCpfCnpj: dotted(cpf('123456789')),
  }),
  good({ ...usual, numDocEmpenho: '011299', vlrSaldo: '', numDocPag: '' }),
  good({ ...usual, numDocEmpenho: '011300', vlrInscrito: '61,75', vlrPago: '61,75' }),
  good({ ...usual, numExercicio: '2026', numExercicioOrigem: '2025', dtPagamento: '9/1/2026' }),
  bad('numExercicioOrigem', 'não vem antes do exercício do pagamento', { ...usual, numExercicioOrigem: '2025' }),
  bad('vlrPago', 'pago e cancelado passam do valor inscrito', { ...usual, vlrCancelado: '0,01' }),
];
