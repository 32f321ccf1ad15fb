import type { WireRow } from '../calls.ts';
import type { BillTables } from './bills.ts';
import type { SaplClient } from './client.ts';
import type { SaplMembers } from './members.ts';
import { personName } from './members.ts';
import type { SaplPapers } from './papers.ts';
import { dayIn, groupRecords, idIn, type SaplRecord, SaplTable, textIn } from './record.ts';

/** The sessions of a year with their agenda, who came and what was voted. */
export interface SaplSittings {
  sessoes: WireRow[];
  pauta: WireRow[];
  presencas: WireRow[];
  votacoes: WireRow[];
  votos: WireRow[];
}

interface Reading {
  sapl: SaplClient;
  members: SaplMembers;
  tables: BillTables;
  papers: SaplPapers;
  year: number;
  today: string;
  bills: SaplTable;
  results: SaplTable;
  /** Records of votes by the item of the agenda that each decided. */
  ballots: { ordem: ReadonlyMap<string, SaplRecord[]>; expediente: ReadonlyMap<string, SaplRecord[]> };
}

type Given = Pick<Reading, 'sapl' | 'members' | 'tables' | 'papers' | 'year' | 'today'>;

export async function readSittings(given: Given): Promise<SaplSittings> {
  const { sapl, year } = given;
  const sessions = await sapl.all('sessao/sessaoplenaria', { data_inicio__year: String(year), o: 'data_inicio,id' });
  const kinds = new SaplTable(await sapl.all('sessao/tiposessaoplenaria'));
  const voted = sessions.length > 0 ? await sapl.all('sessao/registrovotacao') : [];
  const ballots = { ordem: groupRecords(voted, 'ordem'), expediente: groupRecords(voted, 'expediente') };
  const results = new SaplTable(await sapl.all('sessao/tiporesultadovotacao'));
  // An agenda may have propositions of any year.
  const bills = new SaplTable(sessions.length > 0 ? await sapl.all('materia/materialegislativa') : []);
  const reading: Reading = { ...given, bills, results, ballots };
  const all: SaplSittings = { sessoes: [], pauta: [], presencas: [], votacoes: [], votos: [] };
  for (const session of sessions) await readSession(reading, session, textIn(kinds.of(session, 'tipo'), 'nome'), all);
  all.sessoes.push(...(await meetingRows(reading)));
  return all;
}

const codeOf = (session: SaplRecord): string => `S-${idIn(session)}`;

async function readSession(reading: Reading, session: SaplRecord, kind: string, all: SaplSittings): Promise<void> {
  const { sapl } = reading;
  const own = { sessao_plenaria: idIn(session) };
  const items: AgendaRecord[] = [];
  for (const [resource, phase] of PHASES)
    for (const record of await sapl.all(resource, { ...own, o: 'numero_ordem,id' })) items.push({ record, phase });
  const agenda = items.map((item, i) => agendaRow(reading, session, item, i + 1));
  const presence = await presenceRows(reading, session);
  all.pauta.push(...agenda);
  all.presencas.push(...presence);
  const row = sessionRow(reading, session, kind, agenda, presence);
  all.sessoes.push(withPapers(reading.papers, row, 'sessaoplenaria', session));
  for (const item of items) await readBallot(reading, session, item, all);
}

const PHASES = [
  ['sessao/expedientemateria', 'expediente'],
  ['sessao/ordemdia', 'ordem'],
] as const;

interface AgendaRecord {
  record: SaplRecord;
  phase: (typeof PHASES)[number][1];
}

function citation({ bills, tables }: Reading, record: SaplRecord) {
  const bill = bills.of(record, 'materia');
  const { codSigla = '', numProposicao = '', ano = '', text = '' } = bill ? tables.cite(bill) : {};
  return {
    key: { codSigla, numProposicao, numAnoProposicao: ano },
    text: text || `Matéria ${idIn(record, 'materia')} do SAPL`,
  };
}

function agendaRow(reading: Reading, session: SaplRecord, { record, phase }: AgendaRecord, number: number): WireRow {
  const { key, text } = citation(reading, record);
  return {
    codSessao: codeOf(session),
    numExercicio: reading.year,
    dtSessao: dayIn(session, 'data_inicio'),
    numItem: String(number),
    txtFase: phase === 'ordem' ? 'Ordem do dia' : 'Expediente',
    ...key,
    txtItem: text,
    txtResultado: textIn(record, 'resultado'),
  };
}

