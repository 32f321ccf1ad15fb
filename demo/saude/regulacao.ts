import { regulacao } from '../../catalog/datasets/regulacao.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, yearOf } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import type { World } from '../town/world.ts';
import { lastLook } from './look.ts';
import { healthQueue } from './queue.ts';

export const regulacaoMaker: DatasetMaker = { dataset: regulacao, rows: queueRows };

function queueRows(world: World): Cells[] {
  const looked = lastLook(world);
  return healthQueue(world).map((one) => ({
    numExercicio: String(yearOf(looked)),
    dtPosicao: brDate(looked),
    numPosicao: String(one.place),
    numProtocolo: one.protocol,
    codIdentificacao: `***${one.ending}`,
    dtSolicitacao: brDate(one.asked),
    txtTipo: one.kind,
    txtEspecialidade: one.speciality,
    txtProcedimento: one.procedure,
    txtPrioridade: one.priority,
    txtUnidade: one.unit,
  }));
}
