import type { WireRow } from '../calls.ts';
import type { SaplClient } from './client.ts';
import { plainText, type SaplMembers } from './members.ts';
import type { SaplFile, SaplPapers } from './papers.ts';
import { dayIn, groupRecords, idIn, type SaplRecord, SaplTable, textIn } from './record.ts';

/** The propositions of a year, and what other lists cite them by. */
export interface SaplBills {
  proposicoes: WireRow[];
  tramitacoes: WireRow[];
  anexos: WireRow[];
}

/** How every list cites a proposition, whatever its year. */
export interface BillCitation {
  codSigla: string;
  numProposicao: string;
  ano: string;
  /** `Projeto de Lei nº 12/2026`. */
  title: string;
  text: string;
}

interface Course {
  steps: readonly SaplRecord[];
  reports: readonly SaplRecord[];
}

/** The tables that propositions refer to. */
export class BillTables {
  readonly kinds: SaplTable;
  readonly #regimes: SaplTable;
  readonly #statuses: SaplTable;
  readonly #units: SaplTable;
  readonly #authors: SaplTable;
  readonly #boards: SaplTable;
  readonly #papers: SaplTable;

  private constructor(tables: readonly SaplTable[]) {
    const none = new SaplTable([]);
    const [kinds = none, regimes = none, statuses = none, units = none, authors = none, boards = none, papers = none] =
      tables;
    this.kinds = kinds;
    this.#regimes = regimes;
    this.#statuses = statuses;
    this.#units = units;
    this.#authors = authors;
    this.#boards = boards;
    this.#papers = papers;
  }

  static async read(sapl: SaplClient): Promise<BillTables> {
    const tables: SaplTable[] = [];
    for (const resource of BILL_RESOURCES) tables.push(new SaplTable(await sapl.all(resource)));
    return new BillTables(tables);
  }

  /** How often something was named that SAPL does not have. */
  get missing(): number {
    return [this.kinds, this.#regimes, this.#statuses, this.#units, this.#authors, this.#boards, this.#papers].reduce(
      (sum, { missing }) => sum + missing,
      0,
    );
  }

  cite(bill: SaplRecord): BillCitation {
    const kind = this.kinds.of(bill, 'tipo');
    const [codSigla, numProposicao, ano] = [
      textIn(kind, 'sigla') || `T${idIn(bill, 'tipo')}`,
      textIn(bill, 'numero'),
      textIn(bill, 'ano'),
    ];
    const title = `${textIn(kind, 'descricao') || codSigla} nº ${numProposicao}/${ano}`;
    return { codSigla, numProposicao, ano, title, text: `${title}: ${textIn(bill, 'ementa')}` };
  }

