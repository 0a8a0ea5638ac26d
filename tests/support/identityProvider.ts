import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

export interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
}

const CLIENT = { GOOGLE_CLIENT_ID: 'kaamyab', GOOGLE_CLIENT_SECRET: 'a secret of the provider' };

/** A real OpenID Connect provider on this machine, with one user. */
export class IdentityProvider {
  /** The user, who consents; null refuses. */
  person: GooglePerson | null = null;
  /** Alters the body of its tokens, for a test with a dishonest provider. */
  forge: ((body: string) => string) | null = null;

  private constructor(
    private readonly issuer: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async start(): Promise<IdentityProvider> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    return new IdentityProvider(`http://127.0.0.1:${port}`, server);
  }

  get environment(): Record<string, string> {
    return { ...CLIENT, GOOGLE_ISSUER: this.issuer };
  }

  /** The site's address is known only once it listens; from then on it can redirect people here. */
  serve(siteUrl: string): void {
    const people = new Map<string, GooglePerson>();
    const configuration: Configuration = {
      clients: [
        {
          client_id: CLIENT.GOOGLE_CLIENT_ID,
          client_secret: CLIENT.GOOGLE_CLIENT_SECRET,
          redirect_uris: [`${siteUrl}/auth/google/callback`],
        },
      ],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name'],
      },
      conformIdTokenClaims: false,
      cookies: { keys: ['a key of the provider'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
      findAccount: (_ctx, id) => ({
        accountId: id,
        claims: () => ({ ...people.get(id)!, sub: id }),
      }),
      loadExistingGrant: async (ctx) => {
        const grant = new ctx.oidc.provider.Grant({
          clientId: ctx.oidc.client!.clientId,
          accountId: ctx.oidc.session!.accountId,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    };
    const provider = new Provider(this.issuer, configuration);
    const answer = provider.callback();
    this.server.on('request', (request, response) => {
      if (this.forge && request.url === '/token') forgeBody(response, this.forge);
      if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
      const { person } = this;
      if (person) people.set(person.sub, person);
      const outcome = person
        ? { login: { accountId: person.sub } }
        : { error: 'access_denied', error_description: 'said no' };
      void provider.interactionFinished(request, response, outcome);
    });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

function forgeBody(response: ServerResponse, forge: (body: string) => string): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: unknown) => {
    const forged = forge(String(body));
    response.setHeader('content-length', Buffer.byteLength(forged));
    return end(forged);
  }) as typeof response.end;
}
