import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate, type Day } from '../calendar.ts';
import { isCompetitive } from '../contratos/modality.ts';
import { pdf } from '../pdf.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { biddersOf } from './bidders.ts';
import type { Licitacao } from './model.ts';

/** A document of a tender, and what it says. */
interface LicitacaoDocument {
  phase: string;
  kind: string;
  day: Day;
  path: string;
  lines(): readonly string[];
}

/** Tenders of a year that have documents, because files take time to write. */
const DOCUMENTED = 320;
/** Days back for which all documents of a tender are published, and for which the first one is. */
const ALL = 180;
const FIRST = 540;

/** The documents of a tender: all of a recent one, the call of an older one. */
export function licitacaoDocuments(world: World, tender: Licitacao): LicitacaoDocument[] {
  const age = world.until - tender.opened;
  if (tender.sequence > DOCUMENTED || age > FIRST) return [];
  const all = isCompetitive(tender.modality) ? bid(world, tender) : direct(tender);
  return (age <= ALL ? all : all.slice(0, 1)).filter(({ day }) => day <= world.until);
}

const paper = (
  tender: Licitacao,
  phase: string,
  kind: string,
  day: Day,
  lines: () => readonly string[],
): LicitacaoDocument => ({
  phase,
  kind,
  day,
  path: `licitacoes/${tender.year}/${tender.number.replace(/[ /]/g, '-')}-${NAMES[kind] ?? 'documento'}.pdf`,
  lines,
});

const NAMES: Readonly<Record<string, string>> = {
  Edital: 'edital',
  'Ata da sessão': 'ata',
  Homologação: 'homologacao',
  'Revogação ou anulação': 'decisao',
  'Ato que autoriza a contratação direta': 'autorizacao',
};

function bid(world: World, tender: Licitacao): LicitacaoDocument[] {
  const { opened, homologated, situation, reason } = tender;
  const call = paper(tender, 'Externa: edital', 'Edital', tender.published, () => asked(tender));
  if (['Aberta', 'Suspensa', 'Em julgamento'].includes(situation)) return [call];
  const session = paper(tender, 'Externa: propostas e lances', 'Ata da sessão', opened, () => offered(world, tender));
  if (homologated !== null)
    return [call, session, paper(tender, 'Externa: homologação', 'Homologação', homologated, () => won(tender))];
  const decided = ['Revogada', 'Anulada'].includes(situation);
  const end = paper(tender, 'Externa: homologação', 'Revogação ou anulação', opened, () => [`${reason}.`]);
  return decided ? [call, session, end] : [call, session];
}

function direct(tender: Licitacao): LicitacaoDocument[] {
  const day = tender.homologated ?? tender.opened;
  const kind = 'Ato que autoriza a contratação direta';
  return [paper(tender, 'Contratação direta', kind, day, () => [...asked(tender), ...won(tender)])];
}

const asked = ({ items, estimated, opened }: Licitacao): string[] => [
  `Valor estimado: R$ ${reais(estimated)}. Abertura: ${brDate(opened)}.`,
  ...items.map(
    ({ about, unit, quantity, estimate }, i) =>
      `Item ${i + 1}: ${about.slice(0, 200)}. ${unit}. Quantidade: ${quantity}. Estimado por unidade: R$ ${reais(estimate)}.`,
  ),
];

function offered(world: World, tender: Licitacao): string[] {
  const all = biddersOf(world, tender);
  if (all.length === 0) return ['Nenhum interessado apresentou proposta.'];
  return all.map(
    ({ supplier, offer, result, reason }) =>
      `${supplier.name}: R$ ${reais(offer)}. ${result}${reason && ` (${reason.toLowerCase()})`}.`,
  );
}

const won = ({ total, contracts }: Licitacao): string[] => [
  `Valor: R$ ${reais(total)}.`,
  ...contracts.map(({ supplier, initial }) => `${supplier.name}, ${supplier.id}: contrato de R$ ${reais(initial)}.`),
];

/** The documents as files. They are published unchanged, so CPFs are hidden here. */
export function* licitacaoFiles(world: World, tender: Licitacao): Generator<{ path: string; bytes: Buffer }> {
  const head = [
    'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.',
    `${world.name}. ${tender.unit}. Processo ${tender.process}.`,
    `Objeto: ${tender.object}.`,
  ];
  for (const { path, kind, lines } of licitacaoDocuments(world, tender))
    yield { path, bytes: pdf(`${kind}: ${tender.number}`, [...head, ...lines().map(hideCpf)]) };
}
