import type pg from 'pg';
import { categoryOf, FILE_TYPES } from '../../../catalog/arquivos/arquivos.ts';
import { partsOf } from '../../../catalog/arquivos/duties.ts';
import { entryProblems, slugFor } from '../../../catalog/arquivos/entry.ts';
import type { DocumentDraft, DocumentSheet } from '../../../catalog/painel/arquivos/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { unmentionedAnnexes } from '../../arquivos/claims.ts';
import type { DraftRow } from './drafts.ts';

/** A published document, as far as drafts are compared with it. */
export interface StandingDocument {
  slug: string;
  categoria: string;
  titulo: string;
  ano: number;
  periodo: string | null;
  parte: string | null;
  partes: string[];
  sha256: string;
}

/** Everything that a body has published. Asked as the web role. */
export async function standingDocuments(client: pg.ClientBase, tenant: number): Promise<StandingDocument[]> {
  const { rows } = await client.query<StandingDocument>(
    'SELECT slug, categoria, titulo, ano, periodo, parte, partes, sha256 FROM pub._arquivos WHERE tenant = $1',
    [tenant],
  );
  return rows;
}

/** What a draft is compared with: what stands published, and the other drafts. */
export interface DraftSurroundings {
  standing: readonly StandingDocument[];
  drafts: readonly DraftRow[];
}

/** A draft as its page shows it, with what it lacks to be published. */
export function describeDraft(row: DraftRow, around: DraftSurroundings, person: string): DocumentDraft {
  const { id, nome, tamanho, tipo, quem, paginas, lidas, semTexto, temTexto, achados, conferido, motivo } = row;
  const ficha = sheetOf(row, around.standing);
  const slug = draftSlug(ficha);
  const taken = around.standing.find((one) => one.slug === slug);
  return {
    ...{ id, nome, tamanho, tipo, quem, paginas, lidas, semTexto, temTexto, achados, conferido, motivo, ficha },
    meu: row.pessoa === person,
    criadoEm: row.criadoEm.toISOString(),
    substitui: row.substitui,
    problemas: draftProblems(row, around),
    avisos: warningsOf(row, ficha, around.standing),
    ocupado: taken && row.substitui === null ? taken.slug : null,
  };
}

/** The sheet of a draft. One that replaces a document has its title, year and part: they are its address. */
export function sheetOf({ ficha, substitui }: DraftRow, standing: readonly StandingDocument[]): DocumentSheet {
  const replaced = standing.find(({ slug }) => slug === substitui);
  if (!replaced) return ficha;
  const { titulo, ano, parte } = replaced;
  return { ...ficha, titulo, ano, parte, ...(parte !== null && { partes: [] }) };
}

/** The sheet of a draft that replaces a document: what is not about the edition is as it was, until somebody changes it. */
export function inheritedSheet(ficha: DocumentSheet, replaced: StandingDocument | undefined): DocumentSheet {
  if (!replaced) return ficha;
  const { categoria, periodo, parte, partes } = replaced;
  return { ...ficha, categoria, periodo, partes: parte === null ? [...partes] : [] };
}

/** The entry that the folder of a body would have for a draft. */
function entryOf(ficha: DocumentSheet, arquivo: string): object {
  const said = Object.entries({ ...ficha, arquivo }).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said);
}

const draftSlug = ({ titulo, ano, parte }: DocumentSheet): string | null =>
  titulo && ano ? slugFor({ titulo, ano, ...(parte && { parte }) }) : null;

type DraftProblem = DocumentDraft['problemas'][number];

const REQUIRED = [
  ['categoria', 'Escolha a categoria.'],
  ['titulo', 'Escreva o título.'],
  ['ano', 'Diga o ano.'],
  ['data', 'Diga a data da publicação.'],
] as const;

/** What a draft lacks to be published; nothing where it is ready. */
export function draftProblems(row: DraftRow, around: DraftSurroundings): DraftProblem[] {
  const ficha = sheetOf(row, around.standing);
  const empty = REQUIRED.filter(([campo]) => ficha[campo] === null || ficha[campo] === '');
  const missing = empty.map(([campo, mensagem]) => ({ campo, mensagem }));
  const wrong = entryProblems(entryOf(ficha, 'documento.pdf'))
    .filter(({ field }) => !empty.some(([campo]) => campo === field))
    .map(({ field, message }) => ({ campo: field, mensagem: problemSentence({ field, message }) }));
  return [...missing, ...wrong, ...placeProblems(row, ficha, around), ...checkProblems(row)];
}

