import type { Row } from '../../catalog/fields/field.ts';
import {
  AWARD_CRITERIA,
  ocdsCode,
  PROCUREMENT_CATEGORY,
  PROCUREMENT_METHOD,
  SUBMISSION_METHOD,
  TENDER_DOCUMENT,
  TENDER_STATUS,
} from '../../catalog/ocds/codes.ts';
import type { OcdsDocument, OcdsItem, OcdsTender } from '../../catalog/ocds/release.ts';
import {
  amountIn,
  cellText,
  documentAt,
  listed,
  momentOf,
  pageElsewhere,
  periodOf,
  reaisOf,
  type SiteAddresses,
  textOrNone,
  withOwnIds,
} from './cells.ts';
import type { ProcessRows } from './gather.ts';
import type { PartyRegister } from './parties.ts';

/** The tender section of a process: of its licitação or, where none is published, what its contract says of how it came about. */
export function tenderOf(process: ProcessRows, register: PartyRegister, site: SiteAddresses): OcdsTender | undefined {
  const [row] = process.licitacoes;
  if (!row) return methodOfContract(process, register);
  const tenderers = [...new Map(bidders(process.participantes, register).map((one) => [one.id, one])).values()];
  return {
    id: cellText(row, 'numCertame'),
    title: [cellText(row, 'txtModalidadeLicit'), cellText(row, 'numCertame')].filter(Boolean).join(' '),
    description: textOrNone(row, 'txtObjeto'),
    status: ocdsCode(TENDER_STATUS, cellText(row, 'txtSituacao')),
    procuringEntity: register.unit(cellText(row, 'txtUnidadeOrcamentaria')),
    items: listed(withOwnIds(process.itens.map((item) => itemOf(item, 'vlrUnitarioEstimado')))),
    value: amountIn(row, 'vlrEstimado'),
    ...methodOf(cellText(row, 'txtModalidadeLicit'), textOrNone(row, 'txtFundamento')),
    mainProcurementCategory: categoryOf(process),
    awardCriteria: ocdsCode(AWARD_CRITERIA, cellText(row, 'txtCriterioJulgamento')),
    awardCriteriaDetails: textOrNone(row, 'txtCriterioJulgamento'),
    submissionMethod: listed(
      [ocdsCode(SUBMISSION_METHOD, cellText(row, 'txtModalidadeLicit'))].flatMap((code) => code ?? []),
    ),
    submissionMethodDetails: manner(row),
    tenderPeriod: periodOf(cellText(row, 'dtPublicacao'), cellText(row, 'dtAbertura')),
    numberOfTenderers: tenderers.length || undefined,
    tenderers: listed(tenderers),
    documents: listed(documentsOf(process, row, site)),
  };
}

/** A contract without a licitação of ours still says by what modality and by leave of what law it was made. */
function methodOfContract(process: ProcessRows, register: PartyRegister): OcdsTender | undefined {
  const row = process.contratos[0]?.contrato;
  const method = row && methodOf(cellText(row, 'txtModalidade'), textOrNone(row, 'txtFundamento'));
  if (!method?.procurementMethodDetails) return undefined;
  return {
    id: cellText(row, 'numCertame') || cellText(row, 'numContrato'),
    description: textOrNone(row, 'txtObjeto'),
    procuringEntity: register.unit(cellText(row, 'txtUnidadeOrcamentaria')),
    ...method,
    mainProcurementCategory: categoryOf(process),
  };
}

const methodOf = (modality: string, ground: string | undefined) => ({
  procurementMethod: ocdsCode(PROCUREMENT_METHOD, modality),
  procurementMethodDetails: modality || undefined,
  procurementMethodRationale: ground,
});

/** Only contracts have a category; it is told where all of the process agree. */
function categoryOf({ contratos }: ProcessRows): string | undefined {
  const codes = new Set(
    contratos.map(({ contrato }) => ocdsCode(PROCUREMENT_CATEGORY, cellText(contrato, 'txtCategoria'))),
  );
  const [only] = codes;
  return codes.size === 1 ? only : undefined;
}

function manner(row: Row): string | undefined {
  const dispute = cellText(row, 'txtModoDisputa');
  return dispute ? `Modo de disputa: ${dispute}` : undefined;
}

const bidders = (rows: readonly Row[], register: PartyRegister) =>
  rows.flatMap(
    (row) => register.holder(cellText(row, 'txtCpfCnpj'), cellText(row, 'txtNomeRazaoSocial'), 'tenderer') ?? [],
  );

/** An item with the price that one stage gives it: estimated by the tender, confirmed in the award. */
export function itemOf(row: Row, price: 'vlrUnitarioEstimado' | 'vlrUnitario'): OcdsItem {
  const name = textOrNone(row, 'txtUnidadeMedida');
  const amount = row[price];
  const value = amount === null || amount === undefined ? undefined : reaisOf(Number(amount));
  const quantity = row.qtdItem;
  return {
    id: cellText(row, 'numItem'),
    description: textOrNone(row, 'txtDescricao'),
    quantity: quantity === null || quantity === undefined ? undefined : Number(quantity),
    unit: name || value ? { name, value } : undefined,
  };
}

function documentsOf({ documentos }: ProcessRows, tender: Row, site: SiteAddresses): OcdsDocument[] {
  const own = documentos.map((row) => {
    const kind = cellText(row, 'txtTipoDocumento');
    return documentAt(site, cellText(row, 'arqDocumento'), {
      documentType: ocdsCode(TENDER_DOCUMENT, kind),
      title: kind,
      description: textOrNone(row, 'txtDescricao'),
      datePublished: momentOf(row, 'dtDocumento'),
    });
  });
  return withOwnIds([...own, ...pageElsewhere(tender, 'lnkPncp', 'tenderNotice', 'Publicação no PNCP')]);
}
