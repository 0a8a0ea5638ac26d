import type { Page } from 'playwright-core';
import type { Access } from '#client/lib/guard/access.ts';
import type { PageLine } from '#client/lib/page.ts';
import type { VisitorName } from './market.ts';

type End = 'stays' | 'home' | 'home, asked to log in' | 'the login page' | 'denied';

/** Document 1, "Guard rules", and the admin gate of document 2. */
const ENDS: Record<Access, Record<VisitorName, End>> = {
  public: { guest: 'stays', job_seeker: 'stays', employer: 'stays', admin: 'stays' },
  login: {
    guest: 'home, asked to log in',
    job_seeker: 'stays',
    employer: 'stays',
    admin: 'stays',
  },
  job_seeker: {
    guest: 'home, asked to log in',
    job_seeker: 'stays',
    employer: 'home',
    admin: 'home',
  },
  employer: {
    guest: 'home, asked to log in',
    job_seeker: 'home',
    employer: 'stays',
    admin: 'home',
  },
  admin: { guest: 'the login page', job_seeker: 'denied', employer: 'denied', admin: 'stays' },
};

interface Ended {
  path: string;
  dialog: boolean;
  heading: string | null;
}

export function isAllowed({ access }: PageLine, visitor: VisitorName): boolean {
  return ENDS[access][visitor] === 'stays';
}

/** Where a visit should end and does not; nothing when all is well. */
export async function wrongEnd(
  page: Page,
  { line, path }: { line: PageLine; path: string },
  visitor: VisitorName,
): Promise<string[]> {
  const wanted = wantedEnd(line, path, visitor);
  const found = await page.evaluate(() => ({
    path: location.pathname + location.search,
    dialog: document.querySelector('[role=dialog]') !== null,
    heading: document.querySelector('h1')?.textContent ?? null,
  }));
  const same =
    found.path === wanted.path &&
    found.dialog === wanted.dialog &&
    (found.heading === 'Access Denied') === (wanted.heading === 'Access Denied');
  return same ? [] : [`ends at ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];
}

function wantedEnd(line: PageLine, path: string, visitor: VisitorName): Ended {
  const end = ENDS[line.access][visitor];
  const isGuest = visitor === 'guest';
  if (end === 'denied') return { path, dialog: false, heading: 'Access Denied' };
  if (end === 'the login page') {
    return { path: `/login?returnUrl=${encodeURIComponent(path)}`, dialog: true, heading: null };
  }
  if (end !== 'stays') return { path: '/', dialog: isGuest, heading: null };
  const role = visitor.toUpperCase() as Uppercase<Exclude<VisitorName, 'guest'>>;
  const instead = isGuest ? undefined : line.instead?.[role];
  if (instead) return { path: instead, dialog: false, heading: null };
  // Who is logged in has nothing to do on a page that opens the login.
  if (line.opens && !isGuest) return { path: '/', dialog: false, heading: null };
  return { path, dialog: line.opens !== undefined, heading: null };
}
