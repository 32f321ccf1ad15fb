import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isChamber, routes } from '../../../catalog/routes.ts';
import { finder } from '../../../catalog/site/finder.ts';
import { fillRehearsed, type RehearsedRows, type RehearsedView, rehearsedPast } from '../../historico/rehearsed.ts';
import { Fault } from '../../http/fault.ts';
import { frameOf } from '../../http/frame.ts';
import { originOf } from '../../http/request.ts';
import { inTurn, Turns } from '../../limits/turns.ts';
import { currentVisit } from '../../limits/visit.ts';
import { readBuild, type WebBuild } from '../../page/build.ts';
import { portalOf } from '../../page/making.ts';
import type { DeskServices } from '../services.ts';
import { PreviewAsker } from './asker.ts';
import { previewDocument, sendInertPage } from './document.ts';
import { rehearsalFinder } from './rehearsal.ts';

/** Copies that are made at once, one for a body: each reads and writes as much as a load. */
const TURNS = new Turns({
  places: 2,
  perAddress: 1,
  perBody: 1,
  spare: 0,
  waitingPerAddress: 4,
  patienceMs: 20_000,
  noun: ['pré-visualização', 'pré-visualizações'],
});

const PREFIX = '/painel/previa';
const NOT_YOURS =
  'Não há um envio seu com esse endereço pronto para ver. Ele pode ter sido publicado ou descartado: volte a Publicar.';
const NO_DATA = 'Na pré-visualização só se veem páginas: arquivos e dados para baixar são sempre dos dados publicados.';

/** The public pages with the rows of a rehearsal, for the person whose rehearsal it is. */
export function previaDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const findRehearsal = rehearsalFinder(services);
  const find = finder(routes(services.datasets));
  let build: Promise<WebBuild> | null = null;
  app.get<{ Params: { ensaio: string; '*': string } }>(
    `${PREFIX}/:ensaio/*`,
    { config: { permissao: 'publicar' } },
    async (request, reply) => {
      const { ensaio } = request.params;
      const prefix = `${PREFIX}/${encodeURIComponent(ensaio)}`;
      const url = (request.raw.url ?? '').slice(prefix.length) || '/';
      const { tenant, host } = request.site;
      if (!find(url.split('?', 1)[0] ?? '', isChamber(tenant.tipo, host.name)))
        throw new Fault(404, 'NOT_FOUND', NO_DATA);
      const rows = await findRehearsal(request, ensaio);
      if (!rows) throw new Fault(404, 'NOT_FOUND', NOT_YOURS);
      build ??= readBuild(services.webDir);
      return sendPage(app, services, request, reply, { build: await build, prefix, url, rows });
    },
  );
}

interface PreviewPage {
  build: WebBuild;
  prefix: string;
  url: string;
  rows: RehearsedRows;
}

async function sendPage(
  app: FastifyInstance,
  services: DeskServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { build, prefix, url, rows }: PreviewPage,
): Promise<FastifyReply> {
  const view = await inTurn(TURNS, currentVisit()?.gone, () =>
    services.db.own((client) => fillRehearsed(client, rows)),
  );
  const { site } = request;
  const portal = { ...portalOf(site, frameOf(services.datasets, site.tenant), originOf(request)), api: '/api' };
  const past = (set: RehearsedRows['dataset']) => rehearsedPast(set, rows, view);
  const { ask } = new PreviewAsker(app, services, request, { dataset: rows.dataset, past });
  const page = await services.render({ url, portal, ask, wait: services.pageWait });
  if (page.moved !== null) return reply.redirect(`${prefix}${page.moved}`, 302);
  const banner = { back: `/painel/publicar/${encodeURIComponent(rows.ensaio)}`, sentences: caveats(rows, view) };
  return sendInertPage(reply, page, previewDocument(build, portal, page, { prefix, banner }));
}

/** What a preview does not show, so that nobody takes it for wrong. */
const caveats = ({ dataset, periods }: RehearsedRows, { isWhole }: RehearsedView): string[] => [
  `Só você vê esta página. As listas, os gráficos, os totais e os registros de ${dataset.title} já trazem o arquivo ensaiado.`,
  'A busca, a página inicial, as árvores de despesa e receita, as páginas de outros conjuntos e os arquivos para baixar continuam com os dados publicados.',
  ...(isWhole
    ? []
    : [`Por ser um conjunto muito grande, aqui aparecem só os períodos do arquivo: ${periods.join(', ')}.`]),
];
