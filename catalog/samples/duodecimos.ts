import { bad, good, type Sample } from './sample.ts';

const month = (name: string, day: string) => ({
  numExercicio: name.slice(-4),
  dtMesAno: name,
  dtRepasse: day,
  numDocumento: `TF ${name}`,
  vlrFixado: '524.000,00',
  vlrRecebido: '524.000,00',
  vlrDiferenca: '0,00',
});

export const duodecimos: Sample = [
  good({ ...month('01/2025', '20/01/2025'), vlrFixadoAcumulado: '524.000,00', vlrRecebidoAcumulado: '524.000,00' }),
  good({ ...month('02/2025', '20/02/2025'), vlrOutrasReceitas: '1.204,33' }),
  good({ ...month('03/2025', '2025-03-20'), vlrRecebido: '471.600,00', vlrDiferenca: '-52.400,00' }),
  good({ ...month('4/2025', '17/04/2025'), vlrRecebido: '576.400,00', vlrDiferenca: '52.400,00' }),
  good({ ...month('05/2025', '20/05/2025'), vlrDiferenca: '' }),
  good({ ...month('06/2025', '20/06/2025'), vlrFixado: 'R$ 524.000,00' }),
  good({ ...month('2025-07', '18/07/2025'), numExercicio: '2025' }),
  good({ ...month('08/2025', ''), vlrRecebido: '0,00', vlrDiferenca: '-524.000,00' }),
  good({ ...month('12/2025', '19/12/2025'), vlrDevolvido: '75.456,00' }),
  good({ ...month('01/2026', '20/01/2026'), vlrFixado: '542.000,00', vlrRecebido: '542.000,00' }),
  bad('dtMesAno', 'o mês não é do exercício', { ...month('01/2026', '20/01/2026'), numExercicio: '2025' }),
  bad('vlrDiferenca', 'a diferença não é o valor recebido menos o fixado', {
    ...month('02/2026', '20/02/2026'),
    vlrDiferenca: '52.400,00',
  }),
];
