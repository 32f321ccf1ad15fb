import { TAGS, type Tag } from '../../catalog/contract/operation.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { LICENCE } from './licence.ts';
import { describeOperations, operationId } from './operation.ts';
import { operationsOf } from './operations.ts';
import { wirePaths } from './paths/wire.ts';

type Paths = Record<string, Record<string, object>>;

/** The description of the API for programs, from the catalog alone. */
export function openapi(datasets: readonly Dataset[], version: string) {
  const { paths, components } = describeOperations(operationsOf(datasets));
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
      ...paths,
      ...tagged('Chamadas do sistema de referência', wirePaths(datasets)),
    },
    components,
  };
}

/** Each operation with the group it belongs to and a name of its own, from which programs make the names of functions. */
function tagged(tag: Tag, paths: Paths): Paths {
  const operations = (path: string, methods: Record<string, object>) =>
    Object.entries(methods).map(([method, operation]) => [
      method,
      { operationId: operationId({ method, path }), tags: [tag], ...operation },
    ]);
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [path, Object.fromEntries(operations(path, methods))]),
  );
}
