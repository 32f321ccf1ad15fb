import { votos } from '../../catalog/datasets/votos.ts';
import { brDate } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { ballotMatter, ballots } from './ballots.ts';

export const votosMaker: DatasetMaker = {
  dataset: votos,
  rows: (world) =>
    ballots(world)
      .filter(({ nominal }) => nominal)
      .flatMap((ballot) =>
        ballot.votes.map(({ member, choice }) => ({
          numVotacao: String(ballot.number),
          numExercicio: String(ballot.sitting.year),
          dtVotacao: brDate(ballot.sitting.day),
          txtMateria: ballotMatter(ballot),
          txtVereador: member.name,
          txtPartido: member.party,
          txtVoto: choice,
        })),
      ),
};
