import { bad, good, type Sample } from './sample.ts';

const vote = {
  numExercicio: '2026',
  dtVotacao: '24/03/2026',
  codSessao: 'SO-012',
  txtTipo: 'Nominal',
  txtResultado: 'Aprovado',
};
const bill = { codSigla: 'PL', numProposicao: '12', numAnoProposicao: '2026', txtMateria: 'Projeto de Lei nº 12/2026' };

export const votacoes: Sample = [
  good({
    ...vote,
    ...bill,
    numVotacao: '21',
    txtTurno: 'Turno único',
    qtdSim: '9',
    qtdNao: '2',
    qtdAbstencoes: '1',
    qtdVotos: '12',
    blnUnanime: 'Não',
  }),
  good({
    ...vote,
    numVotacao: '22',
    txtMateria: 'Requerimento nº 31/2026',
    qtdSim: '12',
    qtdVotos: '12',
    blnUnanime: 'Sim',
  }),
  good({ ...vote, numVotacao: '23', txtTipo: 'SIMBOLICA', txtMateria: 'Ata da sessão anterior', blnUnanime: 'S' }),
  bad('qtdVotos', 'não é a soma', {
    ...vote,
    ...bill,
    numVotacao: '24',
    qtdSim: '9',
    qtdNao: '3',
    qtdAbstencoes: '0',
    qtdVotos: '13',
  }),
  good({ ...vote, ...bill, numVotacao: '24', qtdSim: '9', qtdNao: '4', qtdAbstencoes: '0', qtdVotos: '13' }),
  bad('qtdNao', 'mais votos não do que sim', { ...vote, ...bill, numVotacao: '25', qtdSim: '4', qtdNao: '8' }),
  good({ ...vote, ...bill, numVotacao: '25', qtdSim: '4', qtdNao: '8', txtResultado: 'Rejeitado' }),
  good({
    ...vote,
    numVotacao: '26',
    dtVotacao: '2026-03-26',
    codSessao: 'SO-013',
    txtMateria: 'Veto nº 1/2026',
    txtTipo: 'Secreta',
    qtdSim: '7',
    qtdNao: '5',
  }),
  good({ ...vote, numVotacao: '27', txtMateria: 'Pedido de vista', txtResultado: 'Retirado de pauta' }),
  good({
    ...vote,
    numVotacao: '3',
    codSessao: 'CCJR-005',
    dtVotacao: '23/3/2026',
    txtMateria: 'Parecer ao PL 12/2026',
    qtdSim: '3',
    qtdVotos: '3',
  }),
  good({
    ...vote,
    numVotacao: '150',
    numExercicio: '2025',
    dtVotacao: '09/12/2025',
    codSessao: 'SO-080',
    txtMateria: 'Orçamento de 2026',
  }),
  good({ ...vote, ...bill, numVotacao: '28', txtTurno: 'Segundo turno', txtResultado: 'Adiado' }),
];
