import type { FastifyRequest } from 'fastify';
import type { Canal } from '../../../catalog/mensagens/canal.ts';
import { ENVIO, type PostedMessage } from '../../../catalog/mensagens/formulario.ts';
import { type Campo, prunedDraft, type Rascunho, VAZIO } from '../../../catalog/mensagens/rascunho.ts';
import { type FormFields, refuseTrapped } from '../../forms/body.ts';
import { type FormOutcome, refusalOf, refusedForm } from '../../forms/outcome.ts';
import { senderOf } from '../../forms/sender.ts';
import type { Admission } from '../admission.ts';
import type { MessageServices } from '../services.ts';
import { checkMessage, submitMessage, withOnlyChoice } from '../submit.ts';
import { issueSending, readSending } from './sending.ts';

interface MessageForm {
  services: MessageServices;
  admission: Admission;
  canal: Canal;
  request: FastifyRequest;
  fields: FormFields;
}

type TextCampo = Exclude<Campo, 'anexos'>;
const TEXTS = (Object.keys(VAZIO) as Campo[]).filter((campo): campo is TextCampo => campo !== 'anexos');

/** The draft that a form holds. Files do not come this way, and what the channel does not ask is dropped. */
function draftIn(canal: Canal, fields: FormFields): Rascunho {
  const typed = Object.fromEntries(TEXTS.map((campo) => [campo, fields.text(campo)]));
  return prunedDraft(withOnlyChoice({ ...VAZIO, ...typed, canal }));
}

/** The page of a channel whose form could not be read. */
export const blankPosted = (canal: Canal): PostedMessage => ({
  page: 'canal',
  rascunho: withOnlyChoice({ ...VAZIO, canal }),
  envio: '',
  problems: [],
  failure: null,
  enviada: null,
});

/**
 * Receives the form of a channel. What has no fault is shown once more for confirmation, with a name for its sending: the
 * page itself is the same for everybody and can hold none.
 */
export async function sendMessageForm(form: MessageForm): Promise<FormOutcome<PostedMessage>> {
  const { services, canal, request, fields } = form;
  const { tenant } = request.site;
  const rascunho = draftIn(canal, fields);
  const pedido = readSending(services.keyring, tenant.id, fields.text(ENVIO));
  const envio = pedido ? fields.text(ENVIO) : issueSending(services.keyring, tenant.id);
  const page: PostedMessage = { ...blankPosted(canal), rascunho, envio };
  try {
    refuseTrapped(fields.text('site'));
    checkMessage(tenant, rascunho);
    if (pedido === null) return { status: 200, posted: page };
    return { status: 201, posted: { ...page, enviada: await received(form, rascunho, pedido) } };
  } catch (error) {
    return refusedForm(page, refusalOf(error));
  }
}

async function received({ services, admission, request }: MessageForm, draft: Rascunho, pedido: string) {
  const sender = senderOf(request);
  const { enviada, again } = await submitMessage(services, request.site.tenant, {
    draft,
    pedido,
    admit: (client) => admission.admitUnproven(client, sender),
  });
  if (!again) admission.countMessage(sender);
  return enviada;
}
