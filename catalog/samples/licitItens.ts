import { cnpj, dotted } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const food = {
  numCertame: 'PE 004/2025',
  txtModalidadeLicit: 'Pregão eletrônico',
  txtUnidadeOrcamentaria: 'Secretaria Municipal de Educação',
  numExercicio: '2025',
};
const winner = {
  txtNomeRazaoSocial: 'Mercantil Serra Verde Ltda',
  txtCpfCnpj: dotted(cnpj('114447770001')),
  txtSituacao: 'Homologado',
};
const band = { ...food, numCertame: 'PE 005/2025', txtSituacao: 'Deserto' };

export const licitItens: Sample = [
  good({
    ...food,
    ...winner,
    numLote: '1',
    numItem: '1',
    txtDescricao: 'Arroz parboilizado, tipo 1',
    txtUnidadeMedida: 'Pacote de 1 kg',
    qtdItem: '60.000',
    vlrUnitarioEstimado: '6,10',
    vlrUnitario: '5,85',
    vlrTotal: '351.000,00',
  }),
  good({
    ...food,
    ...winner,
    numItem: '2',
    txtDescricao: 'Leite em pó integral',
    qtdItem: '48.200',
    vlrUnitario: '7,60',
    vlrTotal: 'R$ 366.320,00',
  }),
  good({
    ...food,
    ...winner,
    numItem: '3',
    txtDescricao: 'Carne de sol',
    txtUnidadeMedida: 'kg',
    qtdItem: '1.650,5',
    vlrUnitario: '49,5613',
    vlrTotal: '81.800,93',
  }),
  bad('qtdItem', 'a quantidade é informada sem sinal', {
    ...food,
    numItem: '4',
    txtDescricao: 'Feijão carioca',
    qtdItem: '-10',
  }),
  good({ ...food, numItem: '4', txtDescricao: 'Feijão carioca', txtSituacao: 'FRACASSADO', vlrTotal: '0,00' }),
  good({ ...band, numItem: '1', txtDescricao: 'Clarineta em si bemol', qtdItem: '4', vlrUnitarioEstimado: '2.900,00' }),
  good({ ...band, numItem: '2', txtDescricao: 'Tuba; 4 pistos, "dourada"', qtdItem: '2' }),
  good({ ...band, numItem: '3', txtDescricao: 'Caixa de guerra\ncom talabarte', qtdItem: '6' }),
  bad('txtDescricao', 'não foi preenchido', { ...band, numItem: '4', qtdItem: '1' }),
  good({ ...band, numItem: '4', txtDescricao: 'Bombardino', txtSituacao: 'Cancelado por falta de verba' }),
  good({ ...band, numItem: '10', txtDescricao: 'Estante para partitura' }),
  good({ ...band, numCertame: '2/2025', numItem: 'único', txtDescricao: 'Locação de veículo', vlrTotal: '132.000,00' }),
];
