import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { MenuItem } from '../../catalog/shell.ts';
import type { Folder } from './folder.ts';
import { SCHEMAS } from './schema.ts';

/** What is known of a body, as a folder that applied gives the very same. */
export async function writeFolder(to: string, body: Folder): Promise<void> {
  const { menu, rodape, avisos, logo, mapa, ...own } = body;
  await mkdir(to, { recursive: true });
  const { tenant } = SCHEMAS;
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
}

/** Only what a folder may say today, as a person would write it: another version may have kept more, in any order. */
const inOrder = (shape: object, values: object): object => {
  const known: Record<string, unknown> = { ...values };
  return Object.fromEntries(Object.keys(shape).flatMap((name) => (name in known ? [[name, known[name]]] : [])));
};

const sheet = (to: string, name: keyof typeof SCHEMAS, value: object): Promise<void> =>
  writeFile(join(to, `${name}.yaml`), stringify(value, { lineWidth: 100 }));

const entry = ({ txtDescricao, txtUrl }: { txtDescricao: string; txtUrl: string }) => ({ txtDescricao, txtUrl });

const branch = (item: MenuItem) => ({ ...entry(item), itens: item.lstFilhos.map(entry) });
