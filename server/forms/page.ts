import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormRefusal } from '../../catalog/site/posted.ts';
import type { PostedPage } from '../../catalog/site/render.ts';
import { faultOf } from '../http/fault.ts';
import type { SendPosted } from '../http/shell.ts';
import { FORM_BYTES, FormFields, refuseForeignForm, takeForms } from './body.ts';
import { type FormOutcome, refusedForm } from './outcome.ts';

/** A page with a form that browsers without scripts send to it. */
export interface FormPage<T extends PostedPage & FormRefusal> {
  path: string;
  config: object;
  /** The page where the form could not even be read. */
  blank(request: FastifyRequest): T;
  /** Makes the page as it is opened, where it shows what no cache may keep; absent, the app's own page is. */
  open?(request: FastifyRequest): Promise<FormOutcome<T>>;
  work(request: FastifyRequest, fields: FormFields): Promise<FormOutcome<T>>;
}

/** Registers the page of a form. A failure is told by the page too, and by no JSON. */
export function registerFormPage<T extends PostedPage & FormRefusal>(
  root: FastifyInstance,
  show: SendPosted,
  { path, config, blank, open, work }: FormPage<T>,
): void {
  root.register(async (app) => {
    prepareForms(app);
    app.setErrorHandler((error, request, reply) => {
      const fault = faultOf(error);
      if (fault.status === 500) request.log.error(error);
      return show(request, reply, refusedForm(blank(request), fault));
    });
    if (open) app.get(path, { config }, async (request, reply) => show(request, reply, await open(request)));
    app.post(path, { config, bodyLimit: FORM_BYTES }, async (request, reply) =>
      show(request, reply, await work(request, new FormFields(request.body))),
    );
  });
}

/** Has the routes of an app take forms of this site alone, whose answers nobody on the way keeps. */
export function prepareForms(app: FastifyInstance): void {
  takeForms(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // A link in a letter is opened from a webmail, which is another site.
    if (request.method !== 'GET') refuseForeignForm(request);
  });
}