/** What is wrong with a field of a sheet, in a sentence. */
export const problemSentence = ({ field, message }: { field: string; message: string }): string =>
  `${NAMES[field] ?? field} ${message}.`;

const NAMES: Readonly<Record<string, string>> = {
  categoria: 'A categoria',
  titulo: 'O título',
  ano: 'O ano',
  periodo: 'O período',
  parte: 'A parte',
  partes: 'A lista de partes',
  data: 'A data',
  declaracao: 'A declaração',
};

function placeProblems(row: DraftRow, ficha: DocumentSheet, { standing, drafts }: DraftSurroundings): DraftProblem[] {
  const slug = draftSlug(ficha);
  const taken = standing.find((one) => one.slug === slug);
  if (row.substitui !== null && !standing.some((one) => one.slug === row.substitui))
    return [{ campo: 'titulo', mensagem: 'O documento que este substituiria foi retirado. Publique-o como novo.' }];
  if (row.substitui === null && taken)
    return [
      {
        campo: 'titulo',
        mensagem: `Já está publicado “${taken.titulo}”: substitua aquele documento ou mude o título.`,
      },
    ];
  const twin = drafts.find((one) => one.id !== row.id && draftSlug(sheetOf(one, standing)) === slug);
  if (slug !== null && twin)
    return [
      {
        campo: 'titulo',
        mensagem: `“${twin.nome}” tem o mesmo título, ano e parte: mude um dos dois ou apague o que não serve.`,
      },
    ];
  return [];
}

const SHORTEST_REASON = 10;

function checkProblems({ achados, conferido, substitui, motivo }: DraftRow): DraftProblem[] {
  const cpf = { campo: 'cpf', mensagem: 'O documento mostra CPF: envie-o tarjado ou confirme que pode ser publicado.' };
  const why = { campo: 'motivo', mensagem: 'Diga, em poucas palavras, por que o documento é substituído.' };
  return [
    ...(achados.length > 0 && !conferido ? [cpf] : []),
    ...(substitui !== null && (motivo ?? '').trim().length < SHORTEST_REASON ? [why] : []),
  ];
}

/** What should be looked at again, but holds nothing up. */
function warningsOf(row: DraftRow, ficha: DocumentSheet, standing: readonly StandingDocument[]): string[] {
  const same = standing.find(({ sha256 }) => sha256 === row.sha256);
  const { categoria, parte, partes } = ficha;
  const own = { categoria: categoria ?? '', partes: [...(parte ? [parte] : []), ...partes] };
  const isUnsaid = own.partes.length === 0 && partsOf(categoryOf(own.categoria) ?? {}).length > 0;
  const promised = row.temTexto ? unmentionedAnnexes(own, row.comeco) : [];
  return [
    ...readingWarnings(row),
    ...(same ? [`É, byte por byte, o mesmo arquivo de “${same.titulo}”, já publicado.`] : []),
    ...(isUnsaid
      ? ['Diga que partes ele traz: sem isso o documento é publicado, mas nenhuma delas deixa de faltar.']
      : []),
    ...(promised.length > 0
      ? [`A ficha diz que traz ${LIST.format(promised)}, e o texto do documento não fala disso. Confira as partes.`]
      : []),
  ];
}

const LIST = new Intl.ListFormat('pt-BR');

function readingWarnings({ tipo, temTexto, paginas, lidas, semTexto }: DraftRow): string[] {
  if (tipo === 'application/pdf' && paginas === 0)
    return [
      'O portal não conseguiu abrir este PDF, que pode estar danificado: abra-o no seu computador. Se não abrir, gere-o de novo; se abrir, confira se mostra CPFs.',
    ];
  if (tipo === 'application/pdf' && !temTexto)
    return [
      'O PDF não tem texto que se possa ler, como uma digitalização: a busca não o alcança, leitores de tela também não, e cabe a você conferir se mostra CPFs. Se puder, envie o PDF gerado pelo sistema ou passe a digitalização por um reconhecimento de texto (OCR).',
    ];
  if (tipo !== 'application/pdf' && !(tipo.startsWith('text/') && temTexto))
    return [
      `O portal não lê o texto de ${FILE_TYPES[tipo] ?? 'arquivos deste tipo'}: confira você se ele mostra CPFs.`,
    ];
  return [
    ...(lidas < paginas
      ? [`Só as primeiras ${lidas} de ${paginas} páginas foram lidas: confira nas outras se há CPFs.`]
      : []),
    ...(semTexto > 0 && paginas > 1
      ? [`${counted(semTexto, 'página não tem', 'páginas não têm')} texto que se possa ler: confira nelas se há CPFs.`]
      : []),
  ];
}
