import type {
  OperacaoAnswer,
  OperacoesAnswer,
  ReferenceEntry,
  ReferenceParameter,
} from '../../catalog/abertos/reference.ts';
import { type Operation, TAGS } from '../../catalog/contract/operation.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { JsonSchema } from '../../catalog/fields/field.ts';
import { openapi } from '../describe/openapi.ts';
import { operationId } from '../describe/operation.ts';
import { operationsOf } from '../describe/operations.ts';
import { type Components, itemsOf, optionsIn, resolved, schemaLines, typeWords } from './schema.ts';

interface DescribedParameter {
  name: string;
  in: ReferenceParameter['em'];
  required: boolean;
  schema: JsonSchema;
  description?: string;
}

interface DescribedContent {
  content?: Record<string, { schema?: JsonSchema }>;
}

/** A reply, or the name of one that many operations share. */
interface DescribedReply extends DescribedContent {
  description?: string;
  $ref?: string;
}

interface DescribedOperation {
  parameters?: (DescribedParameter | { $ref: string })[];
  requestBody?: DescribedContent;
  responses: Record<string, DescribedReply>;
}

/** The description of the API as it is served: what programs read is what people are shown. */
interface DescribedApi {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: {
    schemas: Components;
    parameters: Record<string, DescribedParameter>;
    responses: Record<string, DescribedReply>;
  };
}

const lastOf = (ref: string): string => ref.split('/').at(-1) ?? '';

/** The reference of the API for people, made once of its description for programs. */
export class ApiReference {
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #entries: readonly ReferenceEntry[];
  readonly #described: DescribedApi;

  constructor(datasets: readonly Dataset[], version: string) {
    const operations = operationsOf(datasets);
    this.#operations = new Map(operations.map((one) => [operationId(one), one]));
    this.#entries = operations.map((one) => entryOf(one, datasets));
    this.#described = JSON.parse(JSON.stringify(openapi(datasets, version)));
  }

  /** Every operation, and the parameters of ours that lists take: a list of any dataset has them all. */
  index(): OperacoesAnswer {
    const [list] = this.#entries.filter(({ conjunto, caminho }) => caminho === `/v1/${conjunto}`);
    const comuns = list ? this.#parameters(list.id).filter(({ nome }) => nome.startsWith('_')) : [];
    return { ok: true, grupos: [...TAGS], comuns, data: [...this.#entries] };
  }

  operation(id: string): OperacaoAnswer | null {
    const operation = this.#operations.get(id);
    const entry = this.#entries.find((one) => one.id === id);
    const described = operation && this.#described.paths[operation.path]?.[operation.method];
    if (!operation || !entry || !described) return null;
    const { schemas } = this.#described.components;
    const { requestBody, responses } = described;
    const [first] = (operation.examples ?? []).filter(({ status = 200 }) => status < 300);
    const neighbours = this.#entries.filter(
      (one) => entry.conjunto !== null && one.conjunto === entry.conjunto && one.id !== id,
    );
    return {
      ok: true,
      data: {
        ...entry,
        descricao: operation.description ?? null,
        parametros: this.#parameters(id),
        corpo: requestBody ? bodyOf(requestBody, schemas) : null,
        respostas: Object.entries(responses).map(([status, reply]) => this.#reply(status, reply)),
        campos: bodyOf(Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] ?? {}, schemas).campos,
        exemplo: { ...first?.parameters },
        chaves: operation.keys ? { lista: operation.keys.list, campos: { ...operation.keys.fields } } : null,
        vizinhas: neighbours,
      },
    };
  }

  #parameters(id: string): ReferenceParameter[] {
    const operation = this.#operations.get(id);
    const described = operation && this.#described.paths[operation.path]?.[operation.method];
    const { parameters, schemas } = this.#described.components;
    return (described?.parameters ?? []).flatMap((one) => {
      const own = '$ref' in one ? parameters[lastOf(one.$ref)] : one;
      return own ? [parameterOf(own, schemas)] : [];
    });
  }

  #reply(status: string, reply: DescribedReply) {
    const own = reply.$ref ? this.#described.components.responses[lastOf(reply.$ref)] : reply;
    const tipo = Object.keys(own?.content ?? {})[0] ?? null;
    return { status, descricao: own?.description ?? '', tipo };
  }
}

/** An operation in one line, with the dataset that its path begins with. */
function entryOf(one: Operation, datasets: readonly Dataset[]): ReferenceEntry {
  const [name = ''] = (one.path.split('/')[2] ?? '').split('.');
  const set = one.path.startsWith('/v1/') ? datasets.find(({ id }) => id === name) : undefined;
  const { path: caminho, tag: grupo, summary: titulo } = one;
  const metodo = one.method.toUpperCase();
  return { id: operationId(one), metodo, caminho, grupo, titulo, conjunto: set?.id ?? null };
}

function parameterOf({ name, in: em, required, schema: own, description }: DescribedParameter, components: Components) {
  const schema = resolved(own, components);
  const one = itemsOf(schema) ?? schema;
  return {
    nome: name,
    em,
    obrigatorio: required,
    repetivel: schema.type === 'array',
    tipo: typeWords(one, components),
    descricao: description ?? '',
    opcoes: optionsIn(one, components),
    padrao: schema.default === undefined ? null : String(schema.default),
  };
}

/** What is sent or answered: its type, and its fields where it is JSON. */
function bodyOf({ content = {} }: DescribedContent, components: Components) {
  const [tipo = '', { schema } = {}] = Object.entries(content)[0] ?? [];
  return { tipo, campos: schema ? schemaLines(schema, components) : [] };
}
