import { bad, good, type Sample } from './sample.ts';

const session = { codSessao: 'SO-012', numExercicio: '2026', dtSessao: '24/03/2026' };
const bill = { codSigla: 'PL', numProposicao: '12', numAnoProposicao: '2026' };

export const pauta: Sample = [
  good({ ...session, numItem: '1', txtFase: 'Expediente', txtItem: 'Leitura e votação da ata da sessão anterior' }),
  good({
    ...session,
    ...bill,
    numItem: '2',
    txtFase: 'ordem do dia',
    txtItem: 'Projeto de Lei nº 12/2026: feira da agricultura familiar',
    txtResultado: 'Aprovado',
  }),
  good({
    ...session,
    numItem: '3',
    codSigla: 'REQ',
    numProposicao: '31',
    numAnoProposicao: '2026',
    txtItem: 'Requerimento nº 31',
  }),
  bad('txtItem', 'não foi preenchido', { ...session, numItem: '4', txtFase: 'Ordem do dia' }),
  good({ ...session, numItem: '4', txtFase: 'Explicações pessoais', txtItem: 'Oradores inscritos' }),
  good({ ...session, codSessao: 'SO-013', dtSessao: '2026-03-26', numItem: '1', txtItem: 'Leitura da ata' }),
  good({
    ...session,
    ...bill,
    codSessao: 'SO-013',
    dtSessao: '26/03/2026',
    numItem: '2',
    txtItem: 'Redação final do PL 12',
  }),
  bad('numAnoProposicao', 'não é um ano', {
    ...session,
    ...bill,
    numItem: '5',
    numAnoProposicao: '26',
    txtItem: 'PL 12',
  }),
  good({ ...session, ...bill, numItem: '5', txtItem: 'Emenda aditiva nº 1 ao PL 12/2026', txtResultado: 'Rejeitado' }),
  good({
    ...session,
    codSessao: 'CCJR-005',
    dtSessao: '23/3/2026',
    ...bill,
    numItem: '1',
    txtItem: 'Parecer do relator',
  }),
  good({
    ...session,
    codSessao: 'AP-001',
    dtSessao: '26/02/2026',
    numItem: '1',
    txtFase: 'Debate',
    txtItem: 'Metas fiscais',
  }),
  good({
    ...session,
    codSessao: 'SO-080',
    numExercicio: '2025',
    dtSessao: '09/12/2025',
    numItem: '1',
    txtItem: 'Orçamento de 2026',
  }),
];
