import type { Row } from '../../catalog/fields/field.ts';
import { AWARD_STATUS, ocdsCode } from '../../catalog/ocds/codes.ts';
import type { OcdsAward, OcdsReference, OcdsValue } from '../../catalog/ocds/release.ts';
import {
  amountIn,
  cellText,
  documentAt,
  listed,
  momentOf,
  type SiteAddresses,
  sumOf,
  textOrNone,
  withOwnIds,
} from './cells.ts';
import type { ContractRows, ProcessRows } from './gather.ts';
import { itemOf } from './licitacao.ts';
import type { PartyRegister } from './parties.ts';

/** A winner of a licitação, with the items won and the rows of the licitação that name nobody else. */
interface Winner {
  supplier: OcdsReference;
  itens: Row[];
  licitacoes: Row[];
}

/** Results of an item or of a bidder that are no victory. */
const LOST = /^(?:desert|fracass|anulad|revogad|cancelad)/i;
const WON = /^(?:vencedor|credenciad)/i;

/** The awards of a process: one for each winner of its licitação, and one for each contract of somebody who did not win it. */
export function awardsOf(
  process: ProcessRows,
  register: PartyRegister,
  site: SiteAddresses,
): { awards: OcdsAward[]; awardOf: ReadonlyMap<ContractRows, string> } {
  const winners = winnersOf(process, register);
  const awards = winners.map((winner) => awardOf(process, winner, winners.length === 1, site, register));
  const ids = new Map(winners.map(({ supplier }, i) => [supplier.id, awards[i]?.id ?? '']));
  const chosen = new Map<ContractRows, string>();
  for (const contract of process.contratos) {
    const supplier = supplierOf(contract.contrato, register);
    const known = supplier && ids.get(supplier.id);
    const award = known === undefined ? directAward(process, contract, supplier) : undefined;
    if (award) awards.push(award);
    chosen.set(contract, known ?? award?.id ?? '');
  }
  return { awards, awardOf: chosen };
}

export const supplierOf = (contract: Row, register: PartyRegister): OcdsReference | undefined =>
  register.holder(cellText(contract, 'txtCpfCnpjContratada'), cellText(contract, 'txtNomeRazaoContratada'), 'supplier');

/** Winners by the items, by the list of bidders and, where neither tells, by the licitação itself. */
function winnersOf({ licitacoes, itens, participantes }: ProcessRows, register: PartyRegister): Winner[] {
  const found = new Map<string, Winner>();
  const add = (row: Row): Winner | undefined => {
    const supplier = register.holder(cellText(row, 'txtCpfCnpj'), cellText(row, 'txtNomeRazaoSocial'), 'supplier');
    if (!supplier) return undefined;
    const winner = found.get(supplier.id) ?? { supplier, itens: [], licitacoes: [] };
    found.set(supplier.id, winner);
    return winner;
  };
  for (const row of itens) if (!LOST.test(cellText(row, 'txtSituacao'))) add(row)?.itens.push(row);
  for (const row of participantes) if (WON.test(cellText(row, 'txtResultado'))) add(row);
  // Beside winners who are known one by one, a row without a document may hold the names of several of them.
  const isKnown = found.size > 0;
  for (const row of licitacoes) if (!isKnown || cellText(row, 'txtCpfCnpj')) add(row)?.licitacoes.push(row);
  return [...found.values()];
}

function awardOf(
  { licitacoes, atas }: ProcessRows,
  { supplier, itens, licitacoes: own }: Winner,
  isAlone: boolean,
  site: SiteAddresses,
  register: PartyRegister,
): OcdsAward {
  const [row] = own.length > 0 ? own : licitacoes;
  const agreed = atas.filter((ata) => supplierIn(ata, register) === supplier.id);
  return {
    id: `${cellText(row, 'numCertame')}-${supplier.id}`,
    title: [cellText(row, 'txtModalidadeLicit'), cellText(row, 'numCertame')].filter(Boolean).join(' '),
    description: textOrNone(row, 'txtObjeto'),
    status: ocdsCode(AWARD_STATUS, cellText(row, 'txtSituacao')),
    date: momentOf(row, 'dtHomologacao'),
    value: awardValue(isAlone ? licitacoes : own, itens),
    suppliers: [supplier],
    items: listed(withOwnIds(itens.map((item) => itemOf(item, 'vlrUnitario')))),
    documents: listed(withOwnIds(agreed.flatMap((ata) => agreementDocument(ata, site)))),
  };
}

/** What the licitação confirmed for a winner, where its rows tell it; else what the items come to. */
const awardValue = (licitacoes: readonly Row[], itens: readonly Row[]): OcdsValue | undefined =>
  sumOf(licitacoes, 'vlrTotal') ?? sumOf(itens, 'vlrTotal');

const supplierIn = (row: Row, register: PartyRegister): string | undefined =>
  register.idOf(cellText(row, 'txtCpfCnpj'), cellText(row, 'txtNomeRazaoSocial'));

/** The ata of registered prices, which an award of prices ends in. */
function agreementDocument(ata: Row, site: SiteAddresses) {
  const path = cellText(ata, 'arqAta');
  if (path === '') return [];
  const document = documentAt(site, path, {
    documentType: 'contractSigned',
    title: `Ata de registro de preços ${cellText(ata, 'numARP')}`,
    datePublished: momentOf(ata, 'dtAssinatura'),
  });
  return [document];
}

/**
 * The award that a contract rests on and that nobody published: OCDS has no contract without one. Beside a licitação it has no
 * value, which would count twice; of a contract that came without any, it is the value at signing.
 */
function directAward(
  { licitacoes }: ProcessRows,
  { contrato, repeats }: ContractRows,
  supplier: OcdsReference | undefined,
): OcdsAward {
  const value = amountIn(contrato, 'vlrInicial') ?? amountIn(contrato, 'vlrContrato');
  return {
    id: `contrato-${contractId(contrato, repeats)}`,
    description: textOrNone(contrato, 'txtObjeto'),
    status: 'active',
    value: licitacoes.length > 0 ? undefined : value,
    suppliers: supplier && [supplier],
  };
}

/** The id of a contract within its body: number and year, and a count where one number was published more than once. */
export const contractId = (contrato: Row, repeats: number): string =>
  `${cellText(contrato, 'numContrato')}/${cellText(contrato, 'numAnoPub')}${repeats > 0 ? `#${repeats + 1}` : ''}`;
