import { fotos } from '../../catalog/datasets/fotos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day } from '../calendar.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import { hash } from '../random.ts';
import { padZeros } from '../text.ts';
import { workKey } from './cells.ts';
import { workPicture } from './picture.ts';
import { isRoadWork } from './quantities.ts';
import type { Work, WorkMeasure } from './work.ts';
import { works } from './works.ts';

export const fotosMaker: DatasetMaker = {
  dataset: fotos,
  rows: (world) => flatMapLazily(works(world), fotosOf),
  files: (world) => flatMapLazily(works(world), filesOf),
};

function* fotosOf(one: Work): Generator<Cells> {
  for (const { number, day, about, path } of workPhotos(one)) {
    yield {
      ...workKey(one),
      numFoto: String(number),
      dtFoto: brDate(day),
      txtLegenda: `${about}: ${one.of.draft.object}`,
      arqFoto: path,
    };
  }
}

/** A photograph: which one, of what day, and how much of the work it shows done. */
interface WorkPhoto {
  number: number;
  day: Day;
  share: number;
  about: string;
  path: string;
}

/** So many works of a year are photographed: enough to look at, and few enough for any disk. */
const PHOTOGRAPHED = 16;

/** The site before, half way and now. */
function workPhotos(one: Work): WorkPhoto[] {
  const { start, place, measures } = one;
  if (start === null || place >= PHOTOGRAPHED) return [];
  const { year } = one.of.draft;
  const half = Math.floor(measures.length / 2);
  const counts = [...new Set([0, half, measures.length])];
  return counts.map((count, i) => ({
    ...seen(one, measures.slice(0, count)),
    number: i + 1,
    path: `obras/${year}/${padZeros(place + 1, 3)}-${year}-${i + 1}.png`,
  }));
}

/** What there is to see after some measures. */
function seen(one: Work, known: readonly WorkMeasure[]): Pick<WorkPhoto, 'day' | 'share' | 'about'> {
  const { start, finished, situation, measures } = one;
  const last = known.at(-1);
  if (!last) return { day: start ?? one.order, share: 0, about: 'Local da obra no dia do início dos serviços' };
  const whole = known.length === measures.length;
  if (whole && finished !== null) return { day: last.to, share: 1, about: 'Obra concluída' };
  const part = known.reduce((sum, { value }) => sum + value, 0) / one.of.total;
  const done = `${Math.floor(part * 100)} % dos serviços executados`;
  const halted = whole && situation === 'Paralisada';
  return { day: last.to, share: part, about: halted ? `Obra antes de parar, com ${done}` : `Obra com ${done}` };
}

function* filesOf(of: Work): Generator<DemoFile> {
  const { object, number } = of.of.draft;
  for (const { path, share } of workPhotos(of))
    yield { path, bytes: workPicture(isRoadWork(object), share, hash(number) % 97) };
}
