import { profissionais } from '../../catalog/datasets/profissionais.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, yearOf } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { allServidores, isServing, type Servidor } from '../servidores/model.ts';
import { SAUDE } from '../town/units.ts';
import type { World } from '../town/world.ts';
import { lastLook } from './look.ts';
import { HEALTH_PLACES, type HealthPlace } from './places.ts';

export const profissionaisMaker: DatasetMaker = { dataset: profissionais, rows: professionalRows };

/** The speciality of each post that sees patients; doctors have that of the place they work at. */
const SPECIALITIES: Readonly<Record<string, string>> = {
  Médico: 'Medicina de família',
  Enfermeiro: 'Enfermagem',
  'Técnico de enfermagem': 'Enfermagem',
  'Cirurgião-dentista': 'Odontologia',
  'Auxiliar de saúde bucal': 'Odontologia',
  Farmacêutico: 'Farmácia',
  Fisioterapeuta: 'Fisioterapia',
};

const EXPERTS = ['Cardiologia', 'Ginecologia', 'Oftalmologia', 'Ortopedia', 'Pediatria', 'Psiquiatria'];

/** The kinds of place where each post works; the others work everywhere. */
const WHERE: Readonly<Record<string, readonly string[]>> = {
  Farmacêutico: ['Farmácia'],
  Fisioterapeuta: ['Policlínica'],
  'Cirurgião-dentista': ['Unidade básica de saúde'],
  'Auxiliar de saúde bucal': ['Unidade básica de saúde'],
  Médico: ['Unidade básica de saúde', 'Policlínica', 'Unidade de pronto atendimento', 'Centro de atenção psicossocial'],
};
const NURSES = ['Unidade básica de saúde', 'Unidade de pronto atendimento', 'Centro de atenção psicossocial'];

function professionalRows(world: World): Cells[] {
  const looked = lastLook(world);
  const staff = allServidores(world).filter(
    (one) => one.unit === SAUDE && one.bond !== 'Aposentado' && one.post in SPECIALITIES && isServing(one, looked),
  );
  const places = new Map<string, number>();
  return staff.map((one) => {
    const turn = places.get(one.post) ?? 0;
    places.set(one.post, turn + 1);
    const year = String(yearOf(looked));
    return { numExercicio: year, ...duty(one, turn), dtAtualizacao: brDate(looked) };
  });
}

function duty({ name, post }: Servidor, turn: number): Cells {
  const kinds = WHERE[post] ?? NURSES;
  const open = HEALTH_PLACES.filter(({ kind }) => kinds.includes(kind));
  const place = open[turn % open.length];
  return {
    txtUnidade: place?.name ?? '',
    txtNome: name,
    txtFuncao: post,
    txtEspecialidade: specialityOf(post, place, turn),
    ...hoursOf(place, turn),
  };
}

function specialityOf(post: string, place: HealthPlace | undefined, turn: number): string {
  if (post !== 'Médico' || place?.kind === 'Unidade básica de saúde') return SPECIALITIES[post] ?? '';
  if (place?.kind === 'Centro de atenção psicossocial') return 'Psiquiatria';
  return place?.kind === 'Policlínica' ? (EXPERTS[turn % EXPERTS.length] ?? '') : 'Urgência e emergência';
}

const SHIFTS = ['Segunda-feira e quinta-feira', 'Terça-feira e sexta-feira', 'Quarta-feira e sábado', 'Domingo'];

/** Emergencies are staffed in shifts; the other places on working days. */
const hoursOf = (place: HealthPlace | undefined, turn: number): Cells =>
  place?.kind === 'Unidade de pronto atendimento'
    ? { txtDias: SHIFTS[turn % SHIFTS.length] ?? '', txtHorario: turn % 2 === 0 ? '7h às 19h' : '19h às 7h' }
    : { txtDias: 'Segunda a sexta-feira', txtHorario: turn % 2 === 0 ? '7h às 13h' : '7h às 11h30 e 13h às 16h30' };
