import type { Acao, Pessoa } from '../../catalog/mensagens/answer.ts';
import {
  type Canal,
  CIDADAO,
  type Identidade,
  PERFIL,
  type Perfil,
  REGRAS,
  type Resultado,
} from '../../catalog/mensagens/canal.ts';
import { protocoloOf } from '../../catalog/mensagens/protocolo.ts';
import { slugOf } from '../../catalog/texto/slug.ts';
import { type Day, isoDate, nextWorkingDay } from '../calendar.ts';
import { hash, Random } from '../random.ts';
import { inventPerson } from '../town/people.ts';
import type { NonEmpty } from '../words.ts';
import { MESSAGE_TOPICS, type MessageTopic } from './topics.ts';

/** One message that somebody might have written, and what became of it. */
export interface AnsweredMessage {
  protocolo: string;
  canal: Canal;
  matter: MessageTopic;
  identidade: Identidade;
  unidade: string | null;
  situacao: 'respondida' | 'encerrada';
  pessoa: Pessoa | null;
  perfil: Perfil;
  criadaEm: string;
  prazo: string | null;
  prorrogada: boolean;
  resultado: Resultado | null;
  respondidaEm: string | null;
  recursoEm: string | null;
  nota: number | null;
  encerradaEm: string | null;
  passos: { acao: Acao; quando: string; autor: string; texto: string | null }[];
  /** The last day on which anything was done. */
  last: Day;
}

export interface MessageOrigin {
  canal: Canal;
  slug: string;
  seed: number;
  year: number;
  place: number;
  /** The day it came. */
  day: Day;
  units: readonly string[];
}

const IDENTITIES: NonEmpty<Identidade> = ['identificada', 'identificada', 'sigilosa', 'anonima'];
const REST: NonEmpty<Resultado> = ['parcial', 'parcial', 'parcial', 'negada', 'negada', 'inexistente', 'inexistente'];

/** The same origin gives the same message. */
export function answeredMessage(origin: MessageOrigin): AnsweredMessage {
  const { canal, slug, seed, year, place, day, units } = origin;
  const random = new Random(hash('mensagem', canal, slug, seed, year, place));
  const matter = random.pick(MESSAGE_TOPICS[canal]);
  const identidade = canal === 'ouvidoria' ? random.pick(IDENTITIES) : 'identificada';
  const at = (on: Day): string => `${isoDate(on)}T${String(random.between(8, 17)).padStart(2, '0')}:30:00-03:00`;
  const course = courseOf(random, canal, day);
  const clerk = inventPerson('ouvidoria', slug, seed, random.between(1, 3)).name;
  const made: Omit<AnsweredMessage, 'passos' | 'last'> = {
    protocolo: protocoloOf(
      year,
      String(hash('protocolo', canal, slug, seed, year, place) % 100_000_000).padStart(8, '0'),
    ),
    canal,
    matter,
    identidade,
    unidade:
      canal === 'fale-conosco' || random.chance(0.3) ? null : (units[random.between(0, units.length - 1)] ?? null),
    situacao: course.appealed === null ? 'respondida' : 'encerrada',
    pessoa: identidade === 'anonima' ? null : pessoaOf(hash(slug, seed, year, place)),
    perfil: canal === 'e-sic' ? perfilOf(random) : {},
    criadaEm: at(day),
    prazo: course.due === null ? null : isoDate(course.due),
    prorrogada: course.extended !== null,
    resultado: canal === 'e-sic' ? resultOf(random) : null,
    respondidaEm: at(course.answered),
    recursoEm: course.appealed === null ? null : at(course.appealed),
    nota: random.chance(0.45) ? random.pick([1, 2, 3, 4, 4, 5, 5]) : null,
    // Counted for how long it is kept.
    encerradaEm: at(course.answered),
  };
  return { ...made, passos: stepsOf(made, course, clerk, at), last: course.decided ?? course.answered };
}

const resultOf = (random: Random): Resultado => (random.chance(0.65) ? 'concedida' : random.pick(REST));

interface Course {
  due: Day | null;
  answered: Day;
  extended: Day | null;
  appealed: Day | null;
  decided: Day | null;
}

/** Most are answered in time, some after an extension, a few too late; few appeal. */
function courseOf(random: Random, canal: Canal, day: Day): Course {
  const { dias, mais, recurso } = REGRAS[canal];
  const usual = dias ?? 12;
  const longer = dias !== null && random.chance(0.12);
  const late = dias !== null && random.chance(0.06);
  const due = dias === null ? null : day + dias + (longer ? mais : 0);
  const within = longer ? usual + random.between(1, mais - 3) : random.between(1, usual - 3);
  const answered = nextWorkingDay(late && due !== null ? due + random.between(1, 6) : day + within);
  const appealed = recurso && random.chance(0.07) ? nextWorkingDay(answered + random.between(1, 7)) : null;
  return {
    due,
    answered,
    extended: longer ? day + usual - 2 : null,
    appealed,
    decided: appealed === null ? null : nextWorkingDay(appealed + random.between(1, 3)),
  };
}

function stepsOf(
  { matter, criadaEm, respondidaEm, nota }: Pick<AnsweredMessage, 'matter' | 'criadaEm' | 'respondidaEm' | 'nota'>,
  { answered, extended, appealed, decided }: Course,
  clerk: string,
  at: (on: Day) => string,
): AnsweredMessage['passos'] {
  const step = (acao: Acao, quando: string, autor: string, texto: string | null = null) => ({
    acao,
    quando,
    autor,
    texto,
  });
  return [
    step('recebida', criadaEm, CIDADAO),
    ...(extended === null
      ? []
      : [step('prorrogada', at(extended), clerk, 'A área pediu mais tempo para reunir os dados.')]),
    step('respondida', respondidaEm ?? at(answered), clerk, matter.resposta),
    ...(appealed === null
      ? []
      : [step('recurso', at(appealed), CIDADAO, 'A resposta não trouxe tudo o que perguntei.')]),
    ...(decided === null
      ? []
      : [step('recurso-respondido', at(decided), clerk, 'O recurso foi aceito: segue o que faltou.')]),
    ...(nota === null ? [] : [step('avaliada', at((decided ?? answered) + 1), CIDADAO)]),
  ];
}

function pessoaOf(place: number): Pessoa {
  const { name } = inventPerson('cidadão', place);
  return { nome: name, email: `${slugOf(name).replaceAll('-', '.')}@correio.example`, telefone: null };
}

/** Not everybody tells of themselves, and nobody has to. */
function perfilOf(random: Random): Perfil {
  const told = Object.entries(PERFIL).flatMap(([name, { opcoes }]) =>
    random.chance(0.75) ? [[name, opcoes[Math.min(opcoes.length - 1, random.spread(0, opcoes.length))]]] : [],
  );
  return Object.fromEntries(told);
}
