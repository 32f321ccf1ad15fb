import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate, type Day } from '../calendar.ts';
import { isCompetitive } from '../contratos/modality.ts';
import { pdf } from '../pdf.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { biddersOf } from './bidders.ts';
import type { Tender } from './tender.ts';

/** A document of a tender, and what it says. */
export interface TenderDocument {
  phase: string;
  kind: string;
  day: Day;
  path: string;
  lines(): readonly string[];
}

/** Files take time to write, and nobody would look beyond these many of a year. */
const DOCUMENTED = 320;
/** Days back to which all documents of a tender are there, and to which the first of them is. */
const ALL = 180;
const FIRST = 540;

/** The documents of a tender: all of a recent one, the call of an older one. */
export function tenderDocuments(world: World, tender: Tender): TenderDocument[] {
  const age = world.until - tender.opened;
  if (tender.sequence > DOCUMENTED || age > FIRST) return [];
  const all = isCompetitive(tender.modality) ? bid(world, tender) : direct(tender);
  return (age <= ALL ? all : all.slice(0, 1)).filter(({ day }) => day <= world.until);
}

const paper = (
  tender: Tender,
  phase: string,
  kind: string,
  day: Day,
  lines: () => readonly string[],
): TenderDocument => ({
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

function bid(world: World, tender: Tender): TenderDocument[] {
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

function direct(tender: Tender): TenderDocument[] {
  const day = tender.homologated ?? tender.opened;
  const kind = 'Ato que autoriza a contratação direta';
  return [paper(tender, 'Contratação direta', kind, day, () => [...asked(tender), ...won(tender)])];
}

const asked = ({ items, estimated, opened }: Tender): string[] => [
  `Valor estimado: R$ ${reais(estimated)}. Abertura: ${brDate(opened)}.`,
  ...items.map(
    ({ about, unit, quantity, estimate }, i) =>
      `Item ${i + 1}: ${about.slice(0, 200)}. ${unit}. Quantidade: ${quantity}. Estimado por unidade: R$ ${reais(estimate)}.`,
  ),
];

function offered(world: World, tender: Tender): string[] {
  const all = biddersOf(world, tender);
  if (all.length === 0) return ['Nenhum interessado apresentou proposta.'];
  return all.map(
    ({ supplier, offer, result, reason }) =>
      `${supplier.name}: R$ ${reais(offer)}. ${result}${reason && ` (${reason.toLowerCase()})`}.`,
  );
}

const won = ({ total, contracts }: Tender): string[] => [
  `Valor: R$ ${reais(total)}.`,
  ...contracts.map(({ supplier, initial }) => `${supplier.name}, ${supplier.id}: contrato de R$ ${reais(initial)}.`),
];

/** They are published as they are, so no CPF may stand in them. */
export function* tenderFiles(world: World, tender: Tender): Generator<{ path: string; bytes: Buffer }> {
  const head = [
    'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.',
    `${world.name}. ${tender.unit}. Processo ${tender.process}.`,
    `Objeto: ${tender.object}.`,
  ];
  for (const { path, kind, lines } of tenderDocuments(world, tender))
    yield { path, bytes: pdf(`${kind}: ${tender.number}`, [...head, ...lines().map(hideCpf)]) };
}
