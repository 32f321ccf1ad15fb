import type { CampoOrgao, OrgaoNovo } from './answer.ts';

/** A step of the form of a new body, and the fields that it asks for. */
export interface NewBodyStep {
  titulo: string;
  campos: readonly CampoOrgao[];
}

export const NEW_BODY_STEPS: readonly NewBodyStep[] = [
  { titulo: 'O que é', campos: ['tipo', 'nome', 'cnpj', 'cidade', 'uf', 'ibge'] },
  { titulo: 'Endereço na internet', campos: ['slug', 'hosts'] },
  { titulo: 'Contato', campos: ['endereco', 'numero', 'cep', 'email', 'telefone', 'horario'] },
  { titulo: 'Aparência', campos: ['principal', 'barra', 'logo'] },
  { titulo: 'Quem cuida', campos: ['responsavel', 'responsavelEmail'] },
];

/** How people call each field. */
export const NEW_BODY_LABELS: Readonly<Record<CampoOrgao, string>> = {
  tipo: 'Tipo',
  nome: 'Nome completo',
  cnpj: 'CNPJ',
  cidade: 'Município',
  uf: 'Estado (sigla)',
  ibge: 'Código do IBGE',
  slug: 'Nome no endereço',
  hosts: 'Domínios próprios',
  endereco: 'Rua, avenida ou praça',
  numero: 'Número',
  cep: 'CEP',
  email: 'E-mail de contato',
  telefone: 'Telefone',
  horario: 'Horário de atendimento',
  principal: 'Cor principal',
  barra: 'Cor da barra do alto',
  logo: 'Brasão ou logotipo',
  responsavel: 'Nome da pessoa',
  responsavelEmail: 'E-mail da pessoa',
};

export const EMPTY_BODY: OrgaoNovo = {
  tipo: 'prefeitura',
  nome: '',
  cnpj: '',
  cidade: '',
  uf: '',
  ibge: '',
  slug: '',
  hosts: [],
  endereco: '',
  numero: '',
  cep: '',
  email: '',
  telefone: '',
  horario: '',
  principal: '',
  barra: '',
  logo: '',
  responsavel: '',
  responsavelEmail: '',
};

/** The two digits that the codes of the IBGE begin with in each state. */
export const UF_CODES: Readonly<Record<string, string>> = {
  RO: '11',
  AC: '12',
  AM: '13',
  RR: '14',
  PA: '15',
  AP: '16',
  TO: '17',
  MA: '21',
  PI: '22',
  CE: '23',
  RN: '24',
  PB: '25',
  PE: '26',
  AL: '27',
  SE: '28',
  BA: '29',
  MG: '31',
  ES: '32',
  RJ: '33',
  SP: '35',
  PR: '41',
  SC: '42',
  RS: '43',
  MS: '50',
  MT: '51',
  GO: '52',
  DF: '53',
};
