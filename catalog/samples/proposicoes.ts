import { cpf } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const bill = {
  codSigla: 'PL',
  numExercicio: '2026',
  txtTipo: 'Projeto de Lei Ordinária',
  txtAutor: 'Ana Lúcia Dantas',
  dtApresentacao: '03/03/2026',
  txtSituacao: 'Em comissão',
};
const request = { ...bill, codSigla: 'REQ', txtTipo: 'REQUERIMENTO', txtSituacao: 'Aprovada' };

export const proposicoes: Sample = [
  good({
    ...bill,
    numProposicao: '12',
    txtEmenta: 'Institui a feira de produtos da agricultura familiar nas praças do Município.',
    txtRelator: 'Josinaldo Paiva',
    txtComissao: 'Comissão de Constituição, Justiça e Redação',
    txtRegime: 'Ordinário',
    dtSituacao: '17/03/2026',
    arqTexto: 'proposicoes/2026/pl-12.pdf',
  }),
  good({
    ...bill,
    numProposicao: '7',
    txtEmenta: 'Denomina de Mestre Chico Paiva a praça do bairro Lajedo.',
    txtAutor: 'Ana Lúcia Dantas; Josinaldo Paiva',
    txtSituacao: 'transformada em norma',
    dtSituacao: '2026-05-20',
    txtTipoNorma: 'Lei Ordinária',
    numNorma: '1.842',
    numAnoNorma: '2026',
    arqTexto: 'proposicoes/2026/pl-7.pdf',
  }),
  good({
    ...bill,
    codSigla: 'PLC',
    numProposicao: '1',
    txtTipo: 'Projeto de Lei Complementar',
    txtEmenta: 'Altera o Código Tributário do Município.',
    txtAutor: 'Poder Executivo',
    txtRegime: 'Urgência',
  }),
  good({ ...request, numProposicao: '31', txtEmenta: 'Requer informações sobre a obra da creche.' }),
  good({
    ...request,
    numProposicao: '32',
    txtEmenta: `Requer cópia do processo de pensão do segurado de CPF ${cpf('246813579')}.`,
    lnkOrigem: 'https://sapl.valeclaro.example/materia/4432',
  }),
  bad('txtEmenta', 'não foi preenchido', { ...request, numProposicao: '33' }),
  good({
    ...bill,
    codSigla: 'IND',
    txtTipo: 'Indicação',
    numProposicao: '101',
    txtEmenta: 'Indica a iluminação da rua do Cruzeiro.',
    txtSituacao: 'Enviada ao Executivo',
  }),
  good({ ...bill, numProposicao: '8', txtEmenta: 'Cria a Semana da Leitura.', txtSituacao: 'Rejeitada' }),
  bad('dtSituacao', 'vem antes da apresentação', {
    ...bill,
    numProposicao: '9',
    txtEmenta: 'Cria a Semana da Água.',
    dtSituacao: '01/03/2026',
  }),
  good({ ...bill, numProposicao: '9', txtEmenta: 'Cria a Semana da Água.', dtSituacao: '10/03/2026' }),
  good({
    ...bill,
    numProposicao: '44',
    numExercicio: '2025',
    dtApresentacao: '12/8/2025',
    txtEmenta: 'Dispõe sobre o descarte de pilhas e lâmpadas.',
    txtSituacao: 'Arquivada',
  }),
  good({
    ...bill,
    codSigla: 'MOC',
    numProposicao: '3',
    txtTipo: 'Moção',
    txtEmenta: 'Moção de pesar.',
    txtSituacao: 'Aprovada',
  }),
];
