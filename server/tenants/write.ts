import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { stringify } from 'yaml';
import type { FileEntry } from '../../catalog/arquivos/entry.ts';
import type { MenuItem } from '../../catalog/site/shell.ts';
import type { TenantFolder } from './folder.ts';
import { printGlossario } from './glossario.ts';
import { printPergunta } from './perguntas.ts';
import { TENANT_SCHEMAS } from './schema.ts';

/** Writes a body as a folder that, applied, gives the very same body. */
export async function writeTenantFolder(to: string, body: TenantFolder): Promise<void> {
  const { menu, rodape, avisos, logo, mapa, estrutura, atendimento, glossario = [], perguntas = [], ...own } = body;
  await mkdir(to, { recursive: true });
  const { tenant } = TENANT_SCHEMAS;
  await sheet(to, 'tenant', {
    ...inOrder(tenant.shape, own),
    entidade: inOrder(tenant.shape.entidade.shape, own.entidade),
  });
  const column = (id: number) => rodape.filter(({ idMenuFooter }) => idMenuFooter === id).map(entry);
  const topo = menu ? { topo: menu.map(branch) } : {};
  await sheet(to, 'menus', { ...topo, ajuda: column(1), mais: column(2), transparencia: column(3) });
  await sheet(to, 'avisos', avisos);
  if (logo) await writeFile(join(to, `logo.${logo.txtLogoExtensao}`), Buffer.from(logo.imgLogo, 'base64'));
  if (mapa) await writeFile(join(to, 'mapa.geojson'), mapa);
  if (estrutura) await sheet(to, 'estrutura', plain(estrutura));
  if (atendimento) await sheet(to, 'atendimento', plain(atendimento));
  if (glossario.length > 0) await writeFile(join(to, 'glossario.csv'), printGlossario(glossario));
  if (perguntas.length > 0) await mkdir(join(to, 'perguntas'));
  for (const question of perguntas)
    await writeFile(join(to, 'perguntas', `${question.slug}.html`), printPergunta(question));
}

/** A published file as the list of the folder says it; what it does not say is null. */
type ListedFileRow = { [Name in keyof FileEntry]: FileEntry[Name] | null };

/** Writes the list of a body's published files, `arquivos.yaml`. */
export async function writeTenantFiles(client: pg.ClientBase, tenant: number, to: string): Promise<void> {
  // Older rows do not say whether a CPF was checked; the mask in the text tells that there was one.
  const { rows } = await client.query<ListedFileRow>(
    `SELECT categoria, titulo, ano, periodo, data::text AS data, caminho AS arquivo,
       CASE WHEN coalesce(conferido, strpos(texto, '-**') > 0) THEN 'conferido' END AS cpf
     FROM portal.arquivos WHERE tenant = $1 ORDER BY id`,
    [tenant],
  );
  await sheet(to, 'arquivos', rows.map(plain));
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