function sessionRow(
  { sapl, year, today }: Reading,
  session: SaplRecord,
  kind: string,
  agenda: readonly WireRow[],
  presence: readonly WireRow[],
): WireRow {
  const present = presence
    .filter(({ txtPresenca }) => txtPresenca === 'Presente')
    .map((row) => String(row.txtVereador));
  const held = session.finalizada === true || present.length > 0;
  return {
    codSessao: codeOf(session),
    numExercicio: year,
    txtNome: textIn(session, '__str__') || `Sessão nº ${textIn(session, 'numero')}`,
    txtReuniao: 'Plenário',
    txtTipo: kind || 'Sessão',
    numSessao: textIn(session, 'numero'),
    dtSessao: dayIn(session, 'data_inicio'),
    txtHora: hourIn(session),
    txtSituacao: held && dayIn(session, 'data_inicio') <= today ? 'Realizada' : 'Convocada',
    txtPauta: agenda.map(({ numItem, txtFase, txtItem }) => `${numItem}. ${txtFase}: ${txtItem}`).join('\n'),
    txtPresentes: present.join('; '),
    ...(present.length > 0 && { qtdPresentes: present.length }),
    lnkVideo: linkIn(session, 'url_video'),
    lnkOrigem: sapl.pageOf(`sessao/${idIn(session)}`),
  };
}

/** A session with its agenda and its minutes. */
function withPapers(papers: SaplPapers, row: WireRow, resource: string, record: SaplRecord): WireRow {
  const day = String(row.dtSessao).split('-').reverse().join('/');
  for (const { member, column, categoria, word } of SESSION_PAPERS)
    papers.note(row, { resource, member, column, record, categoria, titulo: `${word}: ${row.txtNome}, ${day}` });
  return row;
}

const SESSION_PAPERS = [
  { member: 'upload_pauta', column: 'arqPauta', categoria: 'pautas-das-sessoes', word: 'Pauta' },
  { member: 'upload_ata', column: 'arqAta', categoria: 'atas-das-sessoes', word: 'Ata' },
] as const;

const hourIn = (record: SaplRecord): string => /^\d{2}:\d{2}/.exec(textIn(record, 'hora_inicio'))?.[0] ?? '';
const linkIn = (record: SaplRecord, name: string): string =>
  /^https?:\/\/\S+$/.test(textIn(record, name)) ? textIn(record, name) : '';

const SPEECHES = ['sessao/orador', 'sessao/oradorexpediente', 'sessao/oradorordemdia'] as const;

/** Who came and who did not. Where SAPL has taken down nobody, nothing is told of anybody. */
async function presenceRows({ sapl, members, year }: Reading, session: SaplRecord): Promise<WireRow[]> {
  const own = { sessao_plenaria: idIn(session) };
  const seen = await sapl.all('sessao/sessaoplenariapresenca', own);
  const later = await sapl.all('sessao/presencaordemdia', own);
  const present = new Set([...seen, ...later].map((one) => idIn(one, 'parlamentar')));
  if (present.size === 0) return [];
  const excused = new Set((await sapl.all('sessao/justificativaausencia', own)).map((one) => idIn(one, 'parlamentar')));
  const spoke = new Map<string, number>();
  for (const resource of SPEECHES)
    for (const one of await sapl.all(resource, own))
      spoke.set(idIn(one, 'parlamentar'), (spoke.get(idIn(one, 'parlamentar')) ?? 0) + 1);
  const day = dayIn(session, 'data_inicio');
  return [...new Set([...present, ...members.sitting(day)])].flatMap((id) => {
    const name = personName(members.people.get(id));
    const presence = present.has(id) ? 'Presente' : excused.has(id) ? 'Ausência justificada' : 'Ausente';
    const row = {
      codSessao: codeOf(session),
      numExercicio: year,
      dtSessao: day,
      txtReuniao: 'Plenário',
      txtVereador: name,
      txtPartido: members.partyOf(id, day),
      txtPresenca: presence,
      qtdDiscursos: present.has(id) ? (spoke.get(id) ?? 0) : 0,
    };
    return name ? [row] : [];
  });
}

