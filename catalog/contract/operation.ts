import type { z } from 'zod';
import { failure } from './schema.ts';

/** The groups in which the description of the API shows its operations, in this order. */
export const TAGS = [
  'Conjuntos de dados',
  'Cargas',
  'Novidades',
  'Somas e caminhos do dinheiro',
  'Contratações abertas (OCDS)',
  'Página inicial e busca',
  'O órgão',
  'Mensagens',
  'Avisos',
  'Webhooks',
  'Publicação',
  'Chamadas do sistema de referência',
] as const;

export type OperationTag = (typeof TAGS)[number];

/** What comes back with one status: JSON of a schema or, without one, bytes of some type. */
export interface OperationReply {
  description: string;
  schema?: z.ZodType;
  /** The type of what has no schema. */
  media?: string;
}

/** Values for the parameters of an operation, by name. The contract test asks each of them of every body. */
export interface Example {
  /** Of the path and of the query, as an address writes them. */
  parameters: Readonly<Record<string, string>>;
  /** 200 where none is said. */
  status?: number;
}

/** Where the parameters of a path are found: the first row of a list that has them all. */
export interface KeySource {
  /** An address of the API that answers rows in `data`. */
  list: string;
  /** By the name of the parameter, the field of the row. */
  fields: Readonly<Record<string, string>>;
}

/** One method of one address of the API: what it takes and what it answers. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As OpenAPI writes it: `/v1/glossario/{slug}`. */
  path: string;
  tag: OperationTag;
  summary: string;
  description?: string;
  /** The parameters of the path, in its order. */
  segments?: Readonly<Record<string, z.ZodType>>;
  query?: z.ZodObject;
  headers?: Readonly<Record<string, z.ZodType>>;
  /** What a POST brings: JSON of a schema or, without one, bytes of some type. */
  body?: Pick<OperationReply, 'schema' | 'media'>;
  replies: Readonly<Record<number, OperationReply>>;
  /** How it is asked, apart from what a key source says. Without any it is asked bare. */
  examples?: readonly Example[];
  keys?: KeySource;
}

export const refused = (description: string): OperationReply => ({ description, schema: failure });

type Reading = Omit<Operation, 'method' | 'replies'> & {
  answer: z.ZodType;
  /** What the answer is, for who reads the description. */
  about: string;
  /** What 404 says, where the path names something that may not be there. */
  missing?: string;
};

/** A question that changes nothing: its answer, and the refusals that every question may get. */
export const readOperation = ({ answer, about, missing, ...rest }: Reading): Operation => ({
  method: 'get',
  ...rest,
  replies: {
    200: { description: about, schema: answer },
    400: refused('Um nome ou valor que não existe'),
    ...(missing && { 404: refused(missing) }),
  },
});

/** A file to be read: bytes of some type in place of an answer. */
export const fileOperation = ({
  media,
  missing,
  ...rest
}: Omit<Reading, 'answer' | 'about'> & { media: string }): Operation => ({
  method: 'get',
  ...rest,
  replies: {
    200: { description: 'O arquivo', media },
    400: refused('Um nome ou valor que não existe'),
    ...(missing && { 404: refused(missing) }),
  },
});
