import { readFileSync } from 'node:fs';
import type { Market, Who } from './market.ts';

/** A path that is read: by whom, with which query string. */
export interface RestRead {
  as: Who;
  path: string;
}

interface Operation {
  security?: unknown[];
  parameters?: { in?: string; name?: string }[];
}

const { paths } = JSON.parse(readFileSync('schema/openapi.json', 'utf8')) as {
  paths: Record<string, { get?: Operation }>;
};

/** Every path that only reads and whose placeholders have a value here, with short lists. */
export const readsOfPaths = (market: Market, added: Readonly<Record<string, unknown>>) => [
  ...readsOfRest(market, added),
  ...OTHERS.map((path): RestRead => ({ as: 'guest', path })),
];

/** Paths for crawlers and for other sites. */
const OTHERS = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/companies-1.xml',
  '/feeds/jobs.json?limit=2',
  '/feeds/jobs.xml?limit=2',
  '/feeds/jobs.atom?limit=2',
  '/healthz',
  '/readyz',
  '/api/unknown',
  '/uploads/unknown',
  '/graphql?query={__typename}',
];

function readsOfRest(market: Market, added: Readonly<Record<string, unknown>>): RestRead[] {
  return filledPaths(market, added).flatMap(({ path, names, callers }) => {
    const asked = names.flatMap((name) => (name in QUERY ? [`${name}=${QUERY[name]}`] : []));
    const query = asked.length > 0 ? `?${asked.join('&')}` : '';
    return callers.map((as) => ({ as, path: `${path}${query}` }));
  });
}

/** The paths that only read, with a value for each placeholder, and the names of their parameters. */
export function filledPaths(market: Market, added: Readonly<Record<string, unknown>>) {
  const values = valuesOf(market, added);
  return Object.entries(paths).flatMap(([documented, { get }]) => {
    if (!get) return [];
    const filled = documented.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const noun = documented.split(`/{${name}}`)[0]!.split('/').at(-1)!;
      const value = values[`${noun}.${name}`] ?? values[name];
      return typeof value === 'string' || typeof value === 'number' ? `${value}` : whole;
    });
    if (filled.includes('{')) return [];
    const names = (get.parameters ?? []).flatMap(({ in: place, name }) =>
      place === 'query' && name ? [name] : [],
    );
    return [{ documented, path: `/api${filled}`, names, callers: callersOf(documented, get) }];
  });
}

const QUERY: Readonly<Record<string, string>> = { limit: '3', title: 'Accountant', days: '30' };

function callersOf(path: string, { security = [] }: Operation): readonly Who[] {
  if (path.startsWith('/admin')) return ['admin'];
  if (security.length === 0) return ['guest'];
  return ['seeker', 'employer'];
}

function valuesOf({ ids }: Market, added: Readonly<Record<string, unknown>>) {
  return {
    applicationId: ids.pending,
    jobId: ids.frontEnd,
    'jobs.id': ids.frontEnd,
    'applications.id': ids.pending,
    'companies.id': ids.company,
    'users.id': ids.employer,
    'uploads.id': added['upload'],
    'webhooks.id': added['webhook'],
    'reports.id': added['report'],
    'dashboards.id': added['dashboard'],
  } as Readonly<Record<string, unknown>>;
}
