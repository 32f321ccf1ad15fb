import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Estrutura } from '../../catalog/estrutura/estrutura.ts';
import type { Termo } from '../../catalog/glossario/term.ts';
import type { BodyColours } from '../../catalog/site/cores.ts';
import type { Aviso, FooterItem, MenuItem } from '../../catalog/site/shell.ts';
import { Refusal } from '../refusal.ts';
import { type AtendimentoFile, readAtendimento } from './atendimento.ts';
import { readEstrutura } from './estrutura.ts';
import { readGlossario } from './glossario.ts';
import { logoOf, type TenantLogo } from './logo.ts';
import { readMapa } from './mapa.ts';
import { type PerguntaFile, readPerguntas } from './perguntas.ts';
import { type LgpdFile, type PrivacyPolicy, readLgpd, readPolicy } from './privacidade.ts';
import { type menuBranch, type menuEntry, TENANT_SCHEMAS } from './schema.ts';
import { readServicos, type ServicoFile } from './servicos.ts';
import { readYaml } from './yaml.ts';

/** Content of a body's folder. */
export interface TenantFolder extends Omit<z.output<typeof TENANT_SCHEMAS.tenant>, 'cores' | 'ibge'> {
  /** Its municipality by the IBGE; absent in bodies applied before it was asked for. */
  ibge?: string | null;
  /** Its colours; absent in bodies applied before there were any. */
  cores?: BodyColours | null;
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
  /** Its charter of services, who answers for personal data, and its own policy; absent in bodies applied before. */
  servicos?: ServicoFile[];
  lgpd?: LgpdFile | null;
  privacidade?: PrivacyPolicy | null;
}

export async function readTenantFolder(folder: string): Promise<TenantFolder> {
  const own = await readYaml(join(folder, 'tenant.yaml'), TENANT_SCHEMAS.tenant);
  return {
    ...own,
    ...menusOf(await readYaml(join(folder, 'menus.yaml'), TENANT_SCHEMAS.menus, {})),
    avisos: await readYaml(join(folder, 'avisos.yaml'), TENANT_SCHEMAS.avisos, []),
    logo: await readLogo(folder),
    mapa: await readMapa(folder),
    estrutura: await readEstrutura(folder),
    atendimento: await readAtendimento(folder),
    glossario: await readGlossario(folder),
    perguntas: await readPerguntas(join(folder, 'perguntas')),
    servicos: await readServicos(join(folder, 'servicos')),
    lgpd: await readLgpd(folder),
    privacidade: await readPolicy(folder),
  };
}

/** The menus of a body as they are stored. */
export function menusOf(read: z.output<typeof TENANT_SCHEMAS.menus>): Pick<TenantFolder, 'menu' | 'rodape'> {
  const { topo, ajuda, mais, transparencia } = read;
  const rodape = [
    ...ajuda.map((item) => ({ idMenuFooter: 1 as const, ...opened(item) })),
    ...mais.map((item) => ({ idMenuFooter: 2 as const, ...opened(item) })),
    ...transparencia.map((item) => ({ idMenuFooter: 3 as const, ...opened(item) })),
  ];
  return { ...(topo ? { menu: topo.map(branchOf) } : {}), rodape };
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

async function readLogo(folder: string): Promise<TenantLogo | null> {
  const name = (await readdir(folder)).find((file) => IMAGE.test(file));
  if (!name) return null;
  const read = logoOf(await readFile(join(folder, name)));
  if ('problem' in read) throw new Refusal(`${join(folder, name)} ${read.problem}.`);
  return read.logo;
}
