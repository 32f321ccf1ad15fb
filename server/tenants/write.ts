import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { stringify } from 'yaml';
import type { FileEntry, StatementEntry } from '../../catalog/arquivos/entry.ts';
import type { MenuItem } from '../../catalog/site/shell.ts';
import type { TenantFolder } from './folder.ts';
import { printGlossario } from './glossario.ts';
import { BROUGHT_DOCUMENT } from './mark.ts';
import { printPergunta } from './perguntas.ts';
import { printPolicy } from './privacidade.ts';
import { TENANT_SCHEMAS } from './schema.ts';
import { printServico } from './servicos.ts';

/** Writes a body as a folder that, applied, gives the very same body. */
export async function writeTenantFolder(to: string, body: TenantFolder): Promise<void> {
  const { menu, rodape, avisos, logo, mapa, estrutura, atendimento, glossario = [], perguntas = [], ...rest } = body;
  const { servicos = [], lgpd, privacidade, ...own } = rest;
  await mkdir(to, { recursive: true });
  const { tenant } = TENANT_SCHEMAS;
  await sheet(to, 'tenant', {
    ...inOrder(tenant.shape, own),
    entidade: inOrder(tenant.shape.entidade.shape, own.entidade),
  });
  await sheet(to, 'menus', menusForm({ rodape, ...(menu && { menu }) }));
  await sheet(to, 'avisos', avisos);
  if (logo) await writeFile(join(to, `logo.${logo.txtLogoExtensao}`), Buffer.from(logo.imgLogo, 'base64'));
  if (mapa) await writeFile(join(to, 'mapa.geojson'), mapa);
  if (estrutura) await sheet(to, 'estrutura', plain(estrutura));
  if (atendimento) await sheet(to, 'atendimento', plain(atendimento));
  if (glossario.length > 0) await writeFile(join(to, 'glossario.csv'), printGlossario(glossario));
  await writePages(join(to, 'perguntas'), perguntas, printPergunta);
  await writePages(join(to, 'servicos'), servicos, printServico);
  if (lgpd) await sheet(to, 'lgpd', plain(lgpd));
  if (privacidade) await writeFile(join(to, 'privacidade.html'), printPolicy(privacidade));
}

/** Stored menus as `menus.yaml` says them. */
export function menusForm({ menu, rodape }: Pick<TenantFolder, 'menu' | 'rodape'>): object {
  const column = (id: number) => rodape.filter(({ idMenuFooter }) => idMenuFooter === id).map(entry);
  const topo = menu ? { topo: menu.map(branch) } : {};
  return { ...topo, ajuda: column(1), mais: column(2), transparencia: column(3) };
}

async function writePages<T extends { slug: string }>(
  to: string,
  pages: readonly T[],
  print: (one: T) => string,
): Promise<void> {
  if (pages.length > 0) await mkdir(to);
  for (const one of pages) await writeFile(join(to, `${one.slug}.html`), print(one));
}

/** An entry of a list of the folder as the database has it; what it does not say is null. */
type ListedRow<Entry> = { [Name in keyof Entry]: Entry[Name] | null };

/** Writes the list of a body's published files and of its statements, `arquivos.yaml`. */
export async function writeTenantFiles(client: pg.ClientBase, tenant: number, to: string): Promise<void> {
  // Older rows do not say whether a CPF was checked; the mask in the text tells that there was one.
  const { rows } = await client.query<ListedRow<FileEntry>>(
    `SELECT categoria, titulo, ano, periodo, parte, CASE WHEN parte IS NULL THEN partes END AS partes, data::text AS data,
       caminho AS arquivo, ordem,
       CASE WHEN coalesce(conferido, strpos(texto, '-**') > 0) THEN 'conferido' END AS cpf
     FROM portal.arquivos WHERE tenant = $1 AND NOT ${BROUGHT_DOCUMENT} ORDER BY id`,
    [tenant],
  );
  const statements = await client.query<ListedRow<StatementEntry>>(
    `SELECT categoria, ano, nullif(periodo, '') AS periodo, nullif(parte, '') AS parte, texto AS declaracao,
       data::text AS data
     FROM portal.declarados WHERE tenant = $1 ORDER BY categoria, ano DESC, periodo, parte`,
    [tenant],
  );
  await sheet(to, 'arquivos', [...rows, ...statements.rows].map(plain));
}

/** A value without what reading it fills in: slugs, nulls and empty lists. */
function plain(value: unknown): object {
  return JSON.parse(JSON.stringify(value), (name, own) =>
    name === 'slug' || own === null || isEmpty(own) ? undefined : own,
  );
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * The fields that a folder may have today, in the order of the schema: another version may have stored more, in any
 * order.
 */
const inOrder = (shape: object, values: object): object => {
  const known: Record<string, unknown> = { ...values };
  return Object.fromEntries(Object.keys(shape).flatMap((name) => (name in known ? [[name, known[name]]] : [])));
};

const sheet = (to: string, name: keyof typeof TENANT_SCHEMAS, value: object): Promise<void> =>
  writeFile(join(to, `${name}.yaml`), stringify(value, { lineWidth: 100 }));

const entry = ({ txtDescricao, txtUrl }: { txtDescricao: string; txtUrl: string }) => ({ txtDescricao, txtUrl });

const branch = (item: MenuItem) => ({ ...entry(item), itens: item.lstFilhos.map(entry) });
