import { bad, good, type Sample } from './sample.ts';

const bill = { codSigla: 'PL', numProposicao: '12', numExercicio: '2026' };
const report = { txtTipo: 'Parecer de comissão', txtTitulo: 'Parecer da comissão de justiça' };

export const anexos: Sample = [
  good({
    ...bill,
    numAnexo: '1',
    txtTipo: 'Justificativa',
    txtTitulo: 'Justificativa do projeto',
    txtAutor: 'Ana Lúcia Dantas',
    dtAnexo: '03/03/2026',
    arqAnexo: 'proposicoes/2026/pl-12-justificativa.pdf',
  }),
  good({ ...bill, ...report, numAnexo: '2', txtAutor: 'Josinaldo Paiva', dtAnexo: '2026-03-24' }),
  good({ ...bill, numAnexo: '3', txtTipo: 'EMENDA', txtTitulo: 'Emenda aditiva nº 1', dtAnexo: '26/03/2026' }),
  bad('txtTitulo', 'não foi preenchido', { ...bill, numAnexo: '4', txtTipo: 'Emenda' }),
  good({ ...bill, numAnexo: '4', txtTipo: 'Emenda', txtTitulo: 'Emenda supressiva nº 2' }),
  good({ ...bill, numAnexo: '5', txtTipo: 'Redação final', txtTitulo: 'Redação final', dtAnexo: '9/4/2026' }),
  good({
    ...bill,
    ...report,
    numProposicao: '7',
    numAnexo: '1',
    lnkOrigem: 'https://sapl.valeclaro.example/materia/documentoacessorio/88',
  }),
  bad('arqAnexo', 'não é o caminho de um arquivo', { ...bill, ...report, numAnexo: '6', arqAnexo: '../senha.txt' }),
  good({ ...bill, ...report, numAnexo: '6', arqAnexo: 'proposicoes/2026/pl-12-parecer-2.pdf' }),
  good({ ...bill, numProposicao: '7', numAnexo: '2', txtTipo: 'Ofício', txtTitulo: 'Ofício do autor' }),
  good({ ...bill, numProposicao: '44', numExercicio: '2025', ...report, numAnexo: '1', dtAnexo: '30/09/2025' }),
  good({ ...bill, numAnexo: '7', txtTipo: 'Estimativa de impacto', txtTitulo: 'Estimativa de impacto no orçamento' }),
];
