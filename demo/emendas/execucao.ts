import { execucao } from '../../catalog/datasets/execucao.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { documentNumber, type Empenho, empenhadoCents, liquidadoCents, pagoCents } from '../despesa/model.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { empenhosOfEmenda } from './empenhos.ts';
import { allEmendas, type Emenda } from './model.ts';

export const execucaoMaker: DatasetMaker = {
  dataset: execucao,
  rows: (world) => allEmendas(world).flatMap((one) => empenhosOfEmenda(world, one).map((part) => despesa(one, part))),
};

function despesa(one: Emenda, part: Empenho): Cells {
  const { org, code } = part.line.action.unit;
  return {
    numEmenda: one.number,
    numAnoEmenda: String(one.year),
    numExercicio: String(part.year),
    codOrgao: org,
    codUnidade: code,
    numDocEmpenho: documentNumber(part.number),
    dtEmpenho: brDate(part.day),
    txtCredor: part.creditor.name,
    txtCpfCnpj: part.creditor.id,
    txtDescricao: part.about,
    vlrEmpenhado: reais(empenhadoCents(part)),
    vlrLiquidado: reais(liquidadoCents(part)),
    vlrPago: reais(pagoCents(part)),
  };
}
