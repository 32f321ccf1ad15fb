import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { abertosRoutes } from './abertos/routes.ts';
import type { Counter } from './acessos/counter.ts';
import { acessosRoutes } from './acessos/routes.ts';
import { arquivosRoutes } from './arquivos/routes.ts';
import { assinaturasRoutes } from './assinaturas/routes.ts';
import { buscaRoutes } from './busca/routes.ts';
import { cargasRoutes } from './cargas/routes.ts';
import { cartaoRoutes } from './cartao/routes.ts';
import { citarRoutes } from './citar/routes.ts';
import { compararRoutes } from './comparar/routes.ts';
import { datasetRoutes } from './dataset/routes.ts';
import { dictionaryRoutes } from './describe/dictionary.ts';
import { modelRoutes } from './describe/models.ts';
import { despesaRoutes } from './despesa/routes.ts';
import { enviosRoutes, UPLOAD_PATHS } from './envios/routes.ts';
import { estruturaRoutes } from './estrutura/routes.ts';
import { explorarRoutes } from './explorar/routes.ts';
import { favorecidosRoutes } from './favorecidos/routes.ts';
import { glossarioRoutes } from './glossario/routes.ts';
import { type AppSetting, buildApp } from './http/app.ts';
import { contactRoutes } from './http/contact.ts';
import { logoRoutes } from './http/logo.ts';
import { robotsRoutes } from './http/robots.ts';
import type { SendPosted } from './http/shell.ts';
import { inicioRoutes } from './inicio/routes.ts';
import { kitRoutes } from './kit/routes.ts';
import type { Mailer } from './mail/mailer.ts';
import { sitemapRoutes } from './mapa/routes.ts';
import { mcpRoutes } from './mcp/routes.ts';
import { atendimentoRoutes } from './mensagens/atendimento.ts';
import { atenderRoutes } from './mensagens/attend/routes.ts';
import { relatorioRoutes } from './mensagens/report/routes.ts';
import { mensagensRoutes } from './mensagens/routes.ts';
import type { MessageServices } from './mensagens/services.ts';
import type { LoadMeter } from './metrics/loads.ts';
import { mudancasRoutes } from './mudancas/routes.ts';
import { novidadesRoutes } from './novidades/routes.ts';
import { obrasMapRoutes } from './obras/routes.ts';
import { ocdsRoutes } from './ocds/routes.ts';
import { pacotesRoutes } from './pacotes/routes.ts';
import type { ProviderSettings } from './painel/entrada/issuer.ts';
import type { ExamineInstallation } from './painel/orgaos/doctor.ts';
import { DESK_PATHS, painelRoutes } from './painel/routes.ts';
import { percursoRoutes } from './percurso/routes.ts';
import { perguntasRoutes } from './perguntas/routes.ts';
import { pntpSheetRoutes } from './pntp/download.ts';
import { pntpRoutes } from './pntp/routes.ts';
import { privacidadeRoutes } from './privacidade/routes.ts';
import { receitaRoutes } from './receita/routes.ts';
import { referenciaRoutes } from './referencia/routes.ts';
import { servicosRoutes } from './servicos/routes.ts';
import { resolveHost } from './webhooks/address.ts';
import type { WebhookNetwork } from './webhooks/post.ts';
import { WEBHOOK_PATHS, webhooksRoutes } from './webhooks/routes.ts';

const CLOSED_NETWORK: WebhookNetwork = { trusted: [], resolve: resolveHost };

export interface PortalSetting extends AppSetting {
  /** Where uploaded files wait. None of them is served. */
  uploadsDir: string;
  /** Where the files for whoever copies everything are kept. */
  bulkDir: string;
  /** Where files of the panel wait until they are published. None of them is served. */
  stagingDir: string;
  /** The built panel. */
  deskDir: string;
  /** Connection of the owner, for the processes that load uploaded files. */
  database: pg.ClientConfig;
  counter: Counter;
  /** What the channels for messages need. */
  messages: MessageServices;
  /** How webhooks reach the network; absent, as an installation that trusts no inner address. */
  network?: WebhookNetwork;
  /** Sends letters; absent or null, none can leave. */
  mailer?: Mailer | null;
  /** The OpenID Connect provider of the panel's entrance; absent or null, there is none. */
  provider?: ProviderSettings | null;
  version: string;
  /** Whom to write to about a weakness; absent, nobody is named. */
  securityContact?: string;
  /** Examines the installation for its operator; absent, the command line does. */
  doctor?: ExamineInstallation;
  /** Counts loads of uploaded files; absent, nobody asks. */
  loadMeter?: LoadMeter;
}

