import * as oidc from 'openid-client';
import { beginningOf, LENGTHS } from '#schema/validation/lengths.ts';
import type { Config } from '#server/config.ts';

/** Values that one round trip must return unchanged; stored in the browser that started it. */
export interface OpenIdFlow {
  state: string;
  nonce: string;
  verifier: string;
}

/** The identity according to the provider. */
export interface Identity {
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

type Provider = Pick<Config, 'googleClientId' | 'googleClientSecret' | 'googleIssuer'>;

const PATIENCE_SECONDS = 5;

/** OpenID Connect's code flow with PKCE, state and nonce, for one provider. */
export class OpenId {
  private found: Promise<oidc.Configuration> | undefined;

  constructor(private readonly provider: Provider) {}

  get isConfigured(): boolean {
    return Boolean(this.provider.googleClientId);
  }

  async begin(redirectUri: string): Promise<{ flow: OpenIdFlow; url: URL }> {
    const flow = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
      // Lets users with several Google accounts choose one; other providers do not know this value.
      ...(isGoogle(this.provider.googleIssuer) && { prompt: 'select_account' }),
    });
    return { flow, url };
  }

  /** Throws if any part of the response is invalid. */
  async finish(answer: URL, { state, nonce, verifier }: OpenIdFlow): Promise<Identity> {
    const configuration = await this.configuration();
    const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no identity');
    const known = {
      ...claims,
      ...(await this.details(configuration, tokens.access_token, claims)),
    };
    return {
      subject: claims.sub,
      email: textOf(known['email']).toLowerCase(),
      emailVerified: known['email_verified'] === true,
      firstName: beginningOf(textOf(known['given_name']), LENGTHS.name),
      lastName: beginningOf(textOf(known['family_name']), LENGTHS.name),
    };
  }

  /** Google puts all claims into the token; other providers are asked for them. */
  private async details(
    configuration: oidc.Configuration,
    accessToken: string,
    { sub, email }: { sub: string; email?: unknown },
  ): Promise<Record<string, unknown>> {
    if (email !== undefined) return {};
    return oidc.fetchUserInfo(configuration, accessToken, sub);
  }

  /** Fetched from the provider once; retried next time if it failed. */
  private configuration(): Promise<oidc.Configuration> {
    const { googleIssuer, googleClientId, googleClientSecret } = this.provider;
    const issuer = new URL(googleIssuer);
    this.found ??= oidc
      .discovery(issuer, googleClientId!, googleClientSecret, undefined, {
        timeout: PATIENCE_SECONDS,
        // The signature of a token is checked although it comes directly from the provider.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        this.found = undefined;
        throw error;
      });
    return this.found;
  }
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : '';
}

function isGoogle(issuer: string): boolean {
  return new URL(issuer).hostname === 'accounts.google.com';
}
