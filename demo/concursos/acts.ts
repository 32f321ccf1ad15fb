import { brDate, type Day, nextWorkingDay } from '../kit/calendar.ts';
import { brDateOrBlank } from '../kit/text.ts';
import type { Approved, Selection, SelectionAct } from './model.ts';

type Course = Omit<Selection, 'acts' | 'state'> & {
  /** The days of the results. */
  preliminary: Day;
  result: Day;
  /** When the validity was extended, if it was. */
  extended: Day | null;
};

/** Every act of a selection up to a day, from the edital to the last appointment. */
export function actsOf(one: Course, until: Day): SelectionAct[] {
  const { preliminary, result, homologated, extended } = one;
  const title = `${one.kind} nº ${one.number}`;
  const all: SelectionAct[] = [
    { kind: 'Edital', day: one.published, title: `Edital do ${title}`, paragraphs: edital(one) },
    act('Homologação das inscrições', nextWorkingDay(one.closes + 7), `Inscrições homologadas no ${title}`, [
      `As inscrições recebidas de ${brDate(one.opens)} a ${brDate(one.closes)} foram conferidas e homologadas.`,
      'Da inscrição indeferida cabe recurso em dois dias úteis à comissão da seleção.',
    ]),
    act('Resultado preliminar', preliminary, `Resultado preliminar do ${title}`, [
      ...ranking(one),
      'Cabe recurso em dois dias úteis à comissão da seleção. A ordem pode mudar até o resultado final.',
    ]),
    act('Resultado final', result, `Resultado final do ${title}`, ranking(one)),
    ...once(homologated, 'Homologação', `Homologação do ${title}`, [
      `Fica homologado o resultado final do ${title}, publicado em ${brDate(result)}.`,
      'A seleção vale por dois anos, prorrogáveis uma vez por igual período (CF, art. 37, III).',
    ]),
    ...once(extended, 'Prorrogação da validade', `Prorrogação do ${title}`, [
      `A validade do ${title} é prorrogada por igual período, até ${brDateOrBlank(one.valid)} (CF, art. 37, III).`,
    ]),
    ...callsOf(title, one.approved),
    ...appointmentsOf(title, one.approved),
  ];
  return all.filter(({ day }) => day <= until).sort((a, b) => a.day - b.day);
}

const act = (kind: string, day: Day, title: string, paragraphs: readonly string[]): SelectionAct => ({
  kind,
  day,
  title,
  paragraphs,
});

/** An act that a selection may not have. */
const once = (day: Day | null, kind: string, title: string, paragraphs: readonly string[]): SelectionAct[] =>
  day === null ? [] : [act(kind, day, title, paragraphs)];

/** Those who passed, by something they have in common. */
function gathered<K>(approved: readonly Approved[], by: (one: Approved) => K): Map<K, Approved[]> {
  const found = new Map<K, Approved[]>();
  for (const one of approved) found.set(by(one), [...(found.get(by(one)) ?? []), one]);
  return found;
}

const edital = (one: Course): string[] => [
  `1. Objeto. ${one.object}, com ${one.vacancies} vagas e cadastro de reserva.`,
  `2. Cargos e vagas: ${one.posts.map((post) => `${post} (${seatsOf(one, post)})`).join('; ')}. A remuneração e a carga horária de cada um estão na página Remuneração dos cargos do portal.`,
  `3. Inscrições. Pela internet ou na sede do órgão, de ${brDate(one.opens)} a ${brDate(one.closes)}. São isentos da taxa os inscritos no Cadastro Único e os doadores de sangue ou de medula.`,
  '4. Reserva de vagas. Dez por cento para pessoas com deficiência e vinte por cento para pessoas negras, na forma da lei.',
  `5. Avaliação. Prova objetiva em ${brDate(one.exam)}, com 40 questões: língua portuguesa (10), raciocínio lógico (5), legislação (5) e conhecimentos do cargo (20). É aprovado quem acerta ao menos metade.`,
  '6. Desempate. Idade igual ou superior a 60 anos; maior nota em conhecimentos do cargo; maior idade; exercício da função de jurado.',
  `7. Resultado final em ${brDate(one.result)}. Cabe recurso em dois dias úteis de cada etapa.`,
  '8. Os atos desta seleção são publicados no diário oficial e na página Concursos e seleções do portal.',
];

/** The vacancies of a post: those since filled, and one where nobody was called yet. */
function seatsOf({ approved, posts, vacancies }: Course, post: string): number {
  const called = approved.filter((one) => one.called !== null && one.list === 'Ampla concorrência');
  return called.length > 0
    ? Math.max(1, called.filter((one) => one.post === post).length)
    : Math.round(vacancies / posts.length);
}

/** The order of those who passed, a paragraph for each post and list. */
function ranking({ approved }: Course): string[] {
  const groups = gathered(approved, ({ post, list }) => `${post} – ${list}`);
  return [...groups].map(([name, all]) => `${name}: ${all.map(ranked).join('; ')}.`);
}

const ranked = ({ place, name, score }: Approved): string =>
  `${place}º ${name} (${(score / 100).toFixed(2).replace('.', ',')})`;

const callsOf = (title: string, approved: readonly Approved[]): SelectionAct[] =>
  [...gathered(approved, ({ called }) => called)].flatMap(([day, all]) =>
    once(day, 'Convocação', `Convocação de aprovados no ${title}`, [
      'Ficam convocados a apresentar os documentos e os exames de admissão em até 20 dias:',
      ...all.map(listed),
    ]),
  );

const appointmentsOf = (title: string, approved: readonly Approved[]): SelectionAct[] =>
  [...gathered(approved, ({ appointed }) => appointed)].flatMap(([day, all]) =>
    once(day, 'Nomeação', `${all[0]?.act}: nomeação de aprovados no ${title}`, [
      'Ficam nomeados, com posse em até 30 dias:',
      ...all.map(listed),
    ]),
  );

const listed = ({ place, name, post, list }: Approved): string => `${name}, ${post}, ${place}º lugar (${list}).`;