const VOTING: Readonly<Record<string, string>> = { '1': 'Simbólica', '2': 'Nominal', '3': 'Secreta' };
const NATURES: Readonly<Record<string, string>> = { A: 'Aprovado', R: 'Rejeitado' };

/** The vote on an item of the agenda, and how each member voted where it was nominal. */
async function readBallot(reading: Reading, session: SaplRecord, item: AgendaRecord, all: SaplSittings): Promise<void> {
  const [ballot] = reading.ballots[item.phase].get(idIn(item.record)) ?? [];
  const kind = VOTING[textIn(item.record, 'tipo_votacao')];
  if (!ballot || !kind) return;
  const { key, text } = citation(reading, item.record);
  const result = reading.results.of(ballot, 'tipo_resultado_votacao');
  const sums = ['numero_votos_sim', 'numero_votos_nao', 'numero_abstencoes'].map((name) => Number(ballot[name] ?? 0));
  const [yes = 0, no = 0, none = 0] = sums;
  const own = { numVotacao: idIn(ballot), numExercicio: reading.year, dtVotacao: dayIn(session, 'data_inicio') };
  all.votacoes.push({
    ...own,
    codSessao: codeOf(session),
    ...key,
    txtMateria: text,
    txtTipo: kind,
    txtResultado: NATURES[textIn(result, 'natureza')] ?? (textIn(result, 'nome') || 'Sem resultado no SAPL'),
    qtdSim: yes,
    qtdNao: no,
    qtdAbstencoes: none,
    qtdVotos: yes + no + none,
    blnUnanime: sums.filter((sum) => sum > 0).length === 1,
  });
  if (kind !== 'Nominal') return;
  for (const vote of await reading.sapl.all('sessao/votoparlamentar', { votacao: idIn(ballot) })) {
    const txtVereador = reading.members.nameOf(vote);
    if (!txtVereador) continue;
    const txtPartido = reading.members.partyOf(idIn(vote, 'parlamentar'), own.dtVotacao);
    all.votos.push({ ...own, txtMateria: text, txtVereador, txtPartido, txtVoto: textIn(vote, 'voto') });
  }
}

/** The meetings of committees, with the propositions on their agenda. */
async function meetingRows({ sapl, tables, papers, bills, year, today }: Reading): Promise<WireRow[]> {
  const meetings = await sapl.all('comissoes/reuniao', { data__year: String(year), o: 'data,id' });
  if (meetings.length === 0) return [];
  const boards = new SaplTable(await sapl.all('comissoes/comissao'));
  const agenda = groupRecords(await sapl.all('materia/pautareuniao'), 'reuniao');
  return meetings.map((meeting) => {
    const cited = (agenda.get(idIn(meeting)) ?? []).flatMap((one) => {
      const bill = bills.of(one, 'materia');
      return bill ? [bill] : [];
    });
    const board = textIn(boards.of(meeting, 'comissao'), 'nome');
    const row = {
      codSessao: `R-${idIn(meeting)}`,
      numExercicio: year,
      txtNome: textIn(meeting, 'nome') || `${textIn(meeting, 'numero')}ª Reunião`,
      txtReuniao: 'Comissão',
      txtTipo: 'Reunião ordinária',
      numSessao: textIn(meeting, 'numero'),
      txtComissao: board || 'Comissão não informada no SAPL',
      dtSessao: dayIn(meeting, 'data'),
      txtHora: hourIn(meeting),
      txtLocal: textIn(meeting, 'local_reuniao'),
      txtSituacao: dayIn(meeting, 'data') <= today ? 'Realizada' : 'Convocada',
      txtPauta: cited.map((bill, i) => `${i + 1}. ${tables.cite(bill).text}`).join('\n') || textIn(meeting, 'tema'),
      lnkVideo: linkIn(meeting, 'url_video'),
      lnkOrigem: sapl.pageOf(`comissao/reuniao/${idIn(meeting)}`),
    };
    return withPapers(papers, row, 'reuniao', meeting);
  });
}
