import { z } from 'zod';
import { type FormGroup, isGroup } from '../../../catalog/painel/textos/campos.ts';
import { hideCpf } from '../../../catalog/texto/privacy.ts';
import { atendimentoSchema } from '../atendimento.ts';
import { estruturaOf, estruturaSchema, LONG_ESTRUTURA } from '../estrutura.ts';
import { menusOf, type TenantFolder } from '../folder.ts';
import { type TermCells, termsOf } from '../glossario.ts';
import { logoOf, type TenantLogo } from '../logo.ts';
import { lgpdSchema } from '../privacidade.ts';
import { TENANT_SCHEMAS } from '../schema.ts';
import { menusForm } from '../write.ts';
import { formOf, parseText, type StoredPart, TextProblems } from './part.ts';
import { itemsIn } from './prose.ts';

/** What a body's editors say of it. Address, kind, domains, weight and numbers are the installation's. */
const OWN = [
  'txtCliente',
  'entidade',
  'habitantes',
  'semestralDesde',
  'comparar',
  'ouvidoria',
  'esic',
  'embutir',
  'pntp',
  'vlibras',
] as const;

const TENANT_NAMES = new Set(Object.keys(TENANT_SCHEMAS.tenant.shape));

/** The values of a body that its `tenant.yaml` says. */
const sheetOf = (body: TenantFolder): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => TENANT_NAMES.has(name)));

const pickOwn = (values: Pick<TenantFolder, (typeof OWN)[number]>): Partial<TenantFolder> =>
  Object.fromEntries(OWN.map((name) => [name, values[name] ?? null]));

export const identificacaoPart: StoredPart = {
  id: 'identificacao',
  holds: OWN,
  form: (body) => formOf(pickOwn(body)),
  parse: (value, body) => pickOwn(parseText(TENANT_SCHEMAS.tenant, { ...sheetOf(body), ...value })),
};

const picture = z.object({ imgLogo: z.base64('não é uma imagem'), txtLogoExtensao: z.string().optional() }).optional();

export const aparenciaPart: StoredPart = {
  id: 'aparencia',
  holds: ['logo', 'cores'],
  form: ({ logo, cores = null }) => ({ logo: logo && formOf(logo), cores: cores && formOf(cores) }),
  parse: (value, body) => {
    const { logo, ...rest } = value;
    const { cores } = parseText(TENANT_SCHEMAS.tenant, { ...sheetOf(body), ...rest });
    return { cores, logo: checkedLogo(parseText(picture, logo, ['logo']), body.logo) };
  },
};

/** The logo of a form. One that was not changed stays, even if it came before there were limits. */
function checkedLogo(sent: { imgLogo: string } | undefined, before: TenantLogo | null): TenantLogo | null {
  if (!sent) return null;
  if (before && sent.imgLogo === before.imgLogo) return before;
  const read = logoOf(Buffer.from(sent.imgLogo, 'base64'));
  if ('problem' in read) throw new TextProblems([{ path: ['logo'], message: read.problem }]);
  return read.logo;
}

export const menusPart: StoredPart = {
  id: 'menus',
  holds: ['menu', 'rodape'],
  form: (body) => formOf(menusForm(body)),
  parse: (value) => menusOf(parseText(TENANT_SCHEMAS.menus, value)),
};

export const estruturaPart: StoredPart = {
  id: 'estrutura',
  holds: ['estrutura'],
  form: ({ estrutura }) => ({ estrutura: estrutura ? withoutSlugs(estrutura) : null }),
  parse: ({ estrutura }) => {
    if (!isGroup(estrutura)) return { estrutura: null };
    const made = estruturaOf(parseText(estruturaSchema, estrutura, ['estrutura']));
    if (!made) throw new TextProblems([{ path: ['estrutura', 'unidades'], message: LONG_ESTRUTURA }]);
    return { estrutura: made };
  },
};

/** A structure as its file says it: addresses come from the names. */
const withoutSlugs = (value: object): FormGroup =>
  JSON.parse(JSON.stringify(value), (name, own) => (name === 'slug' ? undefined : own));

export const atendimentoPart: StoredPart = {
  id: 'atendimento',
  holds: ['atendimento'],
  form: ({ atendimento }) => (atendimento ? formOf(atendimento) : {}),
  parse: (value) => {
    const read = parseText(atendimentoSchema, value);
    return { atendimento: Object.values(read).some((one) => one !== null) ? read : null };
  },
};

export const lgpdPart: StoredPart = {
  id: 'lgpd',
  holds: ['lgpd'],
  form: ({ lgpd }) => ({ lgpd: lgpd ? formOf(lgpd) : null }),
  parse: ({ lgpd }) => ({ lgpd: isGroup(lgpd) ? parseText(lgpdSchema, lgpd, ['lgpd']) : null }),
};

export const glossarioPart: StoredPart = {
  id: 'glossario',
  holds: ['glossario'],
  form: ({ glossario = [] }) => ({
    glossario: glossario.map(({ fontes, ...rest }) => formOf({ ...rest, fonte: fontes })),
  }),
  parse: (value) => {
    const read = termsOf(itemsIn(value, 'glossario').map(cellsOf));
    if ('terms' in read) return { glossario: read.terms };
    const message = `não pode ficar assim: ${read.sentence.replace(/\.$/, '')}`;
    throw new TextProblems([{ path: ['glossario', read.place, read.column], message }]);
  },
};

/** A term of the form as the cells of `glossario.csv`. A CPF in it is masked, as in the file. */
const cellsOf = (item: FormGroup): TermCells =>
  Object.fromEntries(
    Object.entries(item).map(([name, own]) => [
      name,
      hideCpf(Array.isArray(own) ? own.join(' | ') : String(own ?? '')),
    ]),
  );
