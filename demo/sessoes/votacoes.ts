import { votacoes } from '../../catalog/datasets/votacoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { type Ballot, ballotMatter, ballots, countVotes, isUnanimous } from './ballots.ts';
import { billKey } from './bills.ts';
import { resultOf, sittingKey } from './sittings.ts';

export const votacoesMaker: DatasetMaker = { dataset: votacoes, rows: (world) => ballots(world).map(votacao) };

function votacao(ballot: Ballot): Cells {
  const { codSigla, numProposicao, numExercicio } = billKey(ballot.bill);
  const [yes, no, none] = (['Sim', 'Não', 'Abstenção'] as const).map((choice) => countVotes(ballot, choice));
  return {
    ...sittingKey(ballot.sitting),
    numVotacao: String(ballot.number),
    dtVotacao: brDate(ballot.sitting.day),
    codSigla,
    numProposicao,
    numAnoProposicao: numExercicio,
    txtMateria: ballotMatter(ballot),
    txtTurno: 'Turno único',
    txtTipo: ballot.nominal ? 'Nominal' : 'Simbólica',
    txtResultado: resultOf(ballot.bill),
    qtdSim: String(yes),
    qtdNao: String(no),
    qtdAbstencoes: String(none),
    qtdVotos: String((yes ?? 0) + (no ?? 0) + (none ?? 0)),
    blnUnanime: isUnanimous(ballot) ? 'Sim' : 'Não',
  };
}
