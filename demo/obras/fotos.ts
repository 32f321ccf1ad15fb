import { fotos } from '../../catalog/datasets/fotos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day } from '../calendar.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import { hash } from '../random.ts';
import { padZeros } from '../text.ts';
import { allObras } from './all.ts';
import { obraKey } from './cells.ts';
import type { Obra, ObraMeasure } from './model.ts';
import { obraPicture } from './picture.ts';
import { isRoad } from './quantities.ts';

export const fotosMaker: DatasetMaker = {
  dataset: fotos,
  rows: (world) => flatMapLazily(allObras(world), fotosOf),
  files: (world) => flatMapLazily(allObras(world), filesOf),
};

function* fotosOf(one: Obra): Generator<Cells> {
  for (const { number, day, about, path } of workPhotos(one)) {
    yield {
      ...obraKey(one),
      numFoto: String(number),
      dtFoto: brDate(day),
      txtLegenda: `${about}: ${one.of.draft.object}`,
      arqFoto: path,
    };
  }
}

/** A photograph of a work: its number, its day and the share of the work that it shows. */
interface WorkPhoto {
  number: number;
  day: Day;
  share: number;
  about: string;
  path: string;
}

/** Works of a year with photographs: enough to look at, few enough for any disk. */
const PHOTOGRAPHED = 16;

/** The photographs of a work: at the start, half way and now. */
function workPhotos(one: Obra): WorkPhoto[] {
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

/** The day, share and caption of a photograph taken after some measurements. */
function seen(one: Obra, known: readonly ObraMeasure[]): Pick<WorkPhoto, 'day' | 'share' | 'about'> {
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

function* filesOf(of: Obra): Generator<DemoFile> {
  const { object, number } = of.of.draft;
  for (const { path, share } of workPhotos(of))
    yield { path, bytes: obraPicture(isRoad(object), share, hash(number) % 97) };
}
