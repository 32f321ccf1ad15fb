import { conselheiros } from '../../catalog/datasets/conselheiros.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { allCouncils, type Council } from './model.ts';

export const conselheirosMaker: DatasetMaker = {
  dataset: conselheiros,
  rows: (world) => allCouncils(world).flatMap(memberCells),
};

const memberCells = (council: Council): Cells[] =>
  council.members.map((one) => ({
    numExercicio: String(council.year),
    txtConselho: council.name,
    txtArea: council.area,
    txtNome: one.name,
    txtSegmento: one.segment,
    txtEntidade: one.entity,
    txtVaga: one.seat,
    txtFuncao: one.role,
    dtInicioMandato: brDate(council.from),
    dtFimMandato: brDate(council.to),
  }));