  /** The authors of a proposition, a member by the name of the list of members. */
  authors(authorships: readonly SaplRecord[], members: SaplMembers): string {
    const names = authorships
      .toSorted((a, b) => Number(b.primeiro_autor === true) - Number(a.primeiro_autor === true))
      .map((one) => this.#authors.of(one, 'autor'))
      .map((author) => authorName(author, members));
    return [...new Set(names.filter(Boolean))].join('; ') || 'Sem autoria no SAPL';
  }

  row(sapl: SaplClient, bill: SaplRecord, authors: string, { steps, reports }: Course, members: SaplMembers): WireRow {
    const { codSigla, numProposicao, ano } = this.cite(bill);
    const [last, report] = [steps.at(-1), reports.at(-1)];
    const [presented, moved] = [dayIn(bill, 'data_apresentacao'), dayIn(last, 'data_tramitacao')];
    return {
      codSigla,
      numProposicao,
      numExercicio: ano,
      txtTipo: textIn(this.kinds.of(bill, 'tipo'), 'descricao') || codSigla,
      txtEmenta: textIn(bill, 'ementa'),
      txtAutor: authors,
      txtRelator: report ? members.nameOf(report) : '',
      txtComissao: textIn(report && this.#boards.of(report, 'comissao'), 'nome'),
      txtRegime: textIn(this.#regimes.of(bill, 'regime_tramitacao'), 'descricao'),
      dtApresentacao: presented,
      txtSituacao: this.#situation(bill, last),
      dtSituacao: moved >= presented ? moved : '',
      lnkOrigem: sapl.pageOf(`materia/${idIn(bill)}`),
    };
  }

  #situation(bill: SaplRecord, last: SaplRecord | undefined): string {
    const told = textIn(last && this.#statuses.of(last, 'status'), 'descricao');
    return told || (bill.em_tramitacao === false ? 'Arquivada' : 'Em tramitação');
  }

  step(bill: SaplRecord, step: SaplRecord, number: number): WireRow {
    const { codSigla, numProposicao, ano } = this.cite(bill);
    const status = textIn(this.#statuses.of(step, 'status'), 'descricao');
    return {
      codSigla,
      numProposicao,
      numExercicio: ano,
      numTramitacao: String(number),
      dtTramitacao: dayIn(step, 'data_tramitacao'),
      txtUnidade: textIn(this.#units.of(step, 'unidade_tramitacao_local'), '__str__') || 'Não informado no SAPL',
      txtDestino: textIn(this.#units.of(step, 'unidade_tramitacao_destino'), '__str__'),
      txtSituacao: status,
      txtTexto: plainText(textIn(step, 'texto')) || status || 'Sem texto no SAPL',
      dtPrazo: dayIn(step, 'data_fim_prazo'),
    };
  }

  paper(sapl: SaplClient, bill: SaplRecord, paper: SaplRecord, number: number): WireRow {
    const { codSigla, numProposicao, ano } = this.cite(bill);
    const kind = textIn(this.#papers.of(paper, 'tipo'), 'descricao');
    return {
      codSigla,
      numProposicao,
      numExercicio: ano,
      numAnexo: String(number),
      txtTipo: kind || 'Documento',
      txtTitulo: textIn(paper, 'nome') || textIn(paper, 'ementa') || kind || 'Documento acessório',
      txtAutor: textIn(paper, 'autor'),
      dtAnexo: dayIn(paper, 'data'),
      lnkOrigem: sapl.pageOf(`materia/documentoacessorio/${idIn(paper)}`),
    };
  }
}

const BILL_RESOURCES = [
  'materia/tipomaterialegislativa',
  'materia/regimetramitacao',
  'materia/statustramitacao',
  'materia/unidadetramitacao',
  'base/autor',
  'comissoes/comissao',
  'materia/tipodocumento',
] as const;

/** An author's name; who is a member is called as in the list of members, so that what they proposed is counted. */
function authorName(author: SaplRecord | undefined, members: SaplMembers): string {
  const person = members.people.get(idIn(author, 'object_id'));
  const related = author?.autor_related;
  const told = typeof related === 'object' && related !== null && 'text' in related ? String(related.text) : '';
  const own = [textIn(person, 'nome_completo'), textIn(person, 'nome_parlamentar')];
  const isMember = person && [told, textIn(author, 'nome')].some((name) => name !== '' && own.includes(name));
  return isMember ? own[1] || own[0] || '' : textIn(author, 'nome');
}

/** The propositions of a year with their course and papers. */
export async function readBills(
  sapl: SaplClient,
  tables: BillTables,
  members: SaplMembers,
  files: SaplPapers,
  year: number,
): Promise<SaplBills> {
  const bills = await sapl.all('materia/materialegislativa', { ano: String(year) });
  const since = `${year}-01-01`;
  const authorships = groupRecords(await sapl.all('materia/autoria'), 'materia');
  const steps = groupRecords(
    await sapl.all('materia/tramitacao', { data_tramitacao__gte: since, o: 'data_tramitacao,id' }),
    'materia',
  );
  const reports = groupRecords(await sapl.all('materia/relatoria', { o: 'data_designacao_relator,id' }), 'materia');
  const papers = groupRecords(await sapl.all('materia/documentoacessorio', { o: 'data,id' }), 'materia');
  const norms = groupRecords(await sapl.all('norma/normajuridica', { ano__gte: String(year) }), 'materia');
  const kinds = new SaplTable(await sapl.all('norma/tiponormajuridica'));
  const of = (map: ReadonlyMap<string, SaplRecord[]>, bill: SaplRecord) => map.get(idIn(bill)) ?? [];
  const row = (bill: SaplRecord): WireRow => ({
    ...tables.row(
      sapl,
      bill,
      tables.authors(of(authorships, bill), members),
      { steps: of(steps, bill), reports: of(reports, bill) },
      members,
    ),
    ...normCells(of(norms, bill)[0], kinds),
  });
  const annex = (bill: SaplRecord, paper: SaplRecord, number: number): WireRow => {
    const own = tables.paper(sapl, bill, paper, number);
    return files.note(own, annexOf(paper, `${own.txtTitulo} – ${tables.cite(bill).title}`));
  };
  return {
    proposicoes: bills.map((bill) => files.note(row(bill), textOf(bill, tables.cite(bill).title))),
    tramitacoes: bills.flatMap((bill) => of(steps, bill).map((step, i) => tables.step(bill, step, i + 1))),
    anexos: bills.flatMap((bill) => of(papers, bill).map((paper, i) => annex(bill, paper, i + 1))),
  };
}

const TEXTS = 'textos-das-proposicoes';

const textOf = (record: SaplRecord, titulo: string): SaplFile => ({
  ...{ resource: 'materialegislativa', member: 'texto_original', column: 'arqTexto' },
  ...{ record, categoria: TEXTS, titulo },
});

const annexOf = (record: SaplRecord, titulo: string): SaplFile => ({
  ...{ resource: 'documentoacessorio', member: 'arquivo', column: 'arqAnexo' },
  ...{ record, categoria: TEXTS, titulo },
});

/** The act that a proposition became. */
const normCells = (norm: SaplRecord | undefined, kinds: SaplTable): WireRow =>
  norm
    ? {
        txtTipoNorma: textIn(kinds.of(norm, 'tipo'), 'descricao'),
        numNorma: textIn(norm, 'numero'),
        numAnoNorma: textIn(norm, 'ano'),
      }
    : {};
