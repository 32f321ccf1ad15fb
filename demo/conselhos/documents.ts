import { brDate, type Day, dayOf, isoDate, monthOf, nextWorkingDay, weekdayOf } from '../kit/calendar.ts';
import { padZeros } from '../kit/text.ts';
import { oncePerWorld } from '../town/once.ts';
import { allCouncils, type Council } from './model.ts';

export interface CouncilDocument {
  council: Council;
  year: number;
  number: string;
  kind: string;
  day: Day;
  title: string;
  path: string;
  paragraphs: readonly string[];
}

/** What the councils wrote in the last two exercises: minutes, the opinion on the accounts and the report of the year. */
export const councilDocuments = oncePerWorld((world): readonly CouncilDocument[] =>
  allCouncils(world).flatMap((council) =>
    world.exercises
      .slice(-2)
      .flatMap(({ year }) => [...minutes(council, year), opinion(council, year), report(council, year)])
      .filter(({ day }) => day <= world.until),
  ),
);

/** The day of a month on which a council meets. */
function meetingDay({ meeting: { week, weekday } }: Council, year: number, month: number): Day {
  const first = dayOf(`${year}-${padZeros(month, 2)}-01`);
  const all = Array.from({ length: 31 }, (_, i) => first + i).filter(
    (day) => monthOf(day) === month && weekdayOf(day) === weekday,
  );
  return (week === 'last' ? all.at(-1) : all[week - 1]) ?? first;
}

function minutes(council: Council, year: number): CouncilDocument[] {
  return council.meeting.months.map((month, i) => {
    const day = meetingDay(council, year, month);
    const subject = council.agenda[i % council.agenda.length] ?? '';
    return written(council, year, 'Ata', i + 1, day, `Ata da ${i + 1}ª reunião de ${year}`, [
      `Em ${brDate(day)}, às ${council.meeting.hour}, reuniu-se o ${council.name}, ${council.meeting.place}, com quórum.`,
      `Presentes: ${present(council, i)}.`,
      `Ordem do dia: 1) leitura e aprovação da ata anterior; 2) ${subject}; 3) informes.`,
      `Discussão. A presidência apresentou o tema “${subject}”. Os conselheiros pediram esclarecimentos sobre os valores e os prazos, que foram dados pela secretaria.`,
      `Deliberação. ${subject}: aprovado por unanimidade, com a recomendação de que a secretaria apresente os números atualizados na próxima reunião.`,
      'Nada mais havendo a tratar, a reunião foi encerrada e esta ata, lavrada, lida e assinada pelos presentes.',
    ]);
  });
}

/** The holders who came to a meeting: one stays away in turn. */
const present = ({ members }: Council, turn: number): string =>
  members
    .filter(({ seat }) => seat === 'Titular')
    .filter((_, i, all) => i !== turn % all.length)
    .map(({ name, entity }) => `${name} (${entity})`)
    .join('; ');

function opinion(council: Council, year: number): CouncilDocument {
  const day = nextWorkingDay(dayOf(`${year}-03-20`));
  return written(council, year, 'Parecer', 1, day, `Parecer sobre: ${council.opinion} de ${year - 1}`, [
    `O ${council.name}, no uso das atribuições da ${council.law}, examinou: ${council.opinion} de ${year - 1}.`,
    'Foram conferidos os extratos bancários, os empenhos, as liquidações e os pagamentos publicados no portal da transparência e visitadas três unidades.',
    'Constatou-se que os recursos foram aplicados na finalidade e que os documentos estavam à disposição do conselho.',
    'Parecer: favorável à aprovação, com a recomendação de publicar os relatórios em até 30 dias do fim de cada período.',
  ]);
}

function report(council: Council, year: number): CouncilDocument {
  const day = nextWorkingDay(dayOf(`${year}-02-28`));
  return written(council, year, 'Relatório', 1, day, `Relatório de atividades de ${year - 1}`, [
    `Relatório de atividades do ${council.name} em ${year - 1}.`,
    `Reuniões: ${council.meeting.months.length} ordinárias, com pauta e ata publicadas. Visitas: 6 unidades.`,
    ...council.agenda.map((subject, i) => `${i + 1}. ${subject}: apreciado e aprovado.`),
    'Recomendações encaminhadas à secretaria: 4; atendidas: 3; em andamento: 1.',
  ]);
}

function written(
  council: Council,
  year: number,
  kind: string,
  place: number,
  day: Day,
  title: string,
  paragraphs: readonly string[],
): CouncilDocument {
  const word = { Ata: 'ata', Parecer: 'parecer', Relatório: 'relatorio' }[kind] ?? 'documento';
  const path = `conselhos/${year}/${council.slug}-${word}-${place}-${isoDate(day)}.pdf`;
  return { council, year, number: `${kind} ${place}/${year}`, kind, day, title, path, paragraphs };
}
