import type { WirePergunta } from '../../catalog/referencia/answer.ts';
import { perguntasOf } from '../tenants/perguntas.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { DataCalls } from './call.ts';

/** The frequent questions in the manner of the reference system, whose own call for them nobody has seen. */
export const PERGUNTA_CALLS: DataCalls = {
  'perguntasfrequentes/perguntasfrequentesasync': ({ request }) => ({
    asked: [],
    datasets: [],
    data: () => wirePerguntas(request.site.tenant),
  }),
};

async function wirePerguntas({ tipo, dados }: Tenant): Promise<WirePergunta[]> {
  const questions = await perguntasOf(tipo, dados.perguntas);
  return questions.map(({ categoria, pergunta, resposta, atualizada }) => ({
    txtCategoria: categoria,
    txtPergunta: pergunta,
    txtResposta: resposta,
    dtAtualizacao: atualizada && `${atualizada}T00:00:00`,
  }));
}
