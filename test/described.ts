import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Node = { [name: string]: unknown };

export interface Described {
  components: { schemas: Record<string, Node> };
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Node> }>>;
}

/** Holds answers to what a description of the API says of their path and status, and to nothing more. */
export class Judge {
  readonly #described: Described;
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(described: Described) {
    this.#described = described;
    this.#ajv = new Ajv2020({ allErrors: true, strict: false });
    addFormats.default(this.#ajv);
    // Each by itself: within one document of megabytes, every look at a reference goes through all of it.
    for (const [name, schema] of Object.entries(described.components.schemas))
      this.#ajv.addSchema(closed(schema), name);
  }

  /** What an answer has that the description does not, or the other way round. Empty when they agree. */
  faults(address: string, status: number, answer: unknown): string[] {
    const path = this.#pathOf(address.replace(/\?.*$/, ''));
    if (path === null) return [`${address} is not described`];
    const place = ['paths', path, 'get', 'responses', String(status), 'content', 'application/json', 'schema'];
    const schema = at(this.#described, place);
    if (!schema) return [`${path} is not described with status ${status}`];
    const validate = this.#validators.get(`${path} ${status}`) ?? this.#ajv.compile(closed(schema));
    this.#validators.set(`${path} ${status}`, validate);
    if (validate(answer)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${path} ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** The described path of an address: the one with fewest parameters, as servers and clients choose. */
  #pathOf(address: string): string | null {
    const holes = (path: string): number => path.split('{').length;
    const fitting = Object.keys(this.#described.paths).filter((path) => shapeOf(path).test(address));
    return fitting.sort((a, b) => holes(a) - holes(b))[0] ?? null;
  }
}

const shapeOf = (path: string): RegExp => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`);

const at = (value: unknown, place: readonly string[]): unknown =>
  place.reduce((inner, name) => (inner as Node | undefined)?.[name], value);

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
  return value === null || typeof value !== 'object' ? value : closed(value);
}

const nameOf = (ref: unknown): string => String(ref).replace('#/components/schemas/', '');
