import { cpf } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  dtPosicao: '03/11/2026',
  txtTipo: 'Consulta',
  txtEspecialidade: 'Cardiologia',
  txtProcedimento: 'Consulta em cardiologia',
  txtPrioridade: 'Eletiva',
  txtUnidade: 'UBS Centro',
};
const exam = { ...usual, txtTipo: 'Exame', txtEspecialidade: 'Diagnóstico por imagem' };

export const regulacao: Sample = [
  good({
    ...usual,
    numPosicao: '1',
    numProtocolo: '2026.000127',
    codIdentificacao: '***4321',
    dtSolicitacao: '12/02/2026',
    txtPrioridade: 'Urgência',
  }),
  good({ ...usual, numPosicao: '2', numProtocolo: '2026.000131', dtSolicitacao: '13/02/2026' }),
  good({
    ...usual,
    numPosicao: '3',
    numProtocolo: '2026.000140',
    dtSolicitacao: '2026-03-02',
    txtPrioridade: 'ELETIVA',
  }),
  bad('numProtocolo', 'CPF', {
    ...usual,
    numPosicao: '4',
    numProtocolo: cpf('135792468'),
    dtSolicitacao: '02/03/2026',
  }),
  good({ ...usual, numPosicao: '4', numProtocolo: '2026.000162', dtSolicitacao: '09/03/2026', txtUnidade: '' }),
  bad('codIdentificacao', 'sem nome nem iniciais', {
    ...usual,
    numPosicao: '5',
    numProtocolo: '2026.000170',
    codIdentificacao: 'M. L. S.',
    dtSolicitacao: '10/03/2026',
  }),
  good({ ...usual, numPosicao: '5', numProtocolo: '2026.000170', dtSolicitacao: '10/03/2026' }),
  good({
    ...exam,
    numPosicao: '1',
    numProtocolo: '2026.000201',
    codIdentificacao: '*** **** **** 0087',
    txtProcedimento: 'Ressonância magnética',
    dtSolicitacao: '20/04/2026',
  }),
  good({
    ...exam,
    numPosicao: '1',
    numProtocolo: '2026.000202',
    txtProcedimento: 'Ultrassonografia',
    dtSolicitacao: '21/04/2026',
  }),
  good({
    ...exam,
    numPosicao: '2',
    numProtocolo: '2026.000205',
    txtProcedimento: 'Ultrassonografia',
    dtSolicitacao: '03/11/2026',
    txtPrioridade: 'Prioritária',
  }),
  good({
    ...usual,
    txtTipo: 'Cirurgia',
    txtEspecialidade: 'Oftalmologia',
    txtProcedimento: 'Cirurgia de catarata',
    numPosicao: '1',
    numProtocolo: 'CIR-2025/0044',
    dtSolicitacao: '15/08/2025',
  }),
  good({ ...usual, numPosicao: '6', numProtocolo: '2026.000233', dtSolicitacao: '4/5/2026' }),
];
