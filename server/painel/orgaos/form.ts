import type { z } from 'zod';
import type { CampoOrgao, OrgaoNovo } from '../../../catalog/painel/orgaos/answer.ts';
import { NEW_BODY_LABELS, UF_CODES } from '../../../catalog/painel/orgaos/passos.ts';
import type { Problem } from '../../../catalog/query.ts';
import { type AtendimentoFile, atendimentoSchema } from '../../tenants/atendimento.ts';
import { mailbox } from '../../tenants/estrutura.ts';
import type { TenantFolder } from '../../tenants/folder.ts';
import { logoOf, type TenantLogo } from '../../tenants/logo.ts';
import { TENANT_SCHEMAS } from '../../tenants/schema.ts';

/** Where each value of `tenant.yaml` comes from in the form. */
const FIELDS: Readonly<Record<string, CampoOrgao>> = {
  tipo: 'tipo',
  txtCliente: 'nome',
  slug: 'slug',
  hosts: 'hosts',
  ibge: 'ibge',
  'cores.principal': 'principal',
  'cores.barra': 'barra',
  'entidade.cpfCnpj': 'cnpj',
  'entidade.txtCidade': 'cidade',
  'entidade.txtEstado': 'uf',
  'entidade.txtEndereco': 'endereco',
  'entidade.txtNumEndereco': 'numero',
  'entidade.txtCep': 'cep',
  'entidade.txtEmail': 'email',
  'entidade.txtNumTelefone': 'telefone',
};

export type ReadNewBody = { body: TenantFolder; problems: [] } | { body: null; problems: Problem[] };

/** The form of a new body as the folder that it stands for, by the checks of `portal tenant apply`, or what is wrong. */
export function readNewBody(form: OrgaoNovo, idPoderOrgao: number): ReadNewBody {
  const own = TENANT_SCHEMAS.tenant.safeParse(sheetOf(form, idPoderOrgao));
  const logo = readLogo(form.logo);
  const problems = [
    ...(own.success ? [] : own.error.issues.map(problemOf)),
    ...('problem' in logo ? [problem('logo', logo.problem)] : []),
    ...ownProblems(form),
  ];
  if (!own.success || 'problem' in logo || problems.length > 0) return { body: null, problems: once(problems) };
  const body = { ...own.data, ...BARE, logo: logo.logo, atendimento: atendimentoOf(form.horario) };
  return { body, problems: [] };
}

/** What a folder with `tenant.yaml` alone says of the rest. */
const BARE = {
  rodape: [],
  avisos: [],
  mapa: null,
  estrutura: null,
  glossario: [],
  perguntas: [],
  servicos: [],
  lgpd: null,
  privacidade: null,
};

const sheetOf = (form: OrgaoNovo, idPoderOrgao: number) => ({
  slug: form.slug,
  tipo: form.tipo,
  txtCliente: form.nome,
  idPoderOrgao,
  hosts: form.hosts.map((host) => host.toLowerCase()),
  ibge: form.ibge || null,
  cores: form.principal || form.barra ? { principal: form.principal || null, barra: form.barra || null } : null,
  entidade: {
    cpfCnpj: form.cnpj,
    txtEndereco: form.endereco,
    txtNumEndereco: form.numero,
    txtCidade: form.cidade,
    txtEstado: form.uf.toUpperCase(),
    txtCep: form.cep.replace(/^(\d{2})\.?(\d{3})-?(\d{3})$/, '$1$2-$3'),
    txtEmail: form.email,
    txtNumTelefone: form.telefone,
  },
});

/** Where opening hours are said, they are those of every counter until the body says otherwise. */
function atendimentoOf(horario: string): AtendimentoFile | null {
  if (horario === '') return null;
  return atendimentoSchema.parse({ ouvidoria: { horario }, esic: { horario }, faleConosco: { horario } });
}

function readLogo(text: string): { logo: TenantLogo | null } | { problem: string } {
  return text === '' ? { logo: null } : logoOf(Buffer.from(text, 'base64'));
}

/** What the folder does not ask for: that the tax number is a company's, the code its state's, and who keeps the portal. */
function ownProblems({ cnpj, ibge, uf, responsavel, responsavelEmail }: OrgaoNovo): Problem[] {
  const found: Problem[] = [];
  if (cnpj !== '' && cnpj.replace(/\D/g, '').length === 11) found.push(problem('cnpj', 'não pode ser um CPF'));
  if (/^\d{7}$/.test(ibge) && !ibge.startsWith(UF_CODES[uf.toUpperCase()] ?? ''))
    found.push(problem('ibge', 'é de outro estado; confira'));
  if (responsavel === '') found.push(problem('responsavel', 'não pode ficar vazio'));
  if (!MAILBOX.safeParse(responsavelEmail).success)
    found.push(problem('responsavelEmail', 'é um e-mail, como ana@municipio.rn.gov.br'));
  return found;
}

const MAILBOX = mailbox('é um e-mail');

const problemOf = ({ path, message }: z.core.$ZodIssue): Problem => {
  const [first, second] = path.map(String);
  return problem(FIELDS[`${first}.${second}`] ?? FIELDS[first ?? ''] ?? 'nome', message);
};

export const problem = (field: CampoOrgao, message: string): Problem => ({
  field,
  value: '',
  message: `${NEW_BODY_LABELS[field]}: ${message}.`,
});

/** One problem of each field: the first says what to mend. */
const once = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ field }, i) => problems.findIndex((other) => other.field === field) === i);
