import { TAGS } from '../../catalog/contract/operation.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { LICENCE } from './licence.ts';
import { describeOperations } from './operation.ts';
import { operationsOf } from './operations.ts';

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
    paths,
    components,
  };
}
