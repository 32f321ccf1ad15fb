import type { Dataset } from '../../catalog/dataset.ts';
import { usualMenu } from '../../catalog/site/menu.ts';
import type { Frame } from '../../catalog/site/shell.ts';
import { pagedBody, type Tenant } from '../tenants/tenants.ts';

/** Contents of the frame around every page: what the folder of the body says and, where it is silent, what every body has. */
export function frameOf(datasets: readonly Dataset[], tenant: Tenant): Frame {
  const { dados, referencia } = tenant;
  const { txtCliente, idPoderOrgao, logo, entidade, menu, rodape, avisos, vlibras, preenchimento } = dados;
  return {
    cliente: {
      txtCliente,
      idPoderOrgao,
      imgLogo: logo?.imgLogo ?? null,
      txtLogoExtensao: logo?.txtLogoExtensao ?? null,
    },
    entidade: { txtCliente, ...entidade },
    menu: menu ?? usualMenu(datasets, pagedBody(tenant)),
    rodape,
    avisos,
    vlibras,
    referencia,
    ...(preenchimento && { preenchimento }),
  };
}
