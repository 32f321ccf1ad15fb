import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Node = { [name: string]: unknown };

export interface Described {
  components: { schemas: Record<string, Node> };
  paths: Record<string, Record<string, { operationId: string; tags: string[]; responses: Record<string, Node> }>>;
}

/** One answer, and the operation that it is an answer of. */
export interface DescribedAnswer {
  method: string;
  /** As the description writes it. */
  path: string;
  status: number;
  type: string;
  text: string;
}

/** The range of all media types: a document that somebody sent may be of any. */
const ANY = '*/*';

/** Holds answers to what a description of the API says of their operation and status, and to nothing more. */
export class Judge {
  readonly #described: Described;
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(described: Described) {
    this.#described = described;
    // Most descriptions judge one answer: to make their code short takes longer than to run it.
    this.#ajv = new Ajv2020({ allErrors: true, strict: false, code: { optimize: false } });
    addFormats.default(this.#ajv);
    // Each by itself: within one document of megabytes, every look at a reference goes through all of it.
    for (const [name, schema] of Object.entries(described.components.schemas))
      this.#ajv.addSchema(closed(schema), name);
  }

  /** What an answer has that the description does not, or the other way round. Empty when they agree. */
  faults({ method, path, status, type, text }: DescribedAnswer): string[] {
    const response = at(this.#described, ['paths', path, method, 'responses', String(status)]);
    if (!response) return [`${method} ${path} is not described with status ${status}`];
    const content = at(response, ['content']);
    if (!content) return text === '' ? [] : [`${method} ${path} is described without content`];
    const media = type.split(';')[0] ?? '';
    const own = Object.hasOwn(content, media) ? media : ANY;
    if (!Object.hasOwn(content, own)) return [`${method} ${path} is not described as ${media || 'nothing'}`];
    const schema = at(content, [own, 'schema']);
    return schema ? this.#against(`${method} ${path} ${status}`, schema, JSON.parse(text)) : [];
  }

  #against(name: string, schema: unknown, answer: unknown): string[] {
    const validate = this.#validators.get(name) ?? this.#ajv.compile(closed(schema));
    this.#validators.set(name, validate);
    if (validate(answer)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${name} ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }
}

const at = (value: unknown, place: readonly string[]): object | undefined =>
  place.reduce<unknown>((inner, name) => (isNode(inner) ? inner[name] : undefined), value) as object | undefined;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A copy in which an object has the properties that are described and no others: what goes out is named. */
function closed(schema: unknown): Node {
  const entries = Object.entries(schema as Node).map(([name, own]) => [
    name,
    name === '$ref' ? nameOf(own) : inner(own),
  ]);
  const copy: Node = Object.fromEntries(entries);
  return copy.type === 'object' && copy.properties ? { additionalProperties: false, ...copy } : copy;
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner);
  return isNode(value) ? closed(value) : value;
}

const nameOf = (ref: unknown): string => String(ref).replace('#/components/schemas/', '');
