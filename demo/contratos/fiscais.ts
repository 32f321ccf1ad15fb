import { fiscais } from '../../catalog/datasets/fiscais.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { brDateOrBlank } from '../text.ts';
import { eachContrato } from './all.ts';
import type { ContratoDossier } from './dossier.ts';

export const fiscaisMaker: DatasetMaker = { dataset: fiscais, rows: (world) => eachContrato(world, fiscaisOf) };

function* fiscaisOf({ draft, inspectors, situation }: ContratoDossier): Generator<Cells> {
  for (const { who, role, order, from, to } of inspectors()) {
    yield {
      numContrato: draft.number,
      numAnoPub: String(draft.year),
      txtNome: who.name,
      txtPapel: role,
      txtCargo: who.post,
      numMatricula: who.number,
      numPortaria: order,
      dtInicio: brDate(from),
      dtFim: brDateOrBlank(to),
      txtNomeRazaoContratada: draft.supplier.name,
      txtUnidadeOrcamentaria: draft.unit,
      txtSituacaoContrato: situation,
    };
  }
}
