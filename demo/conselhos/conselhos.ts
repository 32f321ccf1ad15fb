import { conselhos } from '../../catalog/datasets/conselhos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { allCouncils, type Council } from './model.ts';

export const conselhosMaker: DatasetMaker = {
  dataset: conselhos,
  rows: (world) => allCouncils(world).map(councilCells),
};

const councilCells = (one: Council): Cells => ({
  numExercicio: String(one.year),
  txtConselho: one.name,
  txtArea: one.area,
  txtNorma: one.law,
  txtCompetencia: one.about,
  txtTelefone: one.phone,
  txtEmail: one.email,
  txtEndereco: one.address,
  txtReunioes: `${one.meeting.words}, às ${one.meeting.hour}, ${one.meeting.place}; aberta ao público`,
  dtInicioMandato: brDate(one.from),
  dtFimMandato: brDate(one.to),
});
