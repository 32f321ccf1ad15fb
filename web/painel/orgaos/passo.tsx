import type { ReactNode } from 'react';
import type { CampoOrgao, OrgaoNovo } from '../../../catalog/painel/orgaos/answer.ts';
import { NEW_BODY_LABELS, UF_CODES } from '../../../catalog/painel/orgaos/passos.ts';
import { Field, type FieldControl } from '../../form/field.tsx';
import { LogoField } from './logo.tsx';

interface Props {
  form: OrgaoNovo;
  campos: readonly CampoOrgao[];
  problemOf(name: CampoOrgao): string | undefined;
  change(form: OrgaoNovo): void;
}

const KINDS = [
  ['prefeitura', 'Prefeitura'],
  ['camara', 'Câmara municipal'],
  ['fundo', 'Fundo'],
  ['autarquia', 'Autarquia'],
  ['consorcio', 'Consórcio'],
  ['estado', 'Estado'],
] as const;

const OPTIONAL: readonly CampoOrgao[] = ['ibge', 'hosts', 'horario', 'principal', 'barra', 'logo'];

const HELP: Partial<Record<CampoOrgao, string>> = {
  nome: 'Como aparece no alto das páginas: Prefeitura Municipal de Vale Claro.',
  ibge: '7 dígitos, como 2408102.',
  slug: 'Só letras minúsculas, números e hífens: pmvaleclaro. É o começo do endereço, e não muda depois.',
  hosts: 'Um em cada linha, sem https://. Antes, aponte o domínio para este servidor.',
  cep: 'Como 59000-000.',
  telefone: 'Como (84) 3000-0000.',
  horario: 'Como: segunda a sexta, das 8h às 14h.',
  principal: 'Como #0369a1. As letras precisam se ler bem com ela; se não, dizemos qual serve.',
  barra: 'Como #0f172a.',
  responsavel: 'Recebe o papel Controle: publica, convida as outras pessoas e cria as chaves.',
  responsavelEmail: 'Para onde vai o convite.',
};

/** The fields of a step. */
export const StepFields = ({ form, campos, problemOf, change }: Props) =>
  campos.map((name) =>
    name === 'logo' ? (
      <LogoField key={name} value={form.logo} problem={problemOf(name)} change={(logo) => change({ ...form, logo })} />
    ) : (
      <Field
        key={name}
        name={name}
        label={NEW_BODY_LABELS[name]}
        optional={OPTIONAL.includes(name)}
        help={HELP[name]}
        problem={problemOf(name)}
      >
        {(own) => controlOf(name, own, form, change)}
      </Field>
    ),
  );

function controlOf(name: CampoOrgao, own: FieldControl, form: OrgaoNovo, change: Props['change']): ReactNode {
  const set = (event: { currentTarget: { value: string } }) => change({ ...form, [name]: event.currentTarget.value });
  if (name === 'tipo') return <Select own={own} value={form.tipo} options={KINDS} set={set} />;
  if (name === 'uf') return <Select own={own} value={form.uf} options={STATES} set={set} />;
  if (name === 'hosts')
    return (
      <textarea
        {...own}
        rows={3}
        value={form.hosts.join('\n')}
        onChange={({ currentTarget }) => change({ ...form, hosts: currentTarget.value.split('\n') })}
        onBlur={() => change({ ...form, hosts: form.hosts.map((host) => host.trim()).filter(Boolean) })}
      />
    );
  const type = name === 'email' || name === 'responsavelEmail' ? 'email' : name === 'telefone' ? 'tel' : 'text';
  return <input {...own} type={type} maxLength={300} value={form[name]} onChange={set} />;
}

const STATES: readonly (readonly [string, string])[] = [
  ['', 'Escolha'],
  ...Object.keys(UF_CODES)
    .sort()
    .map((uf) => [uf, uf] as const),
];

interface SelectProps {
  own: FieldControl;
  value: string;
  options: readonly (readonly [string, string])[];
  set(event: { currentTarget: { value: string } }): void;
}

const Select = ({ own, value, options, set }: SelectProps) => (
  <select {...own} value={value} onChange={set}>
    {options.map(([id, text]) => (
      <option key={id} value={id}>
        {text}
      </option>
    ))}
  </select>
);
