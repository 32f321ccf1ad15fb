import { hideCpf } from '../../catalog/texto/privacy.ts';
import { isCompetitive } from '../contratos/modality.ts';
import { type Day, previousWorkingDay } from '../kit/calendar.ts';
import { pdf } from '../kit/pdf.ts';
import { hash } from '../kit/random.ts';
import type { World } from '../town/world.ts';
import { biddersOf } from './bidders.ts';
import type { Licitacao } from './model.ts';
import * as papers from './papers.ts';

/** A document of a tender, and what it says. */
interface LicitacaoDocument {
  phase: string;
  kind: string;
  day: Day;
  path: string;
  text: papers.PaperText;
}

/** A kind of document: its phase, its type, the end of its file's name, and what it says. */
type Paper = readonly [phase: string, kind: string, name: string, text: papers.PaperText];

/** A document with the day that it bears. */
type Dated = readonly [paper: Paper, day: Day];

const INNER = 'Interna (preparatória)';
const DIRECT = 'Contratação direta';

const JUSTIFICATION: Paper = [INNER, 'Justificativa da contratação', 'justificativa', papers.justification];
const STUDY: Paper = [INNER, 'Estudo técnico preliminar', 'estudo', papers.study];
const TERMS: Paper = [INNER, 'Termo de referência', 'termo', papers.terms];
const DESIGN: Paper = [INNER, 'Projeto básico', 'projeto', papers.terms];
const PRICES: Paper = [INNER, 'Pesquisa de preços', 'precos', papers.prices];
const OPINION: Paper = [INNER, 'Parecer jurídico', 'parecer', papers.opinion];
const CALL: Paper = ['Externa: edital', 'Edital', 'edital', papers.call];
const NOTICE: Paper = ['Externa: edital', 'Aviso de publicação', 'aviso', papers.notice];
const CHALLENGE: Paper = ['Externa: edital', 'Impugnação e resposta', 'impugnacao', papers.challenge];
const MINUTES: Paper = ['Externa: propostas e lances', 'Ata da sessão', 'ata', papers.minutes];
const APPEAL: Paper = ['Externa: recursos', 'Recurso e decisão', 'recurso', papers.appeal];
const AWARD: Paper = ['Externa: homologação', 'Adjudicação', 'adjudicacao', papers.award];
const CONFIRMATION: Paper = ['Externa: homologação', 'Homologação', 'homologacao', papers.confirmation];
const UNDOING: Paper = ['Externa: homologação', 'Revogação ou anulação', 'decisao', papers.undoing];
const CHOICE: Paper = [DIRECT, 'Justificativa da escolha e do preço', 'escolha', papers.choice];
const EMERGENCY: Paper = [DIRECT, 'Comprovação da emergência', 'emergencia', papers.emergency];
const AUTHORIZATION: Paper = [DIRECT, 'Ato que autoriza a contratação direta', 'autorizacao', papers.authorization];
const RATIFICATION: Paper = [DIRECT, 'Ratificação', 'ratificacao', papers.ratification];

/** Tenders of a year that have documents: a million files would only fill the disk. */
const DOCUMENTED = 500;

/** The dossier of a tender, as far as it has come by the last day of the data. */
export function licitacaoDocuments(world: World, tender: Licitacao): LicitacaoDocument[] {
  if (tender.sequence > DOCUMENTED) return [];
  return dossier(world, tender).map(([[phase, kind, name, text], day]) => ({
    phase,
    kind,
    day: Math.min(day, world.until),
    path: `licitacoes/${tender.year}/${tender.number.replace(/[ /]/g, '-')}-${name}.pdf`,
    text,
  }));
}

function dossier(world: World, tender: Licitacao): Dated[] {
  if (isCompetitive(tender.modality)) return [...prepared(tender), ...held(world, tender)];
  return tender.modality.prefix === 'CR' ? accredited(tender) : direct(tender);
}

const before = (day: Day, days: number): Day => previousWorkingDay(day - days);

/** What is prepared before the call, and the call itself. */
const prepared = ({ published, modality }: Licitacao): Dated[] => [
  [JUSTIFICATION, before(published, 40)],
  [STUDY, before(published, 33)],
  [modality.prefix === 'CE' ? DESIGN : TERMS, before(published, 26)],
  [PRICES, before(published, 19)],
  [OPINION, before(published, 8)],
  [CALL, published],
  [NOTICE, published],
];

/** What the session brings. One tender in eight is challenged, one in ten appealed against. */
function held(world: World, tender: Licitacao): Dated[] {
  const { opened, homologated, situation } = tender;
  const luck = hash('contestada', world.seed, world.tenant, tender.year, tender.sequence);
  const challenged = luck % 8 === 0 || situation === 'Suspensa';
  const answers: Dated[] = challenged ? [[CHALLENGE, Math.max(tender.published, before(opened, 3))]] : [];
  if (['Aberta', 'Suspensa', 'Em julgamento'].includes(situation)) return answers;
  const session: Dated[] = [...answers, [MINUTES, opened]];
  if (homologated === null)
    return ['Revogada', 'Anulada'].includes(situation) ? [...session, [UNDOING, opened]] : session;
  const appealed = luck % 10 === 0 && biddersOf(world, tender).length > 1;
  return [
    ...session,
    ...(appealed ? [[APPEAL, before(homologated, 1)] as const] : []),
    [AWARD, homologated],
    [CONFIRMATION, homologated],
  ];
}

/** What leads to a direct contracting, a record of prices joined included. */
function direct({ opened, homologated, modality: { prefix }, covid }: Licitacao): Dated[] {
  const day = homologated ?? opened;
  const joined: Dated[] = prefix === 'ARP' ? [[JUSTIFICATION, before(opened, 10)]] : [];
  const urgent: Dated[] = covid ? [[EMERGENCY, before(opened, 3)]] : [];
  return [
    ...joined,
    [TERMS, before(opened, 8)],
    [PRICES, before(opened, 5)],
    ...urgent,
    [CHOICE, before(opened, 1)],
    [OPINION, opened],
    [AUTHORIZATION, day],
    [RATIFICATION, day],
  ];
}

/** What leads to an accreditation, which is open to whoever meets its terms. */
const accredited = ({ opened, homologated }: Licitacao): Dated[] => [
  [JUSTIFICATION, before(opened, 30)],
  [TERMS, before(opened, 24)],
  [PRICES, before(opened, 18)],
  [OPINION, before(opened, 12)],
  [CALL, before(opened, 8)],
  [NOTICE, before(opened, 8)],
  [AUTHORIZATION, homologated ?? opened],
  [RATIFICATION, homologated ?? opened],
];

/** The documents as files. They are published unchanged, so CPFs are hidden here. */
export function* licitacaoFiles(world: World, tender: Licitacao): Generator<{ path: string; bytes: Buffer }> {
  const head = [
    'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.',
    `${world.name}. ${tender.unit}. Processo ${tender.process}.`,
  ];
  for (const { path, kind, day, text } of licitacaoDocuments(world, tender))
    yield { path, bytes: pdf(`${kind}: ${tender.number}`, [...head, ...text(world, tender, day).map(hideCpf)]) };
}
