import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { z } from 'zod';
import type { Estrutura } from '../../catalog/estrutura/estrutura.ts';
import type { Termo } from '../../catalog/glossario/term.ts';
import type { Aviso, FooterItem, MenuItem } from '../../catalog/site/shell.ts';
import { Refusal } from '../refusal.ts';
import { type AtendimentoFile, readAtendimento } from './atendimento.ts';
import { readEstrutura } from './estrutura.ts';
import { readGlossario } from './glossario.ts';
import { readMapa } from './mapa.ts';
import { type PerguntaFile, readPerguntas } from './perguntas.ts';
import { type menuBranch, type menuEntry, TENANT_SCHEMAS } from './schema.ts';
import { readYaml } from './yaml.ts';

export interface TenantLogo {
  imgLogo: string;
  txtLogoExtensao: string;
}

/** Content of a body's folder. */
export interface TenantFolder extends z.output<typeof TENANT_SCHEMAS.tenant> {
  /** Menu of the top; absent, it is the portal's own. */
  menu?: MenuItem[];
  rodape: FooterItem[];
  avisos: Aviso[];
  logo: TenantLogo | null;
  /** Map as GeoJSON text; absent in bodies applied before there were maps. */
  mapa?: string | null;
  /** Structure; absent in bodies applied before there were any. */
  estrutura?: Estrutura | null;
  /** How it receives messages; absent in bodies applied before they could say so. */
  atendimento?: AtendimentoFile | null;
  /** Its own terms and questions, besides the portal's; absent in bodies applied before there were any. */
  glossario?: Termo[];
  perguntas?: PerguntaFile[];
}

export async function readTenantFolder(folder: string): Promise<TenantFolder> {
  const own = await readYaml(join(folder, 'tenant.yaml'), TENANT_SCHEMAS.tenant);
  const { topo, ajuda, mais, transparencia } = await readYaml(join(folder, 'menus.yaml'), TENANT_SCHEMAS.menus, {});
  const rodape = [
    ...ajuda.map((item) => ({ idMenuFooter: 1 as const, ...opened(item) })),
    ...mais.map((item) => ({ idMenuFooter: 2 as const, ...opened(item) })),
    ...transparencia.map((item) => ({ idMenuFooter: 3 as const, ...opened(item) })),
  ];
  return {
    ...own,
    ...(topo ? { menu: topo.map(branchOf) } : {}),
    rodape,
    avisos: await readYaml(join(folder, 'avisos.yaml'), TENANT_SCHEMAS.avisos, []),
    logo: await readLogo(folder),
    mapa: await readMapa(folder),
    estrutura: await readEstrutura(folder),
    atendimento: await readAtendimento(folder),
    glossario: await readGlossario(folder),
    perguntas: await readPerguntas(join(folder, 'perguntas')),
  };
}

/** A menu item as it is stored. A link that leaves the portal opens another tab. */
const opened = ({ txtDescricao, txtUrl }: z.output<typeof menuEntry>) => ({
  txtDescricao,
  txtUrl,
  blnPopUp: txtUrl.startsWith('/') ? '0' : '1',
});

const branchOf = ({ txtDescricao, txtUrl, itens }: z.output<typeof menuBranch>): MenuItem => ({
  ...opened({ txtDescricao, txtUrl: txtUrl ?? itens[0]?.txtUrl ?? '/' }),
  lstFilhos: itens.map((item) => ({ ...opened(item), lstFilhos: [] })),
});

const IMAGE = /^logo\.(?:png|jpe?g|svg|webp)$/i;
/** Most bytes of a logo, which is part of every page. */
const MAX_LOGO_BYTES = 100_000;

async function readLogo(folder: string): Promise<TenantLogo | null> {
  const name = (await readdir(folder)).find((file) => IMAGE.test(file));
  if (!name) return null;
  const bytes = await readFile(join(folder, name));
  if (bytes.length > MAX_LOGO_BYTES) throw new Refusal(`${join(folder, name)} tem mais de 100 kB; reduza a imagem.`);
  return { imgLogo: bytes.toString('base64'), txtLogoExtensao: extname(name).slice(1).toLowerCase() };
}
