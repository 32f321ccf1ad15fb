import type { FastifyInstance } from 'fastify';
import type { Counter } from './acessos/counter.ts';
import { visitRoutes } from './acessos/routes.ts';
import { fileRoutes } from './arquivos/routes.ts';
import { searchRoutes } from './busca/routes.ts';
import { loadRoutes } from './cargas/routes.ts';
import { datasetRoutes } from './dataset/routes.ts';
import { dictionaryRoutes } from './describe/dictionary.ts';
import { modelRoutes } from './describe/models.ts';
import { despesaRoutes } from './despesa/routes.ts';
import { UPLOADS, uploadRoutes } from './envios/routes.ts';
import { structureRoutes } from './estrutura/routes.ts';
import { payeeRoutes } from './favorecidos/routes.ts';
import { wordRoutes } from './glossario/routes.ts';
import { type AppSetting, buildApp } from './http/app.ts';
import { logoRoutes } from './http/logo.ts';
import { robotsRoutes } from './http/robots.ts';
import { homeRoutes } from './inicio/routes.ts';
import { sitemapRoutes } from './mapa/routes.ts';
import { attendRoutes } from './mensagens/atender.ts';
import { counterRoutes } from './mensagens/atendimento.ts';
import type { Office } from './mensagens/office.ts';
import { reportRoutes } from './mensagens/relatorios.ts';
import { messageRoutes } from './mensagens/routes.ts';
import { mapRoutes } from './obras/routes.ts';
import { pages } from './pages.ts';
import { percursoRoutes } from './percurso/routes.ts';
import { revenueRoutes } from './receita/routes.ts';
import { wireRoutes } from './referencia/routes.ts';

export interface PortalSetting extends AppSetting {
  /** Where uploaded files wait. None of them is served. */
  uploadsDir: string;
  counter: Counter;
  /** What the channels for messages need. */
  office: Office;
  version: string;
}

/** Paths by which people write to a body, and by which it answers. */
const MESSAGES = /^\/api\/v1\/(?:mensagens|atender)(?:[/?]|$)/;

/** Builds the whole portal: the HTTP server with the routes and pages of every feature. */
export const buildPortal = (setting: PortalSetting): Promise<FastifyInstance> =>
  buildApp(setting, {
    pages,
    uploads: UPLOADS,
    urgent: [UPLOADS, MESSAGES],
    register: (app) => registerRoutes(app, setting),
  });

function registerRoutes(app: FastifyInstance, setting: PortalSetting): void {
  dictionaryRoutes(app, setting);
  homeRoutes(app, setting);
  visitRoutes(app, setting, setting.counter);
  fileRoutes(app, setting);
  uploadRoutes(app, setting);
  messageRoutes(app, setting.office);
  attendRoutes(app, setting.office);
  mapRoutes(app);
  searchRoutes(app, setting);
  modelRoutes(app, setting);
  loadRoutes(app, setting);
  structureRoutes(app);
  counterRoutes(app);
  wordRoutes(app);
  despesaRoutes(app, setting);
  percursoRoutes(app, setting);
  payeeRoutes(app, setting);
  revenueRoutes(app, setting);
  reportRoutes(app, setting);
  datasetRoutes(app, setting);
  wireRoutes(app, setting);
  robotsRoutes(app);
  sitemapRoutes(app, setting);
  logoRoutes(app);
}
