import { bad, good, type Sample } from './sample.ts';

const vote = {
  numVotacao: '21',
  numExercicio: '2026',
  dtVotacao: '24/03/2026',
  txtMateria: 'Projeto de Lei nº 12/2026',
};

export const votos: Sample = [
  good({ ...vote, txtVereador: 'Ana Lúcia Dantas', txtPartido: 'PDV', txtVoto: 'Sim' }),
  good({ ...vote, txtVereador: 'Josinaldo Paiva', txtPartido: 'ALP', txtVoto: 'NAO' }),
  good({ ...vote, txtVereador: 'Tarcísio Pinheiro Maia', txtVoto: 'abstenção' }),
  good({ ...vote, txtVereador: 'Rosângela Guedes', txtVoto: 'Ausente' }),
  bad('txtVoto', 'não foi preenchido', { ...vote, txtVereador: 'Vitória Lira' }),
  good({ ...vote, txtVereador: 'Vitória Lira', txtVoto: 'Não votou' }),
  good({ ...vote, txtVereador: 'Fabiana Torres', txtVoto: 'Obstrução' }),
  bad('dtVotacao', 'não é uma data', {
    ...vote,
    dtVotacao: '24 de março',
    txtVereador: 'Cícera Moura',
    txtVoto: 'Sim',
  }),
  good({ ...vote, txtVereador: 'Cícera Moura', txtVoto: 'Sim' }),
  good({ ...vote, numVotacao: '24', txtVereador: 'Ana Lúcia Dantas', txtVoto: 'Sim' }),
  good({
    ...vote,
    numVotacao: '150',
    numExercicio: '2025',
    dtVotacao: '2025-12-09',
    txtVereador: 'Ana Lúcia Dantas',
    txtVoto: 'Sim',
  }),
  good({ ...vote, numVotacao: '24', txtVereador: 'Josinaldo Paiva', txtPartido: 'ALP', txtVoto: 'Sim' }),
];
