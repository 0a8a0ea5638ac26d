import { createHash, randomBytes } from 'node:crypto';
import type { App } from '#tests/support/app.ts';
import type { GooglePerson, IdentityProvider } from '#tests/support/identityProvider.ts';

export const newVerifier = () => randomBytes(32).toString('base64url');
export const challengeOf = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url');
let people = 0;
export const person = (details: Partial<GooglePerson> = {}): GooglePerson => {
  people += 1;
  const email = `google-${people}@people.example`;
  return {
    sub: `subject-${people}`,
    email,
    email_verified: true,
    given_name: 'Meera',
    family_name: 'Iyer',
    ...details,
  };
};

/** Follows redirects like a browser, with each site's cookies, until it reaches one of our pages. */
async function roundTrip(app: App, start: string, jar = new Map<string, Map<string, string>>()) {
  let url = new URL(start, app.url);
  for (let hops = 0; hops < 12; hops += 1) {
    const cookies = jar.get(url.origin) ?? new Map<string, string>();
    jar.set(url.origin, cookies);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location)
      throw new Error(`${url.href} answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
    if (url.origin === app.url && url.pathname.endsWith('/login')) return url;
  }
  throw new Error('too many redirects');
}

export async function arriveAt(
  app: App,
  provider: IdentityProvider,
  who: GooglePerson | null,
  query = '',
) {
  provider.person = who;
  const verifier = newVerifier();
  const page = await roundTrip(
    app,
    `/auth/google/start?challenge=${challengeOf(verifier)}${query}`,
  );
  const answer = new URLSearchParams(page.hash.slice(1));
  return {
    page,
    verifier,
    code: answer.get('google') ?? '',
    problem: answer.get('google-problem'),
  };
}

const COMPLETE = `mutation($input: CompleteGoogleSignInInput!) { completeGoogleSignIn(input: $input) {
  accessToken user { id email firstName lastName role emailVerified onboardingComplete } } }`;
type Completed = {
  completeGoogleSignIn: { accessToken: string; user: Record<string, unknown> & { id: string } };
};

interface Return {
  code: string;
  verifier: string;
  secondFactor?: string;
}

export const completeAt = async (app: App, { code, verifier, secondFactor }: Return) =>
  (await app.graphql<Completed>(COMPLETE, { input: { code, verifier, secondFactor } }))
    .completeGoogleSignIn;
