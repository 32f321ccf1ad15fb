/** The part of oidc-provider that its test uses: the package brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface ProviderGrant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface ProviderContext {
    path: string;
    req: IncomingMessage;
    res: ServerResponse;
    oidc: { client: { clientId: string }; session: { accountId: string } };
  }

  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        clients: readonly { client_id: string; client_secret: string; redirect_uris: readonly string[] }[];
        claims: Readonly<Record<string, readonly string[]>>;
        pkce: { required(): boolean };
        conformIdTokenClaims: boolean;
        cookies: { keys: readonly string[] };
        features: { devInteractions: { enabled: boolean } };
        findAccount(context: ProviderContext, id: string): { accountId: string; claims(): object };
        interactions: { url(context: ProviderContext, interaction: { uid: string }): string };
        loadExistingGrant(context: ProviderContext): Promise<ProviderGrant>;
      },
    );
    Grant: new (owner: {
      clientId: string;
      accountId: string;
    }) => ProviderGrant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    use(middleware: (context: ProviderContext, next: () => Promise<void>) => Promise<void>): void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
    ): Promise<void>;
  }
}
