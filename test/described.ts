import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Node = { [name: string]: unknown };

export interface Described {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Node> }>>;
}

/** Holds answers to what a description of the API says of their path and status, and to nothing more. */
export class Judge {
  readonly #described: Described;
  readonly #ajv: Ajv2020;

  constructor(described: Described) {
    this.#described = described;
    this.#ajv = new Ajv2020({ allErrors: true, strict: false });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'api', ...(closed(described) as Node) });
  }

  /** What an answer has that the description does not, or the other way round. Empty when they agree. */
  faults(address: string, status: number, answer: unknown): string[] {
    const path = this.#pathOf(address.replace(/\?.*$/, ''));
    if (path === null) return [`${address} is not described`];
    const place = ['paths', path, 'get', 'responses', String(status), 'content', 'application/json', 'schema'];
    if (!at(this.#described, place)) return [`${path} is not described with status ${status}`];
    const validate = this.#ajv.compile({ $ref: `api#/${place.map(escaped).join('/')}` });
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

const escaped = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

const at = (value: unknown, place: readonly string[]): unknown =>
  place.reduce((inner, name) => (inner as Node | undefined)?.[name], value);

/** A copy in which an object has the properties that are described and no others: what goes out is named. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (value === null || typeof value !== 'object') return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, own]) => [name, closed(own)]));
  return inner.type === 'object' && inner.properties ? { additionalProperties: false, ...inner } : inner;
}
