import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { padZeros } from '../contratos/drafts.ts';
import { isCompetitive } from '../contratos/modality.ts';
import { brDateOrBlank, reais } from '../contratos/rows.ts';
import type { World } from '../town/world.ts';
import { biddersOf, smallCompanyBenefit } from './bidders.ts';
import { tenderDocuments } from './documents.ts';
import type { Tender } from './tender.ts';

/** What finds a tender, repeated by all that belongs to it. */
const key = ({ number, modality, unit, year }: Tender): Cells => ({
  numCertame: number,
  txtModalidadeLicit: modality.name,
  txtUnidadeOrcamentaria: unit,
  numExercicio: String(year),
});

/** Bids go down from an open price; of a purchase without a tender the cheapest of those asked is taken. */
function manner({ modality }: Tender): Cells {
  if (isCompetitive(modality)) return { txtCriterioJulgamento: 'Menor preço', txtModoDisputa: 'Aberto' };
  const asked = modality.prefix === 'DL';
  return { txtCriterioJulgamento: asked ? 'Menor preço' : 'Não se aplica', txtModoDisputa: 'Não se aplica' };
}

function outcome(tender: Tender): Cells {
  const winners = [...new Map(tender.contracts.map(({ supplier }) => [supplier.id, supplier])).values()];
  const won = tender.homologated !== null;
  return {
    vlrEstimado: reais(tender.estimated),
    vlrTotal: won ? reais(tender.total) : '',
    pctDesconto: won && tender.estimated > 0 ? points(tender) : '',
    txtSituacao: tender.situation,
    txtMotivo: tender.reason,
    txtNomeRazaoSocial: winners.map(({ name }) => name).join('; '),
    // With two winners neither is the one: both stand among those who took part.
    txtCpfCnpj: winners.length === 1 ? (winners[0]?.id ?? '') : '',
  };
}

/** How far below the estimate, in points of a hundred with two decimals. */
const points = ({ estimated, total }: Tender): string => reais(Math.round(((estimated - total) * 10_000) / estimated));

export function* licitacao(world: World, tender: Tender): Generator<Cells> {
  const { covid, year, sequence } = tender;
  yield {
    ...key(tender),
    ...manner(tender),
    ...outcome(tender),
    numProcesso: tender.process,
    txtObjeto: tender.object,
    txtFundamento: tender.modality.ground,
    txtBeneficio: smallCompanyBenefit(tender),
    blnRegistroPrecos: tender.registered ? 'Sim' : 'Não',
    dtPublicacao: brDate(tender.published),
    dtAbertura: brDate(tender.opened),
    dtHomologacao: brDateOrBlank(tender.homologated),
    // The national portal opened after the pandemic's purchases.
    numControlePncp: covid ? '' : `${world.cnpj}-1-${padZeros(sequence, 6)}/${year}`,
    lnkPncp: covid ? '' : `https://pncp.gov.br/app/editais/${world.cnpj}/${year}/${sequence}`,
    blnCovid: covid ? 'Sim' : 'Não',
  };
}

/** What the situation of a tender makes of its items. */
const ITEMS: Readonly<Record<string, string>> = {
  Homologada: 'Homologado',
  Ratificada: 'Homologado',
  Deserta: 'Deserto',
  Fracassada: 'Fracassado',
  Revogada: 'Anulado, revogado ou cancelado',
  Anulada: 'Anulado, revogado ou cancelado',
};

export function* itens(tender: Tender): Generator<Cells> {
  const lots = tender.contracts.length > 1;
  for (const [i, { lot, about, unit, quantity, estimate, price, winner }] of tender.items.entries()) {
    yield {
      ...key(tender),
      numLote: lots ? String(lot) : '',
      numItem: String(i + 1),
      txtDescricao: about,
      txtUnidadeMedida: unit,
      qtdItem: String(quantity),
      vlrUnitarioEstimado: reais(estimate),
      vlrUnitario: winner ? reais(price) : '',
      vlrTotal: winner ? reais(quantity * price) : '',
      txtNomeRazaoSocial: winner?.name ?? '',
      txtCpfCnpj: winner?.id ?? '',
      txtSituacao: ITEMS[tender.situation] ?? 'Em andamento',
    };
  }
}

export function* participantes(world: World, tender: Tender): Generator<Cells> {
  for (const [i, { supplier, size, offer, result, reason }] of biddersOf(world, tender).entries()) {
    yield {
      ...key(tender),
      numClassificacao: reason === '' ? String(i + 1) : '',
      txtNomeRazaoSocial: supplier.name,
      txtCpfCnpj: supplier.id,
      txtPorte: size,
      vlrProposta: reais(offer),
      txtResultado: result,
      txtMotivo: reason,
    };
  }
}

export function* documentos(world: World, tender: Tender): Generator<Cells> {
  for (const { phase, kind, day, path } of tenderDocuments(world, tender)) {
    yield {
      ...key(tender),
      txtFase: phase,
      txtTipoDocumento: kind,
      txtDescricao: `${kind}: ${tender.modality.name.toLowerCase()} ${tender.number}`,
      dtDocumento: brDate(day),
      arqDocumento: path,
    };
  }
}
