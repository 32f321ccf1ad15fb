import { fiscais } from '../../catalog/datasets/fiscais.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { brDateOrBlank } from '../text.ts';
import type { ContractDossier } from './dossier.ts';
import { eachContract } from './dossiers.ts';

export const fiscaisMaker: DatasetMaker = { dataset: fiscais, rows: (world) => eachContract(world, fiscaisOf) };

function* fiscaisOf({ draft, inspectors, situation }: ContractDossier): Generator<Cells> {
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
