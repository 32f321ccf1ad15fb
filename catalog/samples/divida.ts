import { cnpj, cpf, dotted } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2025',
  numInscricao: '2023.00416',
  txtNome: 'Construtora Pedra Alta S.A.',
  txtCnpj: dotted(cnpj('228885550001')),
  txtNatureza: 'Tributária',
  txtTributo: 'ISS',
  numAnoInscricao: '2023',
  numExercicioDebito: '2022',
  vlrOriginal: '56.019,82',
  vlrEncargos: '24.648,72',
  vlrTotal: '80.668,54',
  txtSituacao: 'Ajuizada',
};

const person = { txtNome: 'Antônia Dantas da Silva', txtCnpj: '', txtTributo: 'IPTU' };

export const divida: Sample = [
  good(usual),
  good({ ...usual, ...person, numInscricao: '2023.00417', vlrTotal: 'R$ 812,30', vlrOriginal: '', vlrEncargos: '' }),
  good({ ...usual, ...person, numInscricao: '2024.00009', numAnoInscricao: '2024', txtSituacao: 'PARCELADA' }),
  good({ ...usual, numInscricao: '2019/77', numAnoInscricao: '2019', txtSituacao: 'Protestada' }),
  good({ ...usual, txtNome: 'Serra Verde Engenharia Ltda', txtCnpj: cnpj('114447770001'), numInscricao: '2023.00418' }),
  good({ ...usual, txtNatureza: 'NÃO TRIBUTÁRIA', txtTributo: 'Multas', numInscricao: '2023.00419' }),
  good({ ...usual, txtTributo: 'Foro e laudêmio', numInscricao: '2023.00420', txtSituacao: 'Suspensa' }),
  good({ ...usual, txtNome: `JOÃO BATISTA DE LIMA ${cpf('987654321')}`, txtCnpj: cnpj('307771110001') }),
  good({ ...usual, numExercicio: '2024', vlrEncargos: '17.926,34', vlrTotal: '73.946,16' }),
  good({ ...usual, ...person, numExercicio: '2024', numAnoInscricao: '', numExercicioDebito: '', vlrTotal: '0,00' }),
  bad('txtCnpj', 'é um CPF, que aqui não se publica', { ...usual, ...person, txtCnpj: '***.456.789-**' }),
  bad('numAnoInscricao', 'a inscrição é posterior à posição', { ...usual, numAnoInscricao: '2026' }),
];
