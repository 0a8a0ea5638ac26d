import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { answerTo, leaksIn, masked } from './answers.ts';
import type { Actor } from './ourData.ts';
import { SECRET } from './secret.ts';
import type { Theirs } from './theirData.ts';

export interface Link {
  name: string;
  url: string;
}

/** Everything of theirs that a link opens. */
export async function linksOf(
  { employer, applicant, resume }: Pick<Theirs, 'employer' | 'applicant' | 'resume'>,
  sent: string,
): Promise<Link[]> {
  const theirs = await shownTo(employer, sent);
  const own = await shownTo(applicant, sent);
  const { exportMyData } = await applicant.graphql<{ exportMyData: { url: string } }>(
    'mutation { exportMyData { url } }',
  );
  return [
    { name: 'own resume', url: resume.url },
    { name: 'resume of an applicant', url: theirs.resume.url },
    { name: 'resume of an applicant, shown', url: theirs.resumeShownUrl },
    { name: 'resume sent', url: own.resume.url },
    { name: 'resume sent, shown', url: own.resumeShownUrl },
    { name: 'own data', url: exportMyData.url },
  ];
}

export async function shownTo(who: Caller, id: string) {
  type Shown = { resume: { url: string }; resumeShownUrl: string };
  const { node } = await who.graphql<{ node: Shown }>(
    'query($id: ID!) { node(id: $id) { ... on Application { resume { url } resumeShownUrl } } }',
    { id },
  );
  return node;
}

/**
 * The links that a person without the original could forge; `ours` is a link that was
 * issued to us.
 */
export function forged({ name, url }: Link, ours: string, by: string): Link[] {
  const [path = '', query = ''] = url.split('?');
  const changed = (change: (values: URLSearchParams) => void) => {
    const values = new URLSearchParams(query);
    change(values);
    return `${path}?${values.toString()}`;
  };
  const signature = new URLSearchParams(query).get('signature') ?? '';
  const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  const ways: Record<string, string> = {
    'without anything': path,
    'without a signature': changed((values) => values.delete('signature')),
    'with an empty signature': changed((values) => values.set('signature', '')),
    'with a letter changed': changed((values) => values.set('signature', flipped)),
    'with half a signature': changed((values) => values.set('signature', signature.slice(0, 20))),
    'with the signature of our own': changed((values) =>
      values.set('signature', new URLSearchParams(ours.split('?')[1]).get('signature') ?? ''),
    ),
    'with all we were given': `${path}?${ours.split('?')[1]}`,
    'for us': changed((values) => values.set('by', by)),
    'with a second reader': changed((values) => values.append('by', by)),
    'for longer': changed((values) => values.set('until', '9999999999999')),
    'shown as well': changed((values) => values.append('shown', 'no')),
    'on other grounds': changed((values) => values.append('application', newId(0))),
    'without grounds': changed((values) =>
      ['by', 'application', 'until'].map((key) => values.delete(key)),
    ),
  };
  return Object.entries(ways).map(([way, made]) => ({ name: `${name} ${way}`, url: made }));
}

/** Following these links must give the same result as a file that does not exist. */
export async function linkFaults(app: App, links: readonly Link[], who: Actor): Promise<string[]> {
  const headers: Record<string, string> = who.token ? { authorization: `Bearer ${who.token}` } : {};
  const found: string[] = [];
  for (const { name, url } of links) {
    const path = url.split('?')[0]!;
    const id = path.split('/').at(-1)!;
    const missing = newId(app.clock.now().getTime());
    const nowhere = path.includes('/uploads/') ? path.replace(id, missing) : path;
    const answer = await answerTo(app.url + url, { headers });
    const nothing = await answerTo(app.url + nowhere, { headers });
    if (masked(answer, id) !== masked(nothing, missing) || nothing.status !== 404)
      found.push(`${name}: ${answer.status} ${answer.text.slice(0, 100)}`);
    if (leaksIn(answer, [SECRET]).length > 0) found.push(`${name} returns its content`);
  }
  return found;
}

/** The ways in which an upload can be named. */
export function spellings(app: App, id: string, url: string): string[] {
  const path = url.split('?')[0]!;
  return [id, id.toUpperCase(), path, url, app.url + path, app.url + url, `uploads/${id}`];
}
