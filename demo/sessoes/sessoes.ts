import { sessoes } from '../../catalog/datasets/sessoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day, nextWorkingDay, previousWorkingDay } from '../kit/calendar.ts';
import { pdf } from '../kit/pdf.ts';
import { brDateOrBlank } from '../kit/text.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import type { World } from '../town/world.ts';
import { agendaLines, agendaParagraphs, minutesParagraphs } from './papers.ts';
import { presentAt, type Sitting, sittingKey, sittingPath, sittings } from './sittings.ts';

export const sessoesMaker: DatasetMaker = {
  dataset: sessoes,
  rows: (world) => sittings(world).map((sitting) => sessao(world, sitting)),
  files,
};

/** The day on which the minutes are out, at the latest the last of the data: the newest are written at once. */
const minutesDay = (day: Day, until: Day): Day => Math.min(nextWorkingDay(day + 5), until);

function sessao({ until }: World, sitting: Sitting): Cells {
  const present = presentAt(sitting).map(({ name }) => name);
  return {
    ...sittingKey(sitting),
    txtNome: sitting.name,
    txtReuniao: sitting.kind,
    txtTipo: sitting.type,
    numSessao: String(sitting.number),
    txtComissao: sitting.board,
    dtSessao: brDate(sitting.day),
    txtHora: sitting.hour,
    txtLocal: sitting.place,
    txtSituacao: 'Realizada',
    dtPauta: brDate(previousWorkingDay(sitting.day - 3)),
    txtPauta: agendaLines(sitting).join('\n'),
    arqPauta: `${sittingPath(sitting)}-pauta.pdf`,
    dtAta: brDateOrBlank(minutesDay(sitting.day, until)),
    arqAta: `${sittingPath(sitting)}-ata.pdf`,
    txtPresentes: present.join('; '),
    qtdPresentes: String(present.length),
    lnkVideo: `https://video.camaravaleclaro.example/${sitting.year}/${sitting.code.toLowerCase()}`,
  };
}

function* files(world: World): Generator<DemoFile> {
  for (const sitting of sittings(world)) {
    const path = sittingPath(sitting);
    yield { path: `${path}-pauta.pdf`, bytes: pdf(`Pauta: ${sitting.name}`, agendaParagraphs(sitting)) };
    yield { path: `${path}-ata.pdf`, bytes: pdf(`Ata: ${sitting.name}`, minutesParagraphs(world, sitting)) };
  }
}
