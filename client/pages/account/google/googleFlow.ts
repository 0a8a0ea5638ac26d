import { tabStorage } from '#client/lib/store/storage.ts';

const KEY = 'googleVerifier';

export const GOOGLE_PROBLEMS = [
  'unavailable',
  'cancelled',
  'expired',
  'failed',
  'unverified',
  'closed',
  'suspended',
] as const;
export type GoogleProblem = (typeof GOOGLE_PROBLEMS)[number];

export type GoogleAnswer = { code: string; verifier: string } | { problem: GoogleProblem };

/** Redirects to Google. Only this tab can finish the sign-in, because it keeps the secret. */
export async function leaveForGoogle(locale: string, returnUrl: string): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const bytes = new TextEncoder().encode(verifier);
  const challenge = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  sessionStorage.setItem(KEY, verifier);
  location.assign(`/auth/google/start?${new URLSearchParams({ challenge, locale, returnUrl })}`);
}

/** Reads the answer after the # once, and removes it from the address before anything else happens. */
export function takeGoogleAnswer(): GoogleAnswer | null {
  const answer = new URLSearchParams(location.hash.slice(1));
  const [code, problem] = [answer.get('google'), answer.get('google-problem')];
  if (!code && !problem) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  const verifier = takeVerifier();
  if (code) return verifier ? { code, verifier } : { problem: 'expired' };
  return { problem: GOOGLE_PROBLEMS.find((known) => known === problem) ?? 'failed' };
}

function takeVerifier(): string | null {
  const verifier = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  return verifier;
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
