import { cpf } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const session = { codSessao: 'SO-012', numExercicio: '2026', dtSessao: '24/03/2026', txtReuniao: 'Plenário' };

export const presencas: Sample = [
  good({
    ...session,
    txtVereador: 'Ana Lúcia Dantas',
    txtPartido: 'PDV',
    txtPresenca: 'Presente',
    qtdDiscursos: '2',
  }),
  good({ ...session, txtVereador: 'Josinaldo Paiva', txtPartido: 'ALP', txtPresenca: 'PRESENTE', qtdDiscursos: '0' }),
  good({
    ...session,
    txtVereador: 'Tarcísio Pinheiro Maia',
    txtPresenca: 'Ausência justificada',
    txtJustificativa: `Atestado médico (CPF ${cpf('314159265')})`,
  }),
  bad('txtPresenca', 'não é', { ...session, txtVereador: 'Rosângela Guedes', txtPresenca: 'Talvez' }),
  good({ ...session, txtVereador: 'Rosângela Guedes', txtPresenca: 'Ausente' }),
  bad('qtdDiscursos', 'não usou a palavra', {
    ...session,
    txtVereador: 'Vitória Lira',
    txtPresenca: 'Ausente',
    qtdDiscursos: '1',
  }),
  good({ ...session, txtVereador: 'Vitória Lira', txtPresenca: 'Licenciado', txtJustificativa: 'Licença-maternidade' }),
  good({
    ...session,
    codSessao: 'SO-013',
    dtSessao: '2026-03-26',
    txtVereador: 'Ana Lúcia Dantas',
    txtPresenca: 'Presente',
  }),
  good({
    ...session,
    codSessao: 'SO-013',
    dtSessao: '26/3/2026',
    txtVereador: 'Josinaldo Paiva',
    txtPresenca: 'Ausente',
  }),
  good({
    ...session,
    codSessao: 'CCJR-005',
    dtSessao: '23/03/2026',
    txtReuniao: 'Comissão',
    txtVereador: 'Josinaldo Paiva',
    txtPresenca: 'Presente',
  }),
  good({
    ...session,
    codSessao: 'SO-080',
    numExercicio: '2025',
    dtSessao: '09/12/2025',
    txtVereador: 'Ana Lúcia Dantas',
    txtPresenca: 'Presente',
  }),
  good({
    ...session,
    codSessao: 'AP-001',
    dtSessao: '26/02/2026',
    txtReuniao: 'Audiência pública',
    txtVereador: 'Vitória Lira',
    txtPresenca: 'Presente',
    qtdDiscursos: '1',
  }),
];
