import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { z } from 'zod';
import type { Estrutura } from '../../catalog/estrutura/estrutura.ts';
import type { Termo } from '../../catalog/glossario/term.ts';
import type { Aviso, FooterItem, MenuItem } from '../../catalog/site/shell.ts';
import { Refusal } from '../refusal.ts';
import { type Ficha, readAtendimento } from './atendimento.ts';
import { readMap } from './map.ts';
import { type Question, readQuestions } from './questions.ts';
import { type branch, type entry, SCHEMAS } from './schema.ts';
import { readSheet } from './sheet.ts';
import { readStructure } from './structure.ts';
import { readWords } from './words.ts';

export interface Logo {
  imgLogo: string;
  txtLogoExtensao: string;
}

/** What the folder of a body says. */
export interface Folder extends z.output<typeof SCHEMAS.tenant> {
  /** Absent, the menu is the portal's own. */
  menu?: MenuItem[];
  rodape: FooterItem[];
  avisos: Aviso[];
  logo: Logo | null;
  /** GeoJSON, as text; absent in what was applied before bodies had maps. */
  mapa?: string | null;
  /** Absent in what was applied before bodies had one. */
  estrutura?: Estrutura | null;
  /** How it hears people; absent in what was applied before it could say so. */
  atendimento?: Ficha | null;
  /** Its own words and questions, besides the portal's; absent in what was applied before there were any. */
  glossario?: Termo[];
  perguntas?: Question[];
}

export async function readFolder(folder: string): Promise<Folder> {
  const own = await readSheet(join(folder, 'tenant.yaml'), SCHEMAS.tenant);
  const { topo, ajuda, mais, transparencia } = await readSheet(join(folder, 'menus.yaml'), SCHEMAS.menus, {});
  const rodape = [
    ...ajuda.map((item) => ({ idMenuFooter: 1 as const, ...opened(item) })),
    ...mais.map((item) => ({ idMenuFooter: 2 as const, ...opened(item) })),
    ...transparencia.map((item) => ({ idMenuFooter: 3 as const, ...opened(item) })),
  ];
  return {
    ...own,
    ...(topo ? { menu: topo.map(branchOf) } : {}),
    rodape,
    avisos: await readSheet(join(folder, 'avisos.yaml'), SCHEMAS.avisos, []),
    logo: await readLogo(folder),
    mapa: await readMap(folder),
    estrutura: await readStructure(folder),
    atendimento: await readAtendimento(folder),
    glossario: await readWords(folder),
    perguntas: await readQuestions(join(folder, 'perguntas')),
  };
}

/** What leaves the portal opens another tab. */
const opened = ({ txtDescricao, txtUrl }: z.output<typeof entry>) => ({
  txtDescricao,
  txtUrl,
  blnPopUp: txtUrl.startsWith('/') ? '0' : '1',
});

const branchOf = ({ txtDescricao, txtUrl, itens }: z.output<typeof branch>): MenuItem => ({
  ...opened({ txtDescricao, txtUrl: txtUrl ?? itens[0]?.txtUrl ?? '/' }),
  lstFilhos: itens.map((item) => ({ ...opened(item), lstFilhos: [] })),
});

const IMAGE = /^logo\.(?:png|jpe?g|svg|webp)$/i;
/** It travels inside every page. */
const HEAVIEST = 100_000;

async function readLogo(folder: string): Promise<Logo | null> {
  const name = (await readdir(folder)).find((file) => IMAGE.test(file));
  if (!name) return null;
  const bytes = await readFile(join(folder, name));
  if (bytes.length > HEAVIEST) throw new Refusal(`${join(folder, name)} tem mais de 100 kB; reduza a imagem.`);
  return { imgLogo: bytes.toString('base64'), txtLogoExtensao: extname(name).slice(1).toLowerCase() };
}
