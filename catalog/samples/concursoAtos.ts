import { bad, good, type Sample } from './sample.ts';

const of = { numEdital: '001/2025', numExercicio: '2025' };
const act = (numAto: string, txtTipo: string, dtAto: string, txtTitulo: string) => ({
  ...of,
  numAto,
  txtTipo,
  dtAto,
  txtTitulo,
  arqAto: `concursos/2025/001-2025-${numAto}.pdf`,
});

export const concursoAtos: Sample = [
  good(act('1', 'Edital', '11/08/2025', 'Edital nº 001/2025')),
  good(act('2', 'Retificação', '15/08/2025', 'Retificação nº 1: vagas de motorista')),
  good(act('3', 'Homologação das inscrições', '19/09/2025', 'Relação das inscrições homologadas')),
  good(act('4', 'GABARITO', '20/10/2025', 'Gabarito preliminar')),
  good(act('5', 'Resultado preliminar', '2025-11-10', 'Resultado preliminar')),
  good(act('6', 'Resultado final', '15/12/2025', 'Resultado final')),
  bad('dtAto', 'não é uma data', act('7', 'Homologação', 'dezembro', 'Homologação do resultado')),
  good(act('7', 'Homologação', '22/12/2025', 'Homologação do resultado')),
  bad('arqAto', 'não é o caminho de um arquivo', {
    ...act('8', 'Convocação', '12/01/2026', 'Primeira convocação'),
    arqAto: '\\\\servidor\\convocacao.pdf',
  }),
  good(act('8', 'Convocação', '12/01/2026', 'Primeira convocação')),
  good(act('9', 'Nomeação', '02/02/2026', 'Portaria nº 18/2026: nomeia aprovados')),
  good({ ...act('10', 'Outros', '05/02/2026', 'Errata da portaria nº 18/2026'), arqAto: '' }),
];
