import type { Dataset } from '../../catalog/dataset.ts';
import { usualMenu } from '../../catalog/site/menu.ts';
import type { Frame, MenuItem } from '../../catalog/site/shell.ts';
import type { Asked } from '../referencia/parameters.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { Fault } from './fault.ts';

/** What the frame shows of a body: what its folder says and, where that is silent, what every body has. */
export function frameOf(datasets: readonly Dataset[], { tipo, dados, referencia }: Tenant): Frame {
  const { txtCliente, idPoderOrgao, logo, entidade, menu, rodape, avisos, vlibras } = dados;
  return {
    cliente: {
      txtCliente,
      idPoderOrgao,
      imgLogo: logo?.imgLogo ?? null,
      txtLogoExtensao: logo?.txtLogoExtensao ?? null,
    },
    entidade: { txtCliente, ...entidade },
    menu: menu ?? usualMenu(datasets, tipo),
    rodape,
    avisos,
    vlibras,
    referencia,
  };
}

/** The places of menus in the reference: 1 is the top of the page, 4 its footer. */
const TOP = '1';
const FOOTER = '4';

const numbered = (asked: Asked, name: string, usual: string): string => asked.get(name) || usual;

/** Another body's menu is nobody's business: it is empty. */
const ours = ({ cliente }: Frame, asked: Asked): boolean =>
  numbered(asked, 'idpoderorgao', String(cliente.idPoderOrgao)) === String(cliente.idPoderOrgao);

const withoutChildren = ({ lstFilhos: _, ...item }: MenuItem): Omit<MenuItem, 'lstFilhos'> => item;

function menuAt(frame: Frame, asked: Asked): MenuItem[] {
  return ours(frame, asked) && numbered(asked, 'idlocal', TOP) === TOP ? frame.menu : [];
}

function footerAt(frame: Frame, asked: Asked): Frame['rodape'] {
  return ours(frame, asked) && numbered(asked, 'idlocal', FOOTER) === FOOTER ? frame.rodape : [];
}

/** The item of a description or an address, with its children; a child is found as well. */
function menuNamed({ menu }: Frame, asked: Asked): MenuItem[] {
  const name = asked.get('txtmenu');
  if (!name)
    throw new Fault(400, 'MISSING_PARAMETER', 'Informe o parâmetro txtMenu, com a descrição ou o endereço do item.');
  const all = menu.flatMap((item) => [item, ...item.lstFilhos]);
  return all.filter(({ txtDescricao, txtUrl }) => txtDescricao === name || txtUrl === name).slice(0, 1);
}

/** The calls that draw the frame, by path in lower case, and what each answers. */
export const FRAME_CALLS: Readonly<Record<string, (frame: Frame, asked: Asked) => unknown>> = {
  'menu/porlocalasync': (frame, asked) => menuAt(frame, asked).map(withoutChildren),
  'menu/porlocalcomfilhosasync': menuAt,
  'menu/porlocalpaginadoasync': footerAt,
  'menu/menuselasync': menuNamed,
  'menu/mapasiteasync': (frame, asked) => (ours(frame, asked) ? frame.menu : []),
  'dadoscliente/dadosclientesasync': ({ cliente }) => cliente,
  'configuracao/configuracaoentidadeasync': ({ entidade }) => entidade,
  'inicio/inicioasync': (frame) => frame,
};
