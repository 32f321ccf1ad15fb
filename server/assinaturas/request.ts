import type { FastifyRequest } from 'fastify';
import type { PostedSubscription } from '../../catalog/assinaturas/formulario.ts';
import { emailProblem } from '../../catalog/mensagens/rascunho.ts';
import { type FormFields, refuseTrapped } from '../forms/body.ts';
import { type FormOutcome, refusalOf, refusedForm } from '../forms/outcome.ts';
import { senderOf } from '../forms/sender.ts';
import { Fault } from '../http/fault.ts';
import { enqueueLetter } from '../mail/outbox.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { SubscriptionAdmission } from './admission.ts';
import { confirmationLetter, fullLetter, repeatedLetter } from './letters.ts';
import { manageUrl, subscriptionFacts } from './links.ts';
import { requestSubscription, type SubscriptionBook, type SubscriptionRequest } from './register.ts';
import { bodySecret } from './secret.ts';
import type { SubscriptionServices } from './services.ts';
import { readTarget, type WatchTarget } from './target.ts';

/** The page of the form where nothing could be read. */
export const blankSubscription = (): PostedSubscription => ({
  page: 'assinaturas',
  de: '',
  frase: '',
  email: '',
  pedida: false,
  problems: [],
  failure: null,
});

/** Longest address that the standard of mail allows. */
const LONGEST_EMAIL = 254;

/** Takes the form of one who wants to be told. The answer is the same whether the address is known here or not. */
export async function sendSubscriptionForm(
  services: SubscriptionServices,
  admission: SubscriptionAdmission,
  request: FastifyRequest,
  fields: FormFields,
): Promise<FormOutcome<PostedSubscription>> {
  const { tenant } = request.site;
  const email = fields.text('email').trim();
  const page: PostedSubscription = { ...blankSubscription(), de: fields.text('de'), email };
  try {
    const target = readTarget(services.datasets, tenant, page.de);
    page.frase = target.frase;
    refuseTrapped(fields.text('site'));
    refuseWithoutMail(services);
    refuseAddress(email);
    await services.db.hear(tenant.id, async (client) => {
      await admission.admit(client, senderOf(request), fields.text('prova'));
      const secret = await bodySecret(client, services.keyring, tenant.id);
      const book: SubscriptionBook = { client, keyring: services.keyring, secret, tenant: tenant.id };
      if (!admission.admitMailbox(email)) return;
      await answerByLetter(services, book, tenant, target, await requestSubscription(book, email, target.caminho));
    });
    return { status: 202, posted: { ...page, pedida: true } };
  } catch (error) {
    return refusedForm(page, refusalOf(error));
  }
}

function refuseWithoutMail({ hasMail }: SubscriptionServices): void {
  if (!hasMail)
    throw new Fault(
      503,
      'NO_MAIL',
      'Este portal não envia e-mail. Assine o Atom da mesma lista, que não precisa dele.',
    );
}

function refuseAddress(email: string): void {
  const problem =
    email === ''
      ? 'Escreva o seu e-mail'
      : email.length > LONGEST_EMAIL
        ? 'O e-mail é longo demais'
        : emailProblem(email);
  if (problem) throw new Fault(400, 'BAD_FIELDS', `${problem}.`, [{ field: 'email', value: '', message: problem }]);
}

/** What is new to the address is said by letter, and nowhere else. */
async function answerByLetter(
  { siteOf }: SubscriptionServices,
  { client, keyring, secret }: SubscriptionBook,
  tenant: Tenant,
  { frase }: WatchTarget,
  asked: SubscriptionRequest,
): Promise<void> {
  if (asked.letter === null) return;
  const { subscriber } = asked;
  const site = siteOf(tenant);
  const known = subscriptionFacts(tenant, site, secret.signLink('gerir', subscriber.id));
  const letter =
    asked.letter === 'confirmar'
      ? confirmationLetter(
          { ...known, gerir: null },
          frase,
          manageUrl(site, secret.signLink('confirmar', asked.id), 'confirmar'),
        )
      : { repetida: repeatedLetter, cheia: fullLetter }[asked.letter](known, frase);
  const addressed = { destino: 'assinante', para: subscriber.email, ...letter } as const;
  await enqueueLetter(client, keyring, tenant.id, subscriber.id, addressed);
}
