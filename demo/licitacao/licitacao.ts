import { licitacao } from '../../catalog/datasets/licitacao.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { isCompetitive } from '../contratos/modality.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { brDateOrBlank, padZeros, reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { smallCompanyBenefit } from './bidders.ts';
import { tenderKey } from './cells.ts';
import type { Tender } from './tender.ts';
import { allTenders } from './tenders.ts';

export const licitacaoMaker: DatasetMaker = {
  dataset: licitacao,
  rows: (world) => flatMapLazily(allTenders(world), (one) => [licitacaoOf(world, one)]),
};

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

function licitacaoOf(world: World, tender: Tender): Cells {
  const { covid, year, sequence } = tender;
  return {
    ...tenderKey(tender),
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
