import { z } from 'zod';

export const ESTADOS_ORGAO = ['no ar', 'suspenso', 'mudando'] as const;

/** A body of the installation as the list of the operator shows it. */
export const orgaoListado = z.object({
  slug: z.string(),
  nome: z.string(),
  tipo: z.string(),
  endereco: z.string(),
  estado: z.enum(ESTADOS_ORGAO),
  linhas: z.number(),
  /** Bytes of data, archives and documents; of the data an estimate, by its part of the rows. */
  tamanho: z.number(),
  cargas: z.number(),
  ultimaCarga: z.string().nullable(),
  cartasEsperando: z.number(),
  cartasRecusadas: z.number(),
  /** Its latest PNTP index; null where it was never measured. */
  indice: z.number().nullable(),
  pessoas: z.number(),
});
export type OrgaoListado = z.output<typeof orgaoListado>;

export const ORDENS_ORGAO = [
  'nome',
  'estado',
  'linhas',
  'tamanho',
  'ultimaCarga',
  'cartas',
  'indice',
  'pessoas',
] as const;

export const orgaosQuery = z.strictObject({
  busca: z.string().max(200, 'tem no máximo 200 caracteres').optional(),
  ordem: z.enum(ORDENS_ORGAO, 'não é uma coluna da lista').optional(),
  pagina: z.coerce.number('é um número').int('é um número').min(1, 'começa em 1').max(1_000, 'é até 1.000').optional(),
});
export type OrgaosQuery = z.output<typeof orgaosQuery>;

export const orgaosAnswer = z.object({
  ok: z.literal(true),
  data: z.object({ orgaos: z.array(orgaoListado), total: z.number(), pagina: z.number(), paginas: z.number() }),
});
export type OrgaosAnswer = z.output<typeof orgaosAnswer>;

/** Why a body shows nothing to the public, and since when. */
export const suspensaoVista = z.object({ desde: z.string(), motivo: z.string(), quem: z.string() });

export const orgaoAnswer = z.object({
  ok: z.literal(true),
  data: orgaoListado.extend({
    hosts: z.array(z.string()),
    cnpj: z.string(),
    cidade: z.string(),
    email: z.string(),
    telefone: z.string(),
    suspensao: suspensaoVista.nullable(),
    /** Whether it is the body whose panel the operator is in. */
    proprio: z.boolean(),
    ultimas: z.array(
      z.object({ dataset: z.string(), titulo: z.string(), publicadaEm: z.string(), linhas: z.number() }),
    ),
  }),
});
export type OrgaoAnswer = z.output<typeof orgaoAnswer>;

const text = z.string('é um texto').trim().max(300, 'tem no máximo 300 caracteres');

/** A body that is being made, as the five steps of its form hold it. */
export const orgaoNovo = z.strictObject({
  tipo: text,
  nome: text,
  cnpj: text,
  cidade: text,
  uf: text,
  ibge: text,
  slug: text,
  hosts: z.array(text).max(20, 'tem no máximo 20 domínios'),
  endereco: text,
  numero: text,
  cep: text,
  email: text,
  telefone: text,
  horario: text,
  principal: text,
  barra: text,
  /** Picture in base64; empty for none. */
  logo: z.string('é uma imagem').max(200_000, 'tem mais de 100 kB; reduza a imagem'),
  responsavel: text,
  responsavelEmail: text,
});
export type OrgaoNovo = z.output<typeof orgaoNovo>;
export type CampoOrgao = keyof OrgaoNovo;

/** What is wrong with a body that is being made, by field. */
export const orgaoConferido = z.object({
  ok: z.literal(true),
  data: z.object({
    problemas: z.array(z.object({ field: z.string(), value: z.string(), message: z.string() })),
    /** The address that it will have. */
    endereco: z.string(),
  }),
});
export type OrgaoConferido = z.output<typeof orgaoConferido>;

export const orgaoFeito = z.object({
  ok: z.literal(true),
  data: z.object({
    slug: z.string(),
    endereco: z.string(),
    responsavel: z.string(),
    /** The invitation to be handed over; null where it went by letter. */
    convite: z.string().nullable(),
  }),
});
export type OrgaoFeito = z.output<typeof orgaoFeito>;

export const suspensaoBody = z.strictObject({
  motivo: z
    .string('é um texto')
    .trim()
    .min(10, 'diz ao público por que o portal parou: escreva uma frase')
    .max(500, 'tem no máximo 500 caracteres'),
  /** Whether the operator knows that it is their own body. */
  ciente: z.boolean('é sim ou não').default(false),
});

export const diagnosticoAnswer = z.object({
  ok: z.literal(true),
  data: z.object({
    conferidoEm: z.string(),
    achados: z.array(
      z.object({
        estado: z.enum(['OK', 'AVISO', 'FALHA']),
        assunto: z.string(),
        texto: z.string(),
        remedio: z.string().optional(),
      }),
    ),
  }),
});
export type DiagnosticoAnswer = z.output<typeof diagnosticoAnswer>;
