import type { Page } from 'playwright-core';
import type { Access } from '#client/lib/guard/access.ts';
import { expect, vi } from 'vitest';
import type { PageLine } from '#client/lib/page.ts';
import type { Address } from './addresses.ts';
import type { VisitorName } from './market.ts';

type End = 'stays' | 'home' | 'home, asked to log in' | 'the login page' | 'denied';

/** The documented guard rules, including the admin gate. */
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
  denied: boolean;
}

export const endOf = ({ access }: PageLine, visitor: VisitorName): End => ENDS[access][visitor];

/** The problem with the end of a visit; undefined if it ends where it should. */
export async function wrongEnd(
  page: Page,
  { line, path }: Address,
  visitor: VisitorName,
): Promise<string[]> {
  const wanted = wantedEnd(line, path, visitor);
  try {
    // A dialog's code is loaded on demand and may appear a moment after its page.
    await vi.waitFor(async () => expect(await foundEnd(page)).toEqual(wanted), { timeout: 5_000 });
    return [];
  } catch {
    const found = await foundEnd(page);
    return [`ends at ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];
  }
}

function foundEnd(page: Page): Promise<Ended> {
  return page.evaluate(() => ({
    path: location.pathname + location.search,
    dialog: document.querySelector('[role=dialog]') !== null,
    denied: document.querySelector('h1')?.textContent === 'Access Denied',
  }));
}

function wantedEnd(line: PageLine, path: string, visitor: VisitorName): Ended {
  const end = endOf(line, visitor);
  const isGuest = visitor === 'guest';
  if (end === 'denied') return { path, dialog: false, denied: true };
  if (end === 'the login page') {
    return { path: `/login?returnUrl=${encodeURIComponent(path)}`, dialog: true, denied: false };
  }
  const role = visitor.toUpperCase() as Uppercase<Exclude<VisitorName, 'guest'>>;
  const instead = isGuest ? undefined : line.instead?.[role];
  if (instead) return { path: instead, dialog: false, denied: false };
  if (end !== 'stays') return { path: '/', dialog: isGuest, denied: false };
  // A logged-in user is sent home from a page that opens the login.
  if (line.opens && !isGuest) return { path: '/', dialog: false, denied: false };
  return { path, dialog: line.opens !== undefined, denied: false };
}
