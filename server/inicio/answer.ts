import type { Inicio } from '../../catalog/inicio/inicio.ts';
import { isChamber } from '../../catalog/routes.ts';
import { visitedOf } from '../acessos/visited.ts';
import type { Services } from '../http/request.ts';
import type { Site } from '../tenants/tenants.ts';
import { contractsOf, tendersOf } from './counted.ts';
import { type Front, loadsOf } from './front.ts';
import { newsOf } from './news.ts';
import { payroll } from './payroll.ts';
import { received } from './received.ts';
import { spent } from './spent.ts';

/** All that the first page tells of a body, read in one snapshot. */
export function home(services: Services, { host, tenant }: Site): Promise<{ ok: true; data: Inicio }> {
  return services.db.read(tenant.id, async (client) => {
    const chamber = isChamber(tenant.tipo, host.name);
    const front: Front = { services, client, tenant, chamber, loads: await loadsOf(services, client, tenant.id) };
    const income = await received(front);
    const { quadro, areas } = await spent(front);
    const pay = await payroll(front);
    const data: Inicio = {
      quadros: [income, quadro, pay].filter((one) => one !== null),
      areas,
      contratos: await contractsOf(front),
      licitacoes: await tendersOf(front),
      cargas: newsOf(front),
      acessadas: await visitedOf(front),
    };
    return { ok: true, data };
  });
}