/** Paths by which people write to a body, and by which it answers. */
const MESSAGES = /^\/api\/v1\/(?:mensagens|atender)(?:[/?]|$)/;

/** Answers that take more than a list does: files of whole lists, cards, searches, lists that look through texts, and comparisons of several bodies. */
const COSTLY = [
  /^\/dados-abertos\/(?:tudo\.zip|catalogo\.jsonld)(?:\?|$)/,
  /^\/api\/3\/action\/package_search/,
  /^\/api\/v1\/(?!openapi\.|datapackage\.|modelos\/|arquivos\/)[^?]+\.(?:csv|jsonl?|xlsx|pdf|parquet|png)(?:\?|$)/,
  /^(?:\/api\/v1)?\/busca(?:\?|$)/,
  /^(?:\/api(?:\/v1)?)?\/ocds\//,
  /^\/embed\/[^?]+\.(?:svg|png)(?:\?|$)/,
  /[?&][^=&]+\.has=/,
  /^(?:\/api\/v1)?\/comparar\?(?:.*&)?orgaos=/,
];

/** Builds the whole portal: the HTTP server with the routes and pages of every feature. */
export const buildPortal = (setting: PortalSetting): Promise<FastifyInstance> =>
  buildApp(setting, {
    urgent: [UPLOAD_PATHS, WEBHOOK_PATHS, MESSAGES, DESK_PATHS],
    costly: COSTLY,
    unsuspended: DESK_PATHS,
    register: (app, sendPosted) => registerRoutes(app, setting, sendPosted),
  });

function registerRoutes(app: FastifyInstance, setting: PortalSetting, sendPosted: SendPosted): void {
  dictionaryRoutes(app, setting);
  abertosRoutes(app, setting);
  inicioRoutes(app, setting);
  acessosRoutes(app, setting, setting.counter);
  arquivosRoutes(app, setting);
  enviosRoutes(app, setting);
  mensagensRoutes(app, setting.messages, sendPosted);
  assinaturasRoutes(
    app,
    { ...setting.messages, datasets: setting.datasets, hasMail: setting.mailer != null },
    sendPosted,
  );
  webhooksRoutes(app, { ...setting, ...setting.messages, network: setting.network ?? CLOSED_NETWORK });
  atenderRoutes(app, setting.messages);
  obrasMapRoutes(app, setting);
  buscaRoutes(app, setting);
  modelRoutes(app, setting);
  cargasRoutes(app, setting);
  mudancasRoutes(app, setting);
  novidadesRoutes(app, setting);
  mcpRoutes(app, setting);
  estruturaRoutes(app);
  atendimentoRoutes(app);
  glossarioRoutes(app);
  perguntasRoutes(app);
  servicosRoutes(app, setting, sendPosted);
  privacidadeRoutes(app);
  kitRoutes(app);
  despesaRoutes(app, setting);
  percursoRoutes(app, setting);
  ocdsRoutes(app, setting);
  favorecidosRoutes(app, setting);
  receitaRoutes(app, setting);
  compararRoutes(app, setting);
  citarRoutes(app, setting);
  cartaoRoutes(app, setting);
  relatorioRoutes(app, setting);
  pacotesRoutes(app, setting);
  pntpRoutes(app, setting);
  pntpSheetRoutes(app, setting);
  datasetRoutes(app, setting);
  explorarRoutes(app, setting);
  referenciaRoutes(app, setting);
  robotsRoutes(app);
  contactRoutes(app, setting);
  sitemapRoutes(app, setting);
  painelRoutes(app, setting);
  logoRoutes(app);
}
