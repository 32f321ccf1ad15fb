import { ARQUIVOS, categoriesNamed, categoryOf, nameOf } from '../../catalog/arquivos/arquivos.ts';
import type { WireArquivo } from '../../catalog/referencia/answer.ts';
import { sendTenantFile } from '../arquivos/routes.ts';
import { filePath, filesByCategory } from '../arquivos/view.ts';
import { Fault } from '../http/fault.ts';
import type { Services } from '../http/request.ts';
import type { CallRequest, DataCalls, StreamCalls } from './call.ts';

/** The published files of some categories by year, under the names that the reference's clients read. */
export const ARQUIVO_CALLS: DataCalls = {
  'arquivo/listarporarquivoasync': ({ services, request, parameters }) => {
    const name = parameters.get('arquivo');
    if (!name) throw new Fault(400, 'MISSING_PARAMETER', 'Informe o parâmetro arquivo, com o nome da categoria.');
    const categories = categoriesNamed(name).map(({ slug }) => slug);
    return {
      asked: categories,
      datasets: [ARQUIVOS],
      data: () => (categories.length === 0 ? [] : filesOf(services, request.site.tenant.id, categories)),
    };
  },
};

async function filesOf({ db }: Services, tenant: number, categories: readonly string[]) {
  const files = await db.read(tenant, (client) => filesByCategory(client, tenant, categories));
  const lstArquivosPorAnos: WireArquivo[] = files.map(({ categoria, ...file }) => ({
    ...file,
    descCategoria: descriptionOf(categoria),
  }));
  return [{ lstArquivosPorAnos }];
}

const descriptionOf = (slug: string): string | null => {
  const category = categoryOf(slug);
  return category ? nameOf(category) : null;
};

/** A published file by the number that the list gives it. */
export const DOWNLOAD_CALLS: StreamCalls = {
  'arquivo/downloadarquivoporidasync': async ({ services, request, reply, parameters }: CallRequest) => {
    const text = parameters.get('idarquivo') ?? '';
    if (!/^\d{1,9}$/.test(text))
      throw new Fault(400, 'MISSING_PARAMETER', 'Informe o parâmetro idArquivo, com um número.');
    const { id } = request.site.tenant;
    const path = await services.db.read(id, (client) => filePath(client, id, Number(text)));
    await sendTenantFile(services, request, reply, path);
  },
};
