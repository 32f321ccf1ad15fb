import { concerns } from '../../catalog/body.ts';
import { isSearched, partsOf } from '../../catalog/busca/find.ts';
import { type Dataset, holdersOf } from '../../catalog/dataset.ts';
import { keyOf, type Payee, parsePayee } from '../../catalog/favorecidos/favorecido.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { brief, type Condition, parseQuery, printQuery, SIZE, sayWhere } from '../../catalog/query.ts';
import { decodeSegment } from '../../catalog/texto/segment.ts';
import { begun, concealed, wordsOf } from '../../catalog/texto/words.ts';
import { Fault } from '../http/fault.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** Rows of one dataset that are watched. */
export interface WatchedRows {
  set: Dataset;
  where: readonly Condition[];
  /** Whether a row is one of them, where conditions alone do not say it. */
  isOne?(row: Row): boolean;
}

/** Something of the portal that somebody can ask to be told of. */
export interface WatchTarget {
  /** Its address in one spelling. */
  caminho: string;
  /** The address of the API where the same is read as Atom. */
  atom: string;
  /** What it is, in words that go on after “avisos de”. */
  frase: string;
  /** Its records; empty where only loads are told of. */
  rows: readonly WatchedRows[];
  /** The datasets whose loads are told of; absent, those of no one. */
  loads?: readonly Dataset[];
}

const UNKNOWN =
  'Este endereço não é de uma lista, de um favorecido, de uma busca ou das cargas deste portal. Abra a página que você quer acompanhar e escolha “Avise-me” nela.';

const badTarget = (message: string): Fault =>
  new Fault(400, 'BAD_TARGET', message, [{ field: 'de', value: '', message }]);

/** Names of an address that say how a list is shown, and not what is in it. */
const SHOWN = /^_/;

/** Reads the address of a page of this portal as what it shows, or refuses it with a sentence. */
export function readTarget(datasets: readonly Dataset[], { tipo }: Pick<Tenant, 'tipo'>, address: string): WatchTarget {
  const url =
    address.startsWith('/') && URL.canParse(address, 'http://portal') ? new URL(address, 'http://portal') : null;
  if (url?.host !== 'portal') throw badTarget(UNKNOWN);
  const own = datasets.filter((set) => concerns(set, tipo));
  const [, first = '', second, ...rest] = url.pathname.split('/');
  if (rest.length > 0) throw badTarget(UNKNOWN);
  if (first === 'busca' && second === undefined) return searchTarget(own, url.searchParams.get('termo') ?? '');
  if (first === 'cargas') return loadsTarget(own, second);
  if (first === 'favorecidos' && second !== undefined) return payeeTarget(own, second);
  const set = own.find(({ id, menu }) => id === first && menu);
  if (!set || second !== undefined) throw badTarget(UNKNOWN);
  return listTarget(set, url.searchParams);
}

function listTarget(set: Dataset, params: URLSearchParams): WatchTarget {
  const read = parseQuery(
    set,
    [...params].filter(([name]) => !SHOWN.test(name)),
  );
  if (!read.ok) throw badTarget(read.problems.map(({ message }) => message).join(' '));
  const { where } = read.query;
  const query = printQuery(set, { where, sort: [], page: 1, size: SIZE });
  const asked = query && `?${query}`;
  return {
    caminho: `/${set.id}${asked}`,
    atom: `/v1/${set.id}.atom${asked}`,
    frase: sayWhere(set, where),
    rows: [{ set, where }],
  };
}

function loadsTarget(own: readonly Dataset[], id: string | undefined): WatchTarget {
  if (id === undefined)
    return { caminho: '/cargas', atom: '/v1/cargas.atom', frase: 'todas as cargas de dados', rows: [], loads: own };
  const set = own.find((one) => one.id === id && !one.cut);
  if (!set) throw badTarget(UNKNOWN);
  return {
    caminho: `/cargas/${id}`,
    atom: `/v1/${id}/cargas.atom`,
    frase: `cargas de ${set.plural}`,
    rows: [],
    loads: [set],
  };
}

function payeeTarget(own: readonly Dataset[], segment: string): WatchTarget {
  const of = parsePayee(decodeSegment(segment) ?? '');
  if (!of) throw badTarget(UNKNOWN);
  const rows = own.filter(({ cut }) => !cut).flatMap((set) => payeeRows(set, of));
  const who = of.kind === 'empresa' ? `CNPJ ${of.key}` : (of.name ?? of.key).replaceAll('-', ' ');
  return {
    caminho: `/favorecidos/${of.key}`,
    atom: `/v1/favorecidos/${of.key}.atom`,
    frase: `tudo o que envolve o favorecido ${who}`,
    rows,
  };
}

/** A company is found by its document alone; six digits may be several people's, so the name goes with them. */
const payeeRows = (set: Dataset, of: Payee): WatchedRows[] =>
  holdersOf(set).map(([name, document]) => ({
    set,
    where: of.document ? [{ field: document, operator: 'eq', values: [of.document] }] : [],
    ...(of.name !== null && {
      isOne: (row) => keyOf(of.document, row[name] === null ? null : String(row[name])) === of.key,
    }),
  }));

function searchTarget(own: readonly Dataset[], term: string): WatchTarget {
  const said = concealed(begun(term.trim()));
  const stems = wordsOf(said);
  if (stems.length === 0) throw badTarget('Escreva na busca o que você quer acompanhar, e depois escolha “Avise-me”.');
  const rows = own.filter(isSearched).map(
    (set): WatchedRows => ({
      set,
      where: [],
      isOne: (row) => {
        const found = new Set(partsOf(set).flatMap(({ name }) => wordsOf(String(row[name] ?? ''))));
        return stems.every((stem) => found.has(stem));
      },
    }),
  );
  const asked = new URLSearchParams({ termo: said });
  return {
    caminho: `/busca?${asked}`,
    atom: `/v1/busca.atom?${asked}`,
    frase: `tudo o que tem as palavras “${brief(said)}”`,
    rows,
  };
}
