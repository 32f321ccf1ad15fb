import { z } from 'zod';
import { arquivo } from '../../arquivos/answer.ts';
import { declaracao, dever } from '../../arquivos/dever.ts';
import { day, integer, moment, ok, text } from '../../contract/schema.ts';

/** What a draft says of its document; each is empty until somebody or the file's name says it. */
export const ficha = z.strictObject({
  categoria: text.max(100, 'é o nome de uma categoria').nullable(),
  titulo: text.max(300, 'tem mais de 200 letras: deixe o resto para o documento').nullable(),
  ano: integer.nullable(),
  periodo: text.max(40, 'é um período como “1º bimestre”').nullable(),
  parte: text.max(60, 'é o nome curto de uma parte, como anexo-1').nullable(),
  partes: z.array(text.max(60, 'é o nome curto de uma parte, como anexo-1')).max(40, 'tem partes demais'),
  data: text.max(20, 'é a data da publicação, como 2026-03-30').nullable(),
});

export type DocumentSheet = z.output<typeof ficha>;

const motivo = text
  .trim()
  .min(10, 'precisa de pelo menos 10 letras: diga por quê')
  .max(500, 'tem mais de 500 letras: diga o essencial');

/** What is said of a file while its bytes are sent. */
export const sentFile = z.strictObject({
  nome: text.min(1, 'é o nome do arquivo').max(1_000, 'é longo demais: mude o nome do arquivo'),
  substitui: text.max(250, 'é o endereço de um documento').optional(),
});

/** What may be changed of one draft. */
export const draftChange = z.strictObject({
  ficha: ficha.partial().optional(),
  /** Somebody looked at the CPFs that the document shows, and answers for them. */
  conferido: z.boolean().optional(),
  substitui: text.max(250, 'é o endereço de um documento').nullable().optional(),
  motivo: text.max(500, 'tem mais de 500 letras: diga o essencial').nullable().optional(),
});

export type DraftChange = z.input<typeof draftChange>;

/** The same said of many drafts at once. */
export const draftsChange = z.strictObject({
  ids: z.array(z.uuid('é o número de um rascunho')).min(1, 'não pode ficar vazia').max(300, 'tem rascunhos demais'),
  ficha: ficha.partial(),
});

export const publishOrder = draftsChange.pick({ ids: true });
export const withdrawal = z.strictObject({ motivo });

export const fileOrder = z.strictObject({
  categoria: text.max(100, 'é o nome de uma categoria'),
  ano: integer,
  /** Addresses in the wanted order; none for the usual order, by date. */
  slugs: z.array(text.max(250, 'é o endereço de um documento')).max(1_000, 'tem documentos demais'),
});

export const sheetChange = z.strictObject({
  categoria: text.max(100, 'é o nome de uma categoria'),
  periodo: text.max(40, 'é um período como “1º bimestre”').nullable(),
  partes: ficha.shape.partes,
  data: text.max(20, 'é a data da publicação, como 2026-03-30'),
  motivo,
});

export type SheetChange = z.input<typeof sheetChange>;

const statementPlace = {
  categoria: text.max(100, 'é o nome de uma categoria'),
  ano: integer,
  periodo: text.max(40, 'é um período como “1º bimestre”').nullable(),
  parte: text.max(60, 'é o nome curto de uma parte, como anexo-1').nullable(),
};

export const statementOrder = z.strictObject({
  ...statementPlace,
  declaracao: text.max(1_000, 'tem mais de 1.000 letras: diga o essencial'),
});

export const statementRemoval = z.strictObject({ ...statementPlace, motivo });

const problema = z.strictObject({ campo: text, mensagem: text });

const rascunho = z.strictObject({
  id: text,
  nome: text.describe('O nome do arquivo enviado'),
  tamanho: integer,
  tipo: text,
  quem: text.describe('Quem enviou'),
  meu: z.boolean(),
  criadoEm: moment,
  ficha,
  paginas: integer,
  lidas: integer,
  semTexto: integer.describe('Páginas lidas que não têm texto'),
  temTexto: z.boolean(),
  /** The CPFs that were found: the page and the words around each, masked. */
  achados: z.array(z.strictObject({ pagina: integer, trecho: text })),
  conferido: z.boolean(),
  substitui: text.nullable(),
  motivo: text.nullable(),
  problemas: z.array(problema).describe('O que falta para publicar; vazio quando está pronto'),
  avisos: z.array(text),
  /** A published document that has the same title, year and part. */
  ocupado: text.nullable(),
});

/** A document that was sent and is not published yet. */
export type DocumentDraft = z.output<typeof rascunho>;

export const draftAnswer = z.strictObject({ ok, data: rascunho.extend({ texto: text }) });
export type DraftAnswer = z.output<typeof draftAnswer>;

export const draftsAnswer = z.strictObject({ ok, data: z.array(rascunho), megabytes: integer });
export type DraftsAnswer = z.output<typeof draftsAnswer>;

const shelf = z.strictObject({
  categoria: text,
  publicados: integer,
  faltam: integer,
  aVencer: integer,
  declarados: integer,
  atraso: integer.nullable().describe('Dias do maior atraso'),
  proximo: day.nullable().describe('O próximo prazo'),
});

/** How a category stands, for whoever keeps it. */
export type DeskShelf = z.output<typeof shelf>;

export const shelvesAnswer = z.strictObject({ ok, data: z.array(shelf), hoje: day });
export type ShelvesAnswer = z.output<typeof shelvesAnswer>;

const retirado = z.strictObject({
  slug: text,
  titulo: text,
  ano: integer,
  periodo: text.nullable(),
  fimEm: moment,
  fimPor: text.nullable(),
  fimMotivo: text.nullable(),
});

export const shelfAnswer = z.strictObject({
  ok,
  data: z.array(arquivo),
  deveres: z.array(dever),
  declaracoes: z.array(declaracao),
  retirados: z.array(retirado),
  emOrdem: z.array(integer).describe('Os anos que alguém pôs em ordem'),
  hoje: day,
});
export type ShelfAnswer = z.output<typeof shelfAnswer>;

const edicao = z.strictObject({
  id: text,
  titulo: text,
  data: day,
  tamanho: integer,
  tipo: text,
  sha256: text,
  conferido: z.boolean(),
  quem: text.nullable(),
  motivo: text.nullable(),
  publicadaEm: moment.nullable(),
  fim: z.enum(['substituída', 'retirada']).nullable(),
  fimEm: moment.nullable(),
  fimPor: text.nullable(),
  fimMotivo: text.nullable(),
});

/** An edition of a document, as the desk shows it. */
export type DeskEdition = z.output<typeof edicao>;

export const documentAnswer = z.strictObject({
  ok,
  data: arquivo.extend({ texto: text }).nullable().describe('Nulo para um documento que foi retirado'),
  edicoes: z.array(edicao),
});
export type DocumentAnswer = z.output<typeof documentAnswer>;

export const publishedAnswer = z.strictObject({
  ok,
  data: z.array(z.strictObject({ id: text, slug: text.nullable(), titulo: text, mensagem: text.nullable() })),
});
export type PublishedAnswer = z.output<typeof publishedAnswer>;
