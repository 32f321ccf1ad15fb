import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { BODIES } from '../../catalog/body.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import { parseTaxId } from '../../catalog/fields/taxId.ts';
import type { Term } from '../../catalog/glossary/term.ts';
import type { Aviso, FooterItem, MenuItem } from '../../catalog/shell.ts';
import { Refusal } from '../refusal.ts';
import { readMap } from './map.ts';
import { type Question, readQuestions } from './questions.ts';
import { readSheet } from './sheet.ts';
import { readWords } from './words.ts';

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const HOST = /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/;

const text = z.string('é um texto: escreva-o entre aspas').trim().min(1, 'não pode ficar vazio');
const handle = text
  .regex(/^[\w.]{1,60}$/, 'é só o nome da conta, sem @ e sem endereço')
  .nullable()
  .default(null);
const address = text.regex(
  /^(?:\/|https?:\/\/)[^\s"'<>]*$/,
  'é um caminho do portal (/contratos) ou um endereço https://',
);

const tenant = z.strictObject({
  slug: text.regex(SLUG, 'tem só letras minúsculas, números e hífens: é o primeiro nome do endereço'),
  tipo: z.enum(BODIES, `é ${BODIES.join(', ')}`),
  txtCliente: text,
  idPoderOrgao: z.int('é um número inteiro').positive('é maior que zero'),
  hosts: z.array(text.regex(HOST, 'é um nome de domínio, sem https:// e sem barra')).default([]),
  api: z.enum(['host', 'path'], 'é host ou path').default('host'),
  habitantes: z.int('é um número inteiro').positive('é maior que zero').nullable().default(null),
  vlibras: z.boolean('é true ou false').default(false),
  entidade: z.strictObject({
    cpfCnpj: text.refine((value) => parseTaxId(value).ok, 'não é um CNPJ válido'),
    txtEndereco: text,
    txtNumEndereco: text,
    txtCidade: text,
    txtEstado: text.regex(/^[A-Z]{2}$/, 'é a sigla do estado, como RN'),
    txtCep: text.regex(/^\d{5}-\d{3}$/, 'é um CEP como 59000-000'),
    txtEmail: z.email('não é um e-mail'),
    txtNumTelefone: text,
    txtFacebook: handle,
    txtInstagram: handle,
    txtX: handle,
  }),
});

const entry = z.strictObject({ txtDescricao: text, txtUrl: address });
const branch = z.strictObject({ txtDescricao: text, txtUrl: address.optional(), itens: z.array(entry).default([]) });
const menus = z.strictObject({
  topo: z.array(branch).optional(),
  ajuda: z.array(entry).default([]),
  mais: z.array(entry).default([]),
  transparencia: z.array(entry).default([]),
});

const avisos = z.array(
  z.strictObject({
    title: text,
    startDate: text.refine((value) => parseDay(value).ok, 'é uma data como 2025-06-16'),
    duration: z.int('é um número inteiro de dias').positive('é maior que zero'),
    text,
  }),
);

export interface Logo {
  imgLogo: string;
  txtLogoExtensao: string;
}

/** What the folder of a body says. */
export interface Folder extends z.output<typeof tenant> {
  /** Absent, the menu is the portal's own. */
  menu?: MenuItem[];
  rodape: FooterItem[];
  avisos: Aviso[];
  logo: Logo | null;
  /** GeoJSON, as text; absent in what was applied before bodies had maps. */
  mapa?: string | null;
  /** Its own words and questions, besides the portal's; absent in what was applied before there were any. */
  glossario?: Term[];
  perguntas?: Question[];
}

export async function readFolder(folder: string): Promise<Folder> {
  const own = await readSheet(join(folder, 'tenant.yaml'), tenant);
  const { topo, ajuda, mais, transparencia } = await readSheet(join(folder, 'menus.yaml'), menus, {});
  const rodape = [
    ...ajuda.map((item) => ({ idMenuFooter: 1 as const, ...opened(item) })),
    ...mais.map((item) => ({ idMenuFooter: 2 as const, ...opened(item) })),
    ...transparencia.map((item) => ({ idMenuFooter: 3 as const, ...opened(item) })),
  ];
  return {
    ...own,
    ...(topo ? { menu: topo.map(branchOf) } : {}),
    rodape,
    avisos: await readSheet(join(folder, 'avisos.yaml'), avisos, []),
    logo: await readLogo(folder),
    mapa: await readMap(folder),
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
