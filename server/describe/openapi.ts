import { TAGS, type Tag } from '../../catalog/contract/operation.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { LICENCE } from './licence.ts';
import { describeOperations } from './operation.ts';
import { operationsOf } from './operations.ts';
import { filtersOf, pathsOf, schemasOf } from './paths/dataset.ts';
import { HOME } from './paths/home.ts';
import { CARGA, CARGAS, CORRECAO, DECLARACAO, LOADS, loadPathsOf } from './paths/loads.ts';
import { MONEY } from './paths/money.ts';
import { SEARCH } from './paths/search.ts';
import { wirePaths } from './paths/wire.ts';

type Paths = Record<string, Record<string, object>>;

/** The description of the API for programs, from the catalog alone. */
export function openapi(datasets: readonly Dataset[], version: string) {
  const data: Paths = Object.assign({}, ...datasets.map(pathsOf));
  const described = describeOperations(operationsOf());
  const loads: Paths = Object.assign({}, ...datasets.map(loadPathsOf));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal da Transparência: dados abertos',
      version,
      description:
        'Leitura livre, sem chave, e mensagens sem cadastro. O órgão é o do endereço. Os nomes dos campos são os mesmos no CSV, no JSON e no endereço da página.',
      license: { name: LICENCE.title, identifier: LICENCE.name },
    },
    servers: [{ url: '/api', description: 'No endereço do próprio portal' }],
    security: [],
    tags: TAGS.map((name) => ({ name })),
    paths: {
      ...described.paths,
      ...tagged('Conjuntos de dados', data),
      ...tagged('Cargas', { ...LOADS, ...loads }),
      ...tagged('Somas e caminhos do dinheiro', MONEY),
      ...tagged('Página inicial e busca', { ...HOME, ...SEARCH }),
      ...tagged('Chamadas do sistema de referência', wirePaths(datasets)),
    },
    components: {
      parameters: Object.fromEntries(datasets.flatMap(filtersOf)),
      schemas: {
        ...described.schemas,
        ...Object.fromEntries(datasets.flatMap(schemasOf)),
        declaracao: DECLARACAO,
        carga: CARGA,
        cargas: CARGAS,
        correcao: CORRECAO,
      },
    },
  };
}

/** Each operation with the group it belongs to and a name of its own, from which programs make the names of functions. */
function tagged(tag: Tag, paths: Paths): Paths {
  const named = (path: string) =>
    path
      .replace(/^\/v1/, '')
      .replace(/[^a-z0-9]+/gi, '_')
      .replace(/^_|_$/g, '');
  const operations = (path: string, methods: Record<string, object>) =>
    Object.entries(methods).map(([method, operation]) => [
      method,
      { operationId: [method, named(path)].filter(Boolean).join('_'), tags: [tag], ...operation },
    ]);
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [path, Object.fromEntries(operations(path, methods))]),
  );
}
