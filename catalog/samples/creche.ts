import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  dtPosicao: '03/11/2026',
  txtUnidade: 'Creche Pequeno Sertanejo',
  txtFaixaEtaria: 'Berçário II (1 ano)',
  txtPrioridade: 'Ordem de inscrição',
};

export const creche: Sample = [
  good({
    ...usual,
    numPosicao: '1',
    numProtocolo: 'C-2026/0031',
    codIdentificacao: '***0912',
    dtSolicitacao: '20/01/2026',
    txtPrioridade: 'Prioridade legal',
  }),
  good({
    ...usual,
    numPosicao: '2',
    numProtocolo: 'C-2026/0012',
    dtSolicitacao: '08/01/2026',
    txtPrioridade: 'VULNERABILIDADE SOCIAL',
  }),
  good({ ...usual, numPosicao: '3', numProtocolo: 'C-2026/0009', dtSolicitacao: '2026-01-07' }),
  bad('numProtocolo', 'como um nome', {
    ...usual,
    numPosicao: '4',
    numProtocolo: 'Maria Clara',
    dtSolicitacao: '02/02/2026',
  }),
  good({ ...usual, numPosicao: '4', numProtocolo: 'C-2026/0044', dtSolicitacao: '02/02/2026' }),
  good({ ...usual, numPosicao: '5', numProtocolo: 'C-2026/0045', dtSolicitacao: '3/2/2026' }),
  bad('dtPosicao', 'o pedido é posterior', {
    ...usual,
    numPosicao: '6',
    numProtocolo: 'C-2026/0046',
    dtSolicitacao: '04/11/2026',
  }),
  good({ ...usual, numPosicao: '6', numProtocolo: 'C-2026/0046', dtSolicitacao: '03/11/2026' }),
  good({
    ...usual,
    txtUnidade: 'Creche Dona Zuleide',
    numPosicao: '1',
    numProtocolo: 'C-2026/0050',
    dtSolicitacao: '10/02/2026',
  }),
  good({
    ...usual,
    txtUnidade: 'Creche Dona Zuleide',
    txtFaixaEtaria: 'Maternal I (2 anos)',
    numPosicao: '1',
    numProtocolo: 'C-2025/0301',
    dtSolicitacao: '15/10/2025',
    txtPrioridade: 'Irmão na unidade',
  }),
  good({
    ...usual,
    txtUnidade: 'Creche Dona Zuleide',
    txtFaixaEtaria: 'Grupo 3',
    numPosicao: '1',
    numProtocolo: 'C-2025/0302',
    dtSolicitacao: '15/10/2025',
  }),
  good({ ...usual, numPosicao: '7', numProtocolo: 'C-2026/0060', dtSolicitacao: '01/06/2026' }),
];
