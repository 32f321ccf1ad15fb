import { contratos } from '../../catalog/datasets/contratos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { ataNumber } from '../atas/managers.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { brDateOrBlank, reais } from '../text.ts';
import { eachContrato } from './all.ts';
import type { ContratoDossier } from './dossier.ts';

export const contratosMaker: DatasetMaker = { dataset: contratos, rows: (world) => eachContrato(world, contrato) };

/** Cells are named one by one: spreading objects into each other is the slowest part of a large dataset. */
function* contrato(of: ContratoDossier): Generator<Cells> {
  const { draft } = of;
  yield {
    numContrato: draft.number,
    numAnoPub: String(draft.year),
    txtNomeRazaoContratada: draft.supplier.name,
    txtCpfCnpjContratada: draft.supplier.id,
    txtObjeto: draft.object,
    txtModalidade: draft.modality.name,
    numCertame: draft.tender,
    numProcesso: draft.process,
    txtFundamento: draft.modality.ground,
    txtTipoContrato: draft.kind,
    txtCategoria: draft.category,
    txtUnidadeOrcamentaria: draft.unit,
    blnRegistroPrecos: draft.registered ? 'Sim' : 'Não',
    numARP: ataNumber(draft),
    numAnoARP: ataNumber(draft) && String(draft.year),
    dtAssinatura: brDate(draft.signed),
    dtPublicacao: brDateOrBlank(of.published),
    dtInicioVigencia: brDate(draft.start),
    dtFimVigencia: brDate(of.end),
    vlrInicial: reais(draft.initial),
    vlrAcrescimos: reais(of.added),
    vlrSupressoes: reais(of.cut),
    vlrContrato: reais(of.total),
    txtSituacao: of.situation,
    lnkPncp: of.link,
    blnCovid: draft.covid ? 'Sim' : 'Não',
  };
}
