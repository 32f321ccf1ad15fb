import { cnpj, cpf, dotted } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const food = {
  numCertame: 'PE 004/2025',
  txtModalidadeLicit: 'Pregão eletrônico',
  txtUnidadeOrcamentaria: 'Secretaria Municipal de Educação',
  numExercicio: '2025',
};
const works = {
  ...food,
  numCertame: '2/2025',
  txtModalidadeLicit: 'Concorrência eletrônica',
  txtUnidadeOrcamentaria: 'Secretaria Municipal de Obras',
};

export const participantes: Sample = [
  good({
    ...food,
    numClassificacao: '1',
    txtNomeRazaoSocial: 'Mercantil Serra Verde Ltda',
    txtCpfCnpj: dotted(cnpj('114447770001')),
    txtPorte: 'EPP',
    vlrProposta: 'R$ 799.120,00',
    txtResultado: 'Vencedor',
  }),
  good({ ...food, numClassificacao: '2', txtNomeRazaoSocial: 'Atacado Juazeiro Ltda', vlrProposta: '812.000,00' }),
  good({
    ...food,
    txtNomeRazaoSocial: 'Distribuidora Sabiá EIRELI',
    vlrProposta: '640.000,00',
    txtResultado: 'DESCLASSIFICADO',
    txtMotivo: 'Preço inexequível; não comprovou o custo',
  }),
  good({
    ...food,
    txtNomeRazaoSocial: `Pedro Guedes ${cpf('987654321')}`,
    txtCpfCnpj: dotted(cnpj('307771110001')),
    txtPorte: 'ME',
    txtResultado: 'Inabilitado',
  }),
  bad('txtCpfCnpj', 'não é um CNPJ', {
    ...food,
    txtNomeRazaoSocial: 'Comercial Aroeira Ltda',
    txtCpfCnpj: '12.345.678/0001-00',
  }),
  good({ ...food, txtNomeRazaoSocial: 'Comercial Aroeira Ltda', txtPorte: 'Microempreendedor' }),
  good({
    ...works,
    numClassificacao: '1',
    txtNomeRazaoSocial: 'Construtora Pedra Alta S.A.',
    txtResultado: 'Vencedor',
  }),
  good({
    ...works,
    numClassificacao: '2',
    txtNomeRazaoSocial: 'Empreiteira Lajedo Ltda',
    txtResultado: 'Classificado',
  }),
  bad('txtNomeRazaoSocial', 'não foi preenchido', { ...works, numClassificacao: '3' }),
  good({ ...works, numClassificacao: '3', txtNomeRazaoSocial: 'Obras Tabuleiro Ltda ME', vlrProposta: '2.470.000,00' }),
  good({ ...works, txtNomeRazaoSocial: 'Antônia Dantas da Silva', txtCpfCnpj: dotted(cpf('123456789')) }),
  good({ ...works, txtNomeRazaoSocial: 'Consórcio Água & Vida – Lote 2', txtResultado: 'Retirou a proposta' }),
];
