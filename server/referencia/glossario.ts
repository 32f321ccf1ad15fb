import type { WireTermo } from '../../catalog/referencia/answer.ts';
import { glossarioOf } from '../glossario/routes.ts';
import type { DataCalls } from './call.ts';

/** The glossary in the manner of the reference system, whose own call for it nobody has seen. */
export const GLOSSARIO_CALLS: DataCalls = {
  'glossario/glossarioasync': ({ request }) => ({
    asked: [],
    datasets: [],
    data: (): WireTermo[] =>
      glossarioOf(request.site.tenant).map(({ termo, explicacao, exemplo, fontes }) => ({
        txtTermo: termo,
        txtDescricao: explicacao,
        txtExemplo: exemplo,
        txtFonte: fontes.join('; '),
      })),
  }),
};
