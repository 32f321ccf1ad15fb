import type { Inicio, InicioAnswer } from '../../catalog/inicio/answer.ts';
import { isChamber } from '../../catalog/routes.ts';
import { readVisited } from '../acessos/view.ts';
import type { Services } from '../http/request.ts';
import type { Site } from '../tenants/tenants.ts';
import { contractsOf, tendersOf } from './counted.ts';
import { newsOf } from './news.ts';
import { receivedPanel } from './received.ts';
import { payrollPanel } from './servidores.ts';
import { type HomeSnapshot, latestLoads } from './snapshot.ts';
import { spentPanel } from './spent.ts';

/** All that the first page tells of a body, read in one snapshot. */
export function readInicio(services: Services, { host, tenant }: Site): Promise<InicioAnswer> {
  return services.db.read(tenant.id, async (client) => {
    const chamber = isChamber(tenant.tipo, host.name);
    const front: HomeSnapshot = {
      services,
      client,
      tenant,
      chamber,
      loads: await latestLoads(services, client, tenant.id),
    };
    const income = await receivedPanel(front);
    const { quadro, areas } = await spentPanel(front);
    const pay = await payrollPanel(front);
    const data: Inicio = {
      quadros: [income, quadro, pay].filter((one) => one !== null),
      areas,
      contratos: await contractsOf(front),
      licitacoes: await tendersOf(front),
      cargas: newsOf(front),
      acessadas: await readVisited(client, services.datasets, tenant, chamber),
    };
    return { ok: true, data };
  });
}
