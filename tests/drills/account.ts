import type { SpawnedSite } from './spawnedSite.ts';

const PASSWORD = 'A good passphrase 1';

/** Returns the status of the response; a broken connection is an error, as it is for a browser. */
async function post({ url }: SpawnedSite, path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.text();
  return response.status;
}

export function signUp(site: SpawnedSite, email: string): Promise<number> {
  const person = { email, password: PASSWORD, firstName: 'Asha', lastName: 'Rao' };
  return post(site, '/api/auth/register', { ...person, role: 'job_seeker' });
}

export function logIn(site: SpawnedSite, email: string): Promise<number> {
  return post(site, '/api/auth/login', { email, password: PASSWORD });
}

export async function tokenOf(
  { url }: SpawnedSite,
  email: string,
  password = PASSWORD,
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}
