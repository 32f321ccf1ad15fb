import type { Tenant } from '../tenants/tenants.ts';
import type { SubscriptionFacts } from './letters.ts';

/** Pages that a link in a letter opens: to confirm, to manage, and the address that a mailbox posts to. */
type LinkPage = 'confirmar' | 'gerir' | 'sair';

/** Address of a page with its link. It must work without scripts, so that the link is in the query. */
export const manageUrl = (site: string, link: string, page: LinkPage): string =>
  `${site}/assinaturas/${page}?chave=${encodeURIComponent(link)}`;

/** What every letter of a body tells its subscriber; without a link, that there is no page for them yet. */
export const subscriptionFacts = (tenant: Tenant, site: string, gerir: string | null): SubscriptionFacts => ({
  orgao: tenant.dados.txtCliente,
  site,
  gerir: gerir && manageUrl(site, gerir, 'gerir'),
});
