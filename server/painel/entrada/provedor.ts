import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import { Fault } from '../../http/fault.ts';
import { isLoopback, type ProviderSettings } from './issuer.ts';

/** Who a provider says that somebody is. */
export interface ProvidedIdentity {
  email: string;
  /** Whether the provider itself checked that the address is this person's. */
  verified: boolean;
}

/** Where the provider sends a browser back to. It is registered there, for each host of a body. */
export const RETURN_PATH = '/painel/entrar/retorno';

const SECONDS = 8;
/** Seconds by which the clock of the provider may differ from ours. */
const SKEW_SECONDS = 60;

/**
 * Entry with the OpenID Connect provider of the installation: authorization code with PKCE, state and nonce. All three
 * come from one secret in the browser's cookie, so that nothing of them is kept here. The provider is asked for its
 * settings when somebody first enters with it: one that is down keeps neither the portal nor the page from starting.
 */
export class EntryProvider {
  readonly #settings: ProviderSettings;
  #found: Promise<Configuration> | null = null;

  constructor(settings: ProviderSettings) {
    this.#settings = settings;
  }

  get name(): string {
    return this.#settings.name;
  }

  /** The address at the provider that a browser is sent to. */
  async begin(origin: string, secret: string): Promise<string> {
    const { state, nonce, verifier } = derived(secret);
    return buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: origin + RETURN_PATH,
      scope: 'openid email profile',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    }).href;
  }

  /** Who came back from the provider, or a refusal: another's state, a code that was used, an answer that is not signed. */
  async finish(address: URL, secret: string): Promise<ProvidedIdentity> {
    const { state, nonce, verifier } = derived(secret);
    const configuration = await this.#configuration();
    try {
      const tokens = await authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw refusedReturn();
      const told =
        claims.email === undefined ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims;
      return identityOf(told);
    } catch (error) {
      throw error instanceof Fault ? error : refusedReturn();
    }
  }

  /** The settings that the provider publishes, asked for until it answers once. */
  #configuration(): Promise<Configuration> {
    this.#found ??= this.#discover().catch(() => {
      this.#found = null;
      throw new Fault(
        503,
        'PROVIDER_AWAY',
        `${this.name} não está respondendo. Tente de novo em instantes, ou entre com a passkey ou o link por e-mail.`,
      );
    });
    return this.#found;
  }

  #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const metadata = { client_secret: clientSecret, [clockTolerance]: SKEW_SECONDS };
    return discovery(issuer, clientId, metadata, clientAuthentication(clientSecret), {
      timeout: SECONDS,
      ...(issuer.protocol === 'http:' && isLoopback(issuer) && { execute: [allowInsecureRequests] }),
    });
  }
}

/** Says who we are in the way that the provider takes: gov.br only by the header, others only in the form. */
function clientAuthentication(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

/** What is sent and expected back, each derived from the one secret of the browser. */
function derived(secret: string): { state: string; nonce: string; verifier: string } {
  const of = (what: string): string => createHmac('sha256', secret).update(what).digest('base64url');
  return { state: of('state'), nonce: of('nonce'), verifier: of('verifier') };
}

/** The address of a person; some providers write the mark of a checked one as a word. */
const identityOf = (told: Readonly<Record<string, unknown>>): ProvidedIdentity => ({
  email: typeof told.email === 'string' ? told.email : '',
  verified: told.email_verified === true || told.email_verified === 'true',
});

const refusedReturn = (): Fault =>
  new Fault(401, 'PROVIDER_REFUSED', 'A entrada não se completou, ou este endereço já foi usado. Comece de novo.');
