import type { FastifyRequest } from 'fastify';
import type { AssinaturaVista, PostedConfirmation, PostedManagement } from '../../catalog/assinaturas/formulario.ts';
import type { FormFields } from '../forms/body.ts';
import { type FormOutcome, refusalOf, refusedForm } from '../forms/outcome.ts';
import { Fault } from '../http/fault.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { manageUrl } from './links.ts';
import {
  confirmSubscription,
  eraseSubscriber,
  findSubscription,
  isSubscriber,
  type Subscription,
  type SubscriptionBook,
  stopSubscription,
  subscriptionsOf,
} from './register.ts';
import { bodySecret, type LinkPurpose } from './secret.ts';
import type { SubscriptionServices } from './services.ts';
import { readTarget } from './target.ts';

const deadLink = (message: string): Fault => new Fault(404, 'NOT_FOUND', message);

const EXPIRED =
  'Este link de confirmação venceu ou não é deste portal. Nada ficou guardado: peça o aviso de novo na página da lista.';
const GONE =
  'Este link não abre nada: os avisos dele foram parados e o endereço foi apagado, ou o link veio incompleto. Copie-o inteiro do e-mail.';

/** Runs some work with the rows of a body. */
const withBook = <T>(
  { db, keyring }: SubscriptionServices,
  { id }: Tenant,
  work: (book: SubscriptionBook) => Promise<T>,
): Promise<T> =>
  db.hear(id, async (client) => work({ client, keyring, secret: await bodySecret(client, keyring, id), tenant: id }));

/** The id that a link holds, or a refusal. */
function heldBy({ secret }: SubscriptionBook, purpose: LinkPurpose, chave: string): string {
  const id = secret.readLink(purpose, chave);
  if (id === null) throw deadLink(purpose === 'gerir' ? GONE : EXPIRED);
  return id;
}

export const blankConfirmation = (): PostedConfirmation => ({
  page: 'assinaturas/confirmar',
  chave: '',
  frase: '',
  confirmada: false,
  gerir: null,
  problems: [],
  failure: null,
});

/** Shows what would be confirmed. Machines that look into letters open links too: only the button confirms. */
export async function openConfirmation(
  services: SubscriptionServices,
  request: FastifyRequest,
): Promise<FormOutcome<PostedConfirmation>> {
  const { tenant } = request.site;
  const page = { ...blankConfirmation(), chave: linkIn(request) };
  try {
    const found = await withBook(services, tenant, (book) =>
      findSubscription(book, heldBy(book, 'confirmar', page.chave)),
    );
    if (!found) throw deadLink(EXPIRED);
    return { status: 200, posted: { ...page, frase: shown(services, tenant, found).frase } };
  } catch (error) {
    return refusedForm(page, refusalOf(error));
  }
}

/** Confirms the subscription of a link. */
export async function sendConfirmation(
  services: SubscriptionServices,
  { site: { tenant } }: FastifyRequest,
  fields: FormFields,
): Promise<FormOutcome<PostedConfirmation>> {
  const page = { ...blankConfirmation(), chave: fields.text('chave') };
  try {
    return await withBook(services, tenant, async (book) => {
      const id = heldBy(book, 'confirmar', page.chave);
      const assinante = await confirmSubscription(book, id);
      const found = await findSubscription(book, id);
      if (!assinante || !found) throw deadLink(EXPIRED);
      const gerir = manageUrl('', book.secret.signLink('gerir', assinante), 'gerir');
      const { frase } = shown(services, tenant, found);
      return { status: 200, posted: { ...page, frase, confirmada: true, gerir } };
    });
  } catch (error) {
    return refusedForm(page, refusalOf(error));
  }
}

export const blankManagement = (): PostedManagement => ({
  page: 'assinaturas/gerir',
  chave: '',
  assinaturas: [],
  feito: 'nada',
  problems: [],
  failure: null,
});

/** Shows all subscriptions of the address whose link it is. */
export const openManagement = (services: SubscriptionServices, request: FastifyRequest) =>
  manage(services, request, linkIn(request), async () => 'nada');

/** Stops one subscription, or erases the address with all of them. */
export const sendManagement = (services: SubscriptionServices, request: FastifyRequest, fields: FormFields) =>
  manage(services, request, fields.text('chave'), async (book, assinante) => {
    if (fields.text('ato') === 'apagar') {
      await eraseSubscriber(book, assinante);
      return 'apagado';
    }
    const id = fields.text('id');
    if (!UUID.test(id)) return 'nada';
    await stopSubscription(book, assinante, id);
    return 'parada';
  });

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function manage(
  services: SubscriptionServices,
  { site: { tenant } }: FastifyRequest,
  chave: string,
  act: (book: SubscriptionBook, assinante: string) => Promise<PostedManagement['feito']>,
): Promise<FormOutcome<PostedManagement>> {
  const page = { ...blankManagement(), chave };
  try {
    return await withBook(services, tenant, async (book) => {
      const assinante = heldBy(book, 'gerir', chave);
      if (!(await isSubscriber(book, assinante))) throw deadLink(GONE);
      const feito = await act(book, assinante);
      const rest = await subscriptionsOf(book, assinante);
      const assinaturas = rest.map((one) => shown(services, tenant, one));
      return { status: 200, posted: { ...page, assinaturas, feito } };
    });
  } catch (error) {
    return refusedForm(page, refusalOf(error));
  }
}

/** Leaves at once, for the mailbox that posts in its reader's name. Who left before left all the same. */
export async function leaveByLink(services: SubscriptionServices, request: FastifyRequest): Promise<void> {
  await withBook(services, request.site.tenant, (book) =>
    eraseSubscriber(book, heldBy(book, 'gerir', linkIn(request))),
  );
}

/** The link in the address of a page. */
const linkIn = ({ raw }: FastifyRequest): string =>
  new URLSearchParams(/\?(.*)/s.exec(raw.url ?? '')?.[1] ?? '').get('chave') ?? '';

/** A subscription as its holder sees it: also where its address means nothing any more. */
function shown({ datasets }: SubscriptionServices, tenant: Tenant, one: Subscription): AssinaturaVista {
  const { id, caminho, criadaEm, confirmadaEm } = one;
  const seen = { id, caminho, criadaEm: criadaEm.toISOString(), confirmada: confirmadaEm !== null };
  try {
    return { ...seen, frase: readTarget(datasets, tenant, caminho).frase };
  } catch (error) {
    if (error instanceof Fault) return { ...seen, frase: caminho };
    throw error;
  }
}
