import { contratos } from '../../catalog/datasets/contratos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { priceRecordNumber } from '../atas/managers.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { brDateOrBlank, reais } from '../text.ts';
import type { ContractDossier } from './dossier.ts';
import { eachContract } from './dossiers.ts';

export const contratosMaker: DatasetMaker = { dataset: contratos, rows: (world) => eachContract(world, contrato) };

/** Cells are named one by one: copied from one object into the next they would cost more than all the rest. */
function* contrato(of: ContractDossier): Generator<Cells> {
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
    numARP: priceRecordNumber(draft),
    numAnoARP: priceRecordNumber(draft) && String(draft.year),
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
