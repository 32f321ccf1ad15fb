import type { FastifyReply, FastifyRequest } from 'fastify';

/** Name of the session's cookie: browsers keep one with this prefix to the host that set it, over a secure connection. */
const SESSION = '__Host-painel';
/** Name of the cookie of one who is at the provider and will come back. */
const JOURNEY = '__Host-painel-provedor';

const TRAITS = 'Path=/; Secure; HttpOnly; SameSite=Lax';

const cookieOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined =>
  (headers.cookie ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The secret of the session that the browser sent; undefined where it sent none. */
export const sessionSecret = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  cookieOf(request, SESSION);

/** Gives the secret of a session to the browser, which shows it to no script and to no other site. */
export const setSessionCookie = (reply: FastifyReply, secret: string): void =>
  void reply.header('set-cookie', `${SESSION}=${secret}; ${TRAITS}`);

export const clearSessionCookie = (reply: FastifyReply): void =>
  void reply.header('set-cookie', `${SESSION}=; ${TRAITS}; Max-Age=0`);

/** The secret of the journey to the provider that the browser came back from. */
export const journeySecret = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  cookieOf(request, JOURNEY);

export const setJourneyCookie = (reply: FastifyReply, secret: string, minutes: number): void =>
  void reply.header('set-cookie', `${JOURNEY}=${secret}; ${TRAITS}; Max-Age=${minutes * 60}`);

export const clearJourneyCookie = (reply: FastifyReply): void =>
  void reply.header('set-cookie', `${JOURNEY}=; ${TRAITS}; Max-Age=0`);
