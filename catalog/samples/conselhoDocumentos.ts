import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  txtConselho: 'Conselho Municipal de Saúde',
  txtArea: 'Saúde',
  numDocumento: 'Ata 3/2026',
  txtTipo: 'Ata',
  dtDocumento: '25/03/2026',
  txtTitulo: 'Ata da 3ª reunião ordinária de 2026',
  arqDocumento: 'conselhos/2026/saude-ata-3.pdf',
};
const of = (numDocumento: string, txtTipo: string, dtDocumento: string) => ({
  ...usual,
  numDocumento,
  txtTipo,
  dtDocumento,
  txtTitulo: `${txtTipo} de ${dtDocumento}`,
});

export const conselhoDocumentos: Sample = [
  good(usual),
  good(of('Ata 4/2026', 'Ata', '29/04/2026')),
  good(of('Parecer 1/2026', 'PARECER', '2026-03-27')),
  good(of('Relatório 1/2026', 'Relatorio', '29/05/2026')),
  good(of('Resolução 2/2026', 'Resolução', '03/06/2026')),
  bad('dtDocumento', 'não é uma data', of('Ata 5/2026', 'Ata', 'maio')),
  good(of('Ata 5/2026', 'Ata', '27/05/2026')),
  good({ ...of('Regimento', 'Regimento', '10/02/2026'), arqDocumento: '' }),
  bad('arqDocumento', 'não é o caminho de um arquivo', { ...usual, numDocumento: 'Ata 6', arqDocumento: '../ata.pdf' }),
  good({ ...usual, txtConselho: 'Conselho do Fundeb (Cacs)', txtArea: 'Fundeb', numDocumento: 'Ata 1/2026' }),
  good({ ...usual, numExercicio: '2025', numDocumento: 'Ata 12/2025', dtDocumento: '17/12/2025' }),
  good(of('Moção 1/2026', 'Moção', '8/6/2026')),
];
