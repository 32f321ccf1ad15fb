import type { Frame, MenuItem } from '../../catalog/site/shell.ts';
import { Fault } from '../http/fault.ts';
import { frameOf } from '../http/frame.ts';
import type { CallAnswer, CallRequest, DataCalls } from './call.ts';
import type { CallParameters } from './parameters.ts';

/** Places of menus in the reference system: 1 is the top of the page, 4 its footer. */
const TOP = '1';
const FOOTER = '4';

const valueOr = (parameters: CallParameters, name: string, usual: string): string => parameters.get(name) || usual;

/** Whether the menu asked for is this body's own: that of another body is answered empty. */
const isOwn = ({ cliente }: Frame, parameters: CallParameters): boolean =>
  valueOr(parameters, 'idpoderorgao', String(cliente.idPoderOrgao)) === String(cliente.idPoderOrgao);

const withoutChildren = ({ lstFilhos: _, ...item }: MenuItem): Omit<MenuItem, 'lstFilhos'> => item;

function menuAt(frame: Frame, parameters: CallParameters): MenuItem[] {
  return isOwn(frame, parameters) && valueOr(parameters, 'idlocal', TOP) === TOP ? frame.menu : [];
}

function footerAt(frame: Frame, parameters: CallParameters): Frame['rodape'] {
  return isOwn(frame, parameters) && valueOr(parameters, 'idlocal', FOOTER) === FOOTER ? frame.rodape : [];
}

/** The menu item with a description or an address, with its children; a child is found as well. */
function menuNamed({ menu }: Frame, parameters: CallParameters): MenuItem[] {
  const name = parameters.get('txtmenu');
  if (!name)
    throw new Fault(400, 'MISSING_PARAMETER', 'Informe o parâmetro txtMenu, com a descrição ou o endereço do item.');
  const all = menu.flatMap((item) => [item, ...item.lstFilhos]);
  return all.filter(({ txtDescricao, txtUrl }) => txtDescricao === name || txtUrl === name).slice(0, 1);
}

type FrameCall = (frame: Frame, parameters: CallParameters) => unknown;

/** Parameters that some call of the frame reads. */
const READ = ['idpoderorgao', 'idlocal', 'txtmenu'];

/** An answer from the frame. It tells how far the data go, so that a load of any dataset makes it old. */
const framed =
  (call: FrameCall) =>
  ({ services, request, parameters }: CallRequest): CallAnswer => {
    const data = call(frameOf(services.datasets, request.site.tenant), parameters);
    const asked = READ.map((name) => parameters.get(name) ?? null);
    return { asked, datasets: services.datasets.map(({ id }) => id), data: () => data };
  };

/** Calls that draw the frame around the pages of the reference system. */
export const FRAME_CALLS: DataCalls = {
  'menu/porlocalasync': framed((frame, parameters) => menuAt(frame, parameters).map(withoutChildren)),
  'menu/porlocalcomfilhosasync': framed(menuAt),
  'menu/porlocalpaginadoasync': framed(footerAt),
  'menu/menuselasync': framed(menuNamed),
  'menu/mapasiteasync': framed((frame, parameters) => (isOwn(frame, parameters) ? frame.menu : [])),
  'dadoscliente/dadosclientesasync': framed(({ cliente }) => cliente),
  'configuracao/configuracaoentidadeasync': framed(({ entidade }) => entidade),
  'inicio/inicioasync': framed((frame) => frame),
};
