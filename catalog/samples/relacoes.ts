import { bad, good, type Sample } from './sample.ts';

const law = { numAtoNormativo: '1.842', numExercicio: '2025' };
const decree = { numAtoNormativo: '3.127', numExercicio: '2025' };
const order = { numAtoNormativo: 'GP 007/2025', numExercicio: '2025' };

export const relacoes: Sample = [
  good({
    ...decree,
    txtRelacao: 'Regulamenta',
    txtTipoRelacionado: 'Lei Ordinária',
    numAtoRelacionado: '1.790',
    numExercicioRelacionado: '2022',
    txtEmentaRelacionada: 'Institui o programa Horta na Escola.',
    txtDispositivo: 'Lei inteira',
    dtRelacao: '17/02/2025',
  }),
  good({
    numAtoNormativo: '1.790',
    numExercicio: '2022',
    txtRelacao: 'É regulamentado por',
    txtTipoRelacionado: 'Decreto',
    numAtoRelacionado: '3.127',
    numExercicioRelacionado: '2025',
    dtRelacao: '2025-02-17',
  }),
  good({
    ...law,
    txtRelacao: 'ALTERA',
    numAtoRelacionado: '1.801',
    numExercicioRelacionado: '2023',
    txtDispositivo: 'Dá nova redação ao art. 4º; acrescenta o § 2º ao art. 7º',
  }),
  good({ ...law, txtRelacao: 'É alterado por', numAtoRelacionado: '1.866', numExercicioRelacionado: '2026' }),
  good({ ...law, txtRelacao: 'revoga em parte', numAtoRelacionado: '1.702', numExercicioRelacionado: '2019' }),
  bad('txtRelacao', 'não é', {
    ...law,
    txtRelacao: 'Combina com',
    numAtoRelacionado: '1.702',
    numExercicioRelacionado: '2019',
  }),
  good({ ...order, txtRelacao: 'É revogado por', numAtoRelacionado: 'GP 031/2025', numExercicioRelacionado: '2025' }),
  good({ ...order, txtRelacao: 'Revoga', numAtoRelacionado: 'GP 002/2024', numExercicioRelacionado: '2024' }),
  bad('numExercicioRelacionado', 'não é um ano', {
    ...order,
    txtRelacao: 'Revoga',
    numAtoRelacionado: 'GP 001/2024',
    numExercicioRelacionado: '24',
  }),
  good({
    numAtoNormativo: 'GP 031/2025',
    numExercicio: '2025',
    txtRelacao: 'Revoga',
    txtTipoRelacionado: 'PORTARIA',
    numAtoRelacionado: 'GP 007/2025',
    numExercicioRelacionado: '2025',
    dtRelacao: '14/07/2025',
  }),
  good({
    numAtoNormativo: '87',
    numExercicio: '2026',
    txtRelacao: 'Altera',
    txtTipoRelacionado: 'Lei Complementar',
    numAtoRelacionado: '41',
    numExercicioRelacionado: '2009',
    txtEmentaRelacionada: 'Institui o Código Tributário do Município.',
  }),
  good({
    numAtoNormativo: '1.702',
    numExercicio: '2019',
    txtRelacao: 'É revogado em parte por',
    numAtoRelacionado: '1.842',
    numExercicioRelacionado: '2025',
  }),
];
