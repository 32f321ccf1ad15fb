import { Refusal } from '../../refusal.ts';

/** The OpenID Connect provider of an installation. */
export interface ProviderSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** What the button says: gov.br, or the name of the body's own. */
  name: string;
}

/** The variables of the environment that name a provider. */
export interface ProviderVariables {
  OIDC_ISSUER?: URL | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
}

/** Whether a host is this machine, where a provider may be asked without TLS. */
export const isLoopback = ({ hostname }: URL): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** OIDC_ISSUER as an address. Without TLS anybody on the way could say who enters, so that only this machine may do without. */
export function parseIssuer(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
  if (!url || !isSafe || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new Refusal(
      'OIDC_ISSUER deve ser o endereço do provedor, como https://sso.acesso.gov.br/, sem usuário, senha nem consulta.',
    );
  return url;
}

/** The provider that the variables name; null where they name none. One that is told in part ends the start. */
export function providerOf(variables: ProviderVariables): ProviderSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME } = variables;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret, name: OIDC_NAME ?? issuer.hostname };
  if (!issuer && !clientId && !clientSecret && !OIDC_NAME) return null;
  throw new Refusal(
    'Para entrar com OpenID Connect diga OIDC_ISSUER, OIDC_CLIENT_ID e OIDC_CLIENT_SECRET, as três; para não usá-lo, nenhuma delas nem OIDC_NAME.',
  );
}
