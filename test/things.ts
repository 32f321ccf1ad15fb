import { randomUUID } from 'node:crypto';
import { signIn } from './desk.ts';
import { complaint, Writer } from './messages.ts';
import type { Portal } from './portal.ts';

/** Words that stand in everything that is made here, and in nothing else. */
const MARK = 'Coisa alheia';

/** Whether a text tells of a thing that was made here. */
export const holdsMark = (text: string): boolean => text.includes(MARK) || text.includes(complaint.texto);

/** What the first body has, by the names that the routes give it. */
export type Ids = Readonly<Record<string, string>>;

/** A row of the first body: its table, and what stands in it. */
type Thing = readonly [table: string, row: Readonly<Record<string, unknown>>];

const DOCUMENT = { categoria: 'ppa', titulo: MARK, ano: 2020, data: '2020-01-01', tamanho: 1, tipo: 'application/pdf' };
const SUM = 'a'.repeat(64);
const READ = { sha256: SUM, texto: MARK };

const ORDER = {
  leitura: { codificacao: null, separador: null, planilha: null, datas: null, decimais: null },
  ...{ colunas: null, periodo: [], referencia: null, acrescenta: false, repetidas: null },
};

/** What people of a body keep of themselves, and share with each other. */
const ownThings = (pessoa: string): Record<string, Thing> => ({
  passkey: [
    'portal.passkeys',
    { id: 'chave-alheia', pessoa, nome: MARK, host: 'x', chave: '', contador: 0, transportes: [], copiada: false },
  ],
  rascunho: ['portal.rascunhos', { pessoa, chave: 'alheio', conteudo: JSON.stringify(MARK) }],
  modelo: ['portal.modelos', { id: randomUUID(), titulo: MARK, texto: MARK, quem: MARK }],
  chave: ['portal.chaves', { hash: randomUUID(), nome: MARK, expiraEm: '2100-01-01' }],
  redacao: ['portal.redacoes', { numero: 7777, parte: 'perguntas', quem: MARK, depois: '{}' }],
});

/** What a body has of data: published, being published, read by itself, stated. */
const dataThings = (pessoa: string, arquivo: string): Record<string, Thing> => ({
  coleta: [
    'portal.coletas',
    {
      ...{ id: randomUUID(), nome: MARK, fonte: 'arquivo', endereco: 'https://example.com/alheio.csv' },
      ...{ conjuntos: ['contratos'], frequencia: 'diaria', hora: 3, dia: 0, proximaEm: '2100-01-01' },
    },
  ],
  ensaio: [
    'portal.ensaios',
    {
      ...{ id: randomUUID(), lote: randomUUID(), dataset: 'contratos', estado: 'recebendo', pessoa, quem: MARK },
      arquivos: JSON.stringify([{ id: arquivo, nome: 'alheio.csv', tamanho: 9 }]),
      pedido: JSON.stringify(ORDER),
    },
  ],
  mapeamento: [
    'portal.mapeamentos',
    { id: randomUUID(), dataset: 'contratos', assinatura: 'x', colunas: '[]', escolhas: '{}', quem: MARK },
  ],
  declaracao: [
    'portal.declaracoes',
    { dataset: 'contratos', de: '2020-01-01', ate: '2020-12-31', texto: MARK, autor: MARK },
  ],
  carga: [
    'portal.cargas',
    {
      ...{ dataset: 'contratos', arquivo: MARK, sha256: SUM, periodo: ['2020-01'], referencia: '2020-01-31' },
      ...{ lidas: 1, linhas: 1, recusadas: 0, autor: MARK },
    },
  ],
});

/** Documents: one published with its edition, one that waits, and a statement that one did not occur. */
const documentThings = (pessoa: string): Record<string, Thing> => ({
  preparado: [
    'portal.preparados',
    {
      ...{ id: randomUUID(), pessoa, quem: MARK, nome: 'alheio.pdf', tamanho: 1, tipo: 'application/pdf', ...READ },
      ...{ achados: '[]', paginas: 1, lidas: 1, semTexto: 0, ficha: JSON.stringify({ ...DOCUMENT, partes: [] }) },
    },
  ],
  documento: ['portal.arquivos', { slug: 'alheio', caminho: 'ppa/alheio.pdf', ...DOCUMENT, ...READ }],
  edicao: [
    'portal.acervo',
    { id: randomUUID(), slug: 'alheio', ...DOCUMENT, sha256: SUM, conferido: false, quem: MARK },
  ],
  declarado: [
    'portal.declarados',
    { categoria: 'ppa', ano: 2019, periodo: '', parte: '', texto: MARK, data: '2020-01-01' },
  ],
});

function insertion([table, row]: Thing): [text: string, values: unknown[]] {
  const names = Object.keys(row);
  const places = names.map((_, i) => `$${i + 1}`);
  const columns = names.map((name) => `"${name}"`);
  return [
    `INSERT INTO ${table} (tenant, ${columns.join(', ')}) VALUES (1, ${places.join(', ')}) RETURNING *`,
    Object.values(row),
  ];
}

/** Makes one of everything that the first body can have, and says how each is named. */
export async function makeThings(portal: Portal): Promise<Ids> {
  const { id: pessoa } = await signIn(portal, { papeis: ['editor'], nome: MARK });
  await new Writer(portal).send(complaint);
  const arquivo = randomUUID();
  const things = { ...ownThings(pessoa), ...dataThings(pessoa, arquivo), ...documentThings(pessoa) };
  return portal.db.own(async (client) => {
    const idOf = async (text: string, values: unknown[] = []): Promise<string> =>
      String((await client.query<{ id?: unknown }>(text, values)).rows[0]?.id ?? '');
    const ids: Record<string, string> = { pessoa, arquivo, anexo: randomUUID() };
    for (const [name, thing] of Object.entries(things)) ids[name] = await idOf(...insertion(thing));
    ids.sessao = await idOf('SELECT id FROM portal.sessoes WHERE tenant = 1 AND pessoa = $1', [pessoa]);
    ids.mensagem = await idOf('SELECT id FROM mensagens.recebidas WHERE tenant = 1');
    return ids;
  });
}

/** Every row of the first body outside of its datasets, as one digest for each table. */
export async function rowsOfBody({ db }: Portal): Promise<Record<string, string>> {
  return db.own(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant'
       WHERE c.relkind = 'r' AND c.relnamespace IN ('portal'::regnamespace, 'mensagens'::regnamespace) ORDER BY 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM ${name} t WHERE tenant = 1`,
      );
      found[name] = rows[0]?.sum ?? '';
    }
    return found;
  });
}
