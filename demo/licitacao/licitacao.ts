import { licitacao } from '../../catalog/datasets/licitacao.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { isCompetitive } from '../contratos/modality.ts';
import { brDate } from '../kit/calendar.ts';
import { flatMapLazily } from '../kit/lazy.ts';
import { brDateOrBlank, padZeros, reais } from '../kit/text.ts';
import type { DatasetMaker } from '../maker.ts';
import type { World } from '../town/world.ts';
import { allLicitacoes } from './all.ts';
import { smallCompanyBenefit } from './bidders.ts';
import { licitacaoKey } from './cells.ts';
import type { Licitacao } from './model.ts';

export const licitacaoMaker: DatasetMaker = {
  dataset: licitacao,
  rows: (world) => flatMapLazily(allLicitacoes(world), (one) => [licitacaoOf(world, one)]),
};

/** The criterion and mode of dispute: open bids, or the cheapest of the prices asked for. */
function manner({ modality }: Licitacao): Cells {
  if (isCompetitive(modality)) return { txtCriterioJulgamento: 'Menor preço', txtModoDisputa: 'Aberto' };
  const asked = modality.prefix === 'DL';
  return { txtCriterioJulgamento: asked ? 'Menor preço' : 'Não se aplica', txtModoDisputa: 'Não se aplica' };
}

function outcome(tender: Licitacao): Cells {
  const winners = [...new Map(tender.items.flatMap(({ winner }) => (winner ? [[winner.id, winner]] : []))).values()];
  const won = tender.homologated !== null;
  return {
    vlrEstimado: reais(tender.estimated),
    vlrTotal: won ? reais(tender.total) : '',
    pctDesconto: won && tender.estimated > 0 ? points(tender) : '',
    txtSituacao: tender.situation,
    txtMotivo: tender.reason,
    txtNomeRazaoSocial: winners.map(({ name }) => name).join('; '),
    // The field holds one winner; where there are two, both are among the participants.
    txtCpfCnpj: winners.length === 1 ? (winners[0]?.id ?? '') : '',
  };
}

/** How far below the estimate, in points of a hundred with two decimals. */
const points = ({ estimated, total }: Licitacao): string =>
  reais(Math.round(((estimated - total) * 10_000) / estimated));

function licitacaoOf(world: World, tender: Licitacao): Cells {
  const { covid, year, sequence } = tender;
  return {
    ...licitacaoKey(tender),
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
