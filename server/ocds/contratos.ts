import type { Row } from '../../catalog/fields/field.ts';
import { CONTRACT_DOCUMENT, CONTRACT_STATUS, ocdsCode } from '../../catalog/ocds/codes.ts';
import type { OcdsAmendment, OcdsContract, OcdsDocument, OcdsTransaction } from '../../catalog/ocds/release.ts';
import { OCDS_SOURCES } from '../../catalog/ocds/sources.ts';
import { reais } from '../../catalog/texto/figures.ts';
import {
  amountIn,
  cellText,
  documentAt,
  listed,
  momentOf,
  pageElsewhere,
  periodOf,
  reaisOf,
  recordAddress,
  type SiteAddresses,
  textOrNone,
  withOwnIds,
} from './cells.ts';
import type { ContractRows } from './gather.ts';
import type { PartyRegister } from './parties.ts';
import { contractId } from './vencedores.ts';

/** A contract with its amendments, documents and payments. Its value is today's, amendments included, as our list has it. */
export function contractOf(
  { contrato, repeats, aditivos, documentos, pagamentos }: ContractRows,
  awardID: string,
  register: PartyRegister,
  site: SiteAddresses,
): OcdsContract {
  const transactions = withOwnIds(pagamentos.map((row) => transactionOf(row, register, site)));
  return {
    id: contractId(contrato, repeats),
    awardID,
    title: `Contrato ${cellText(contrato, 'numContrato')}`,
    description: textOrNone(contrato, 'txtObjeto'),
    status: ocdsCode(CONTRACT_STATUS, cellText(contrato, 'txtSituacao')),
    period: periodOf(cellText(contrato, 'dtInicioVigencia'), cellText(contrato, 'dtFimVigencia')),
    value: amountIn(contrato, 'vlrContrato'),
    dateSigned: momentOf(contrato, 'dtAssinatura'),
    documents: listed(documentsOf(contrato, documentos, aditivos, site)),
    amendments: listed(withOwnIds(aditivos.map(amendmentOf))),
    implementation: transactions.length > 0 ? { transactions } : undefined,
  };
}

function documentsOf(
  contrato: Row,
  documentos: readonly Row[],
  aditivos: readonly Row[],
  site: SiteAddresses,
): OcdsDocument[] {
  const own = documentos.map((row) => {
    const kind = cellText(row, 'txtTipoDocumento');
    return documentAt(site, cellText(row, 'arqDocumento'), {
      documentType: ocdsCode(CONTRACT_DOCUMENT, kind),
      title: kind,
      description: textOrNone(row, 'txtDescricao'),
      datePublished: momentOf(row, 'dtDocumento'),
    });
  });
  const known = new Set(own.map(({ id }) => id));
  const amended = aditivos.flatMap((row) => {
    const path = cellText(row, 'arqAditivo');
    if (path === '' || known.has(path)) return [];
    const title = `Aditivo ${cellText(row, 'numAditivo')}`;
    const [documentType, datePublished] = [
      'contractAnnexe',
      momentOf(row, 'dtPublicacao') ?? momentOf(row, 'dtAssinatura'),
    ];
    return [documentAt(site, path, { documentType, title, datePublished })];
  });
  return withOwnIds([
    ...own,
    ...amended,
    ...pageElsewhere(contrato, 'lnkPncp', 'contractNotice', 'Publicação no PNCP'),
  ]);
}

/** An amendment: why, and what it changed. OCDS 1.1 has no field for the change itself, so that a sentence tells it. */
function amendmentOf(row: Row): OcdsAmendment {
  return {
    id: cellText(row, 'numAditivo'),
    date: momentOf(row, 'dtAssinatura'),
    rationale: [cellText(row, 'txtTipoAditivo'), cellText(row, 'txtObjeto')].filter(Boolean).join(': ') || undefined,
    description: changesIn(row).join(' ') || undefined,
  };
}

function changesIn(row: Row): string[] {
  const value = Number(row.vlrAditivo ?? 0);
  const days = Number(row.numDias ?? 0);
  const share = Number(row.pctAditivo ?? 0);
  return [
    ...(value === 0
      ? []
      : [
          `Valor do aditivo: ${reais(value).replace(/\s/g, ' ')}${share === 0 ? '' : ` (${share}% do valor inicial)`}.`,
        ]),
    ...(days === 0 ? [] : [`Prazo acrescido: ${days} dias.`]),
    ...(row.dtNovaVigencia ? [`Nova vigência: até ${cellText(row, 'dtNovaVigencia')}.`] : []),
  ];
}

const { pagamentos: payments } = OCDS_SOURCES;

/** A payment, with its page as its address. What came back (estorno) is a payment of less than nothing, as in our list. */
function transactionOf(row: Row, register: PartyRegister, site: SiteAddresses): OcdsTransaction {
  const uri = recordAddress(site, payments, row);
  return {
    id: payments.key.map((name) => cellText(row, name)).join('-'),
    source: uri,
    date: momentOf(row, 'dtPagamento'),
    value: amountIn(row, 'vlrPago') ?? reaisOf(0),
    payer: register.body('payer'),
    payee: register.holder(cellText(row, 'txtCpfCnpj'), cellText(row, 'txtCredor'), 'payee'),
    uri,
  };
}
