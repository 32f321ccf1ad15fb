import { FAIXAS_CRECHE, PRIORIDADES_CRECHE } from '../../catalog/codes/social.ts';
import { creche } from '../../catalog/datasets/creche.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day, previousWorkingDay, yearOf } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { padZeros } from '../kit/text.ts';
import type { DatasetMaker } from '../maker.ts';
import { townSize, type World } from '../town/world.ts';

export const crecheMaker: DatasetMaker = { dataset: creche, rows: queueRows };

const CRECHES = ['Creche Pequeno Sertanejo', 'Creche Dona Zuleide', 'Creche Cidade Nova', 'Creche Barra do Rio'];

/** Children who wait for each age group of a creche in a town of 50,000, at most. */
const MOST = 8;

function queueRows(world: World): Cells[] {
  const looked = previousWorkingDay(world.until - 2);
  const queues = CRECHES.flatMap((unit) => FAIXAS_CRECHE.map((group) => ({ unit, group })));
  return queues.flatMap(({ unit, group }, at) => queueOf(world, looked, at, { unit, group }));
}

interface CrecheGroup {
  unit: string;
  group: string;
}

/** The queue of an age group: by priority, and among equals by the day of the request. */
function queueOf(world: World, looked: Day, at: number, { unit, group }: CrecheGroup): Cells[] {
  const random = new Random(hash('creche', world.seed, unit, group));
  const count = Math.max(1, Math.round(random.between(1, MOST) * townSize(world)));
  const requests = Array.from({ length: count }, (_, i) => ({
    protocol: `C-${yearOf(looked)}/${padZeros(at * 100 + i + 1, 4)}`,
    asked: looked - random.between(1, 300),
    ending: padZeros(random.between(0, 9_999), 4),
    rank: random.pick([0, 1, 1, 2, 2, 3, 4, 4, 4]),
  }));
  return requests
    .sort((a, b) => a.rank - b.rank || a.asked - b.asked)
    .map(({ protocol, asked, ending, rank }, i) => ({
      numExercicio: String(yearOf(looked)),
      dtPosicao: brDate(looked),
      numPosicao: String(i + 1),
      numProtocolo: protocol,
      codIdentificacao: `***${ending}`,
      dtSolicitacao: brDate(asked),
      txtUnidade: unit,
      txtFaixaEtaria: group,
      txtPrioridade: PRIORIDADES_CRECHE[rank] ?? '',
    }));
}
