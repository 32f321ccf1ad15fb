import type pg from 'pg';
import type { Services } from '../http/request.ts';
import type { ShellSetting } from '../http/shell.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MessageServices } from '../mensagens/services.ts';
import type { Tenants } from '../tenants/tenants.ts';
import type { WebhookNetwork } from '../webhooks/post.ts';
import type { ProviderSettings } from './entrada/issuer.ts';
import type { ExamineInstallation } from './orgaos/doctor.ts';

/** What the panel needs besides what every feature does. */
export interface DeskServices extends Services, Pick<ShellSetting, 'render' | 'pageWait' | 'webDir'> {
  tenants: Tenants;
  filesDir: string;
  uploadsDir: string;
  bulkDir: string;
  /** Where files of the panel wait until they are published. None of them is served. */
  stagingDir: string;
  /** The built panel. */
  deskDir: string;
  /** Connection of the owner, for the processes that load. */
  database: pg.ClientConfig;
  messages: MessageServices;
  /** Sends letters; absent or null, none can leave. */
  mailer?: Mailer | null;
  /** How sources that bodies name are reached; absent, as an installation that trusts no inner address. */
  network?: WebhookNetwork;
  /** The OpenID Connect provider of the installation; absent or null, the entrance offers none. */
  provider?: ProviderSettings | null;
  version: string;
  /** Examines the installation; absent, only the command line does. */
  doctor?: ExamineInstallation;
}
