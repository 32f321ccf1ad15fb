import { FUNDAMENTOS_SIGILO, type GRAUS } from '../../catalog/codes/sigilo.ts';
import { addMonths, type Day, dayOf, nextWorkingDay, yearOf } from '../calendar.ts';
import { padZeros } from '../text.ts';
import { oncePerWorld } from '../town/once.ts';
import { ADMINISTRACAO, AGRICULTURA, EDUCACAO, FINANCAS, GABINETE } from '../town/units.ts';
import type { World } from '../town/world.ts';

/** Something that is kept secret for a time, and when that was over. */
export interface ClassifiedDocument {
  code: string;
  subject: string;
  category: string;
  unit: string;
  post: string;
  degree: (typeof GRAUS)[number];
  ground: string;
  made: Day;
  closed: Day;
  end: Day;
  event: string;
  opened: Day | null;
  why: string;
  /** Where it can be read now; without it, it must be asked for. */
  path: string;
}

interface Idea extends Pick<ClassifiedDocument, 'subject' | 'category' | 'unit'> {
  /** Made so many years before the last exercise, on this day. */
  ago: number;
  day: string;
  /** For how many months it may be kept. */
  months: number;
  ground: string;
  post?: string;
  degree?: ClassifiedDocument['degree'];
  event?: string;
  /** Opened before its time: so many months after it was closed, and why. */
  early?: readonly [months: number, why: string];
}

const [, , PEOPLE, , , , PLACES, INQUIRY] = FUNDAMENTOS_SIGILO;
/** Not the funds that pay for them: it is the offices that classify. */
const HEALTH = 'Secretaria Municipal de Saúde';
const CARE = 'Secretaria Municipal de Assistência Social';
const GUARD = 'Guarda Municipal';
const CGM = 'Controladoria-Geral do Município';
const SAFETY = 'Defesa e segurança';
const WATER = 'Habitação, saneamento e urbanismo';

/** What a town keeps secret: plans that protect people, and inquiries until they are over. */
const TOWN: readonly Idea[] = [
  {
    ago: 6,
    day: '03-09',
    months: 60,
    subject: 'Fiscalização do ISS sobre serviços de cartório',
    category: 'Economia e finanças',
    unit: FINANCAS,
    ground: INQUIRY,
  },
  {
    ago: 5,
    day: '06-14',
    months: 60,
    subject: 'Rotas e horários do transporte de valores da tesouraria',
    category: SAFETY,
    unit: FINANCAS,
    ground: PEOPLE,
  },
  {
    ago: 4,
    day: '09-05',
    months: 180,
    subject: 'Pontos frágeis da captação e do tratamento da água',
    category: WATER,
    unit: AGRICULTURA,
    ground: PEOPLE,
    degree: 'Secreto',
    post: 'Chefe do Poder Executivo',
  },
  {
    ago: 3,
    day: '04-17',
    months: 60,
    subject: 'Plano de segurança das escolas municipais',
    category: SAFETY,
    unit: EDUCACAO,
    ground: PEOPLE,
  },
  {
    ago: 3,
    day: '08-21',
    months: 24,
    subject: 'Operação contra o transporte clandestino de passageiros',
    category: 'Transportes e trânsito',
    unit: GABINETE,
    ground: INQUIRY,
    event: 'Conclusão da operação',
    early: [10, 'Ocorrência do evento previsto'],
  },
  {
    ago: 2,
    day: '03-11',
    months: 36,
    subject: 'Relatório de falhas de segurança dos sistemas de informática',
    category: 'Ciência, informação e comunicação',
    unit: ADMINISTRACAO,
    ground: PEOPLE,
    early: [20, 'Reavaliação de ofício'],
  },
  {
    ago: 2,
    day: '10-07',
    months: 36,
    subject: 'Apuração preliminar sobre o fornecimento de combustíveis',
    category: 'Justiça e legislação',
    unit: CGM,
    ground: INQUIRY,
    post: 'Controladora-geral',
    event: 'Conclusão da apuração',
    early: [14, 'Reavaliação a pedido'],
  },
  {
    ago: 1,
    day: '02-24',
    months: 60,
    subject: 'Localização das câmeras de videomonitoramento do centro',
    category: SAFETY,
    unit: GUARD,
    ground: PEOPLE,
  },
  {
    ago: 1,
    day: '06-02',
    months: 12,
    subject: 'Esquema de segurança das autoridades na festa da padroeira',
    category: SAFETY,
    unit: GABINETE,
    ground: PLACES,
  },
  {
    ago: 0,
    day: '02-09',
    months: 12,
    subject: 'Inspeções sem aviso no comércio de carnes e pescados',
    category: 'Saúde',
    unit: HEALTH,
    ground: INQUIRY,
    event: 'Conclusão das inspeções',
  },
  {
    ago: 0,
    day: '07-13',
    months: 60,
    subject: 'Endereço e rotina da casa que acolhe mulheres em risco',
    category: 'Pessoa, família e sociedade',
    unit: CARE,
    ground: PEOPLE,
  },
];

/** The secrets of the town, known by the last day of its data. A council that sits in public has none. */
export const classifiedDocuments = oncePerWorld((world): readonly ClassifiedDocument[] => {
  const last = yearOf(world.until);
  const all = world.tenant === 'pmdemo' ? TOWN.map((idea, i) => secret(world, idea, last - idea.ago, i + 1)) : [];
  return all.filter(({ closed }) => closed <= world.until);
});

function secret({ until }: World, idea: Idea, year: number, place: number): ClassifiedDocument {
  const { subject, category, unit, ground, months, early, event = '' } = idea;
  const made = dayOf(`${year}-${idea.day}`);
  const closed = nextWorkingDay(made + 4);
  const end = addMonths(made, months);
  const opened = early ? nextWorkingDay(addMonths(closed, early[0])) : end;
  return {
    code: `CI ${padZeros(place, 3)}/${year}`,
    subject,
    category,
    unit,
    post: idea.post ?? 'Titular da unidade',
    degree: idea.degree ?? 'Reservado',
    ground,
    made,
    closed,
    end,
    event,
    opened: opened <= until ? opened : null,
    why: early?.[1] ?? 'Fim do prazo',
    path: early ? `desclassificadas/${year}/CI-${padZeros(place, 3)}-${year}.pdf` : '',
  };
}

/** What was secret on a day. */
export const classifiedOn = (world: World, day: Day): ClassifiedDocument[] =>
  classifiedDocuments(world).filter(({ closed, opened }) => closed <= day && (opened === null || opened > day));

export interface DeclassifiedDocument extends ClassifiedDocument {
  opened: Day;
}

/** What is secret no more. */
export const declassifiedDocuments = (world: World): DeclassifiedDocument[] =>
  classifiedDocuments(world).flatMap((one) => (one.opened === null ? [] : [{ ...one, opened: one.opened }]));

/** The same, for the document of a year that sums it up. */
export function classifiedSummary(made: World, year: number): string[] {
  const kept = classifiedOn(made, dayOf(`${year}-12-31`)).length;
  const ended = declassifiedDocuments(made).filter((one) => yearOf(one.opened) === year).length;
  if (kept + ended === 0) return [`Nenhum documento esteve sob sigilo em ${year} (Lei 12.527/2011, art. 30).`];
  return [
    `Documentos sob sigilo em 31/12/${year}: ${kept}. Documentos desclassificados no ano: ${ended}.`,
    'Cada um está nas páginas Informações classificadas e Informações desclassificadas deste portal (Lei 12.527/2011, art. 30).',
  ];
}
