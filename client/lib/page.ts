import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import { data } from './routing.ts';
import type { Access } from './guard/access.ts';
import type { DialogName } from './dialogs.ts';
import type { UserRole } from './session.ts';
import type { WordArea } from './wordAreas.ts';
import type { Translators } from './words.ts';

/** A line of client/router.tsx. */
export interface PageLine {
  path: string;
  /** Below client/pages, without .tsx: 'jobs/BrowseJobsPage'. */
  page: string;
  access: Access;
  /** Beside shell, which is always there. */
  words?: readonly WordArea[];
  /** Where a role is sent instead. */
  instead?: Partial<Record<UserRole, string>>;
  /** The same content under another address: /home is /. */
  canonical?: string;
  opens?: DialogName;
  status?: number;
  /** Which words a shared page module shows. */
  name?: string;
  /** Left out of search engines although it is public. */
  noindex?: boolean;
}

export interface PageLoaderArgs {
  client: ApolloClient;
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

export interface PageMeta {
  title: string;
  description?: string;
  /** Absolute or from the root. */
  image?: string;
  type?: 'website' | 'article';
  noindex?: boolean;
  /** Where this differs from the address without its query: `/browse-jobs?category=…`. Null: it has none. */
  canonical?: string | null;
  /** Schema.org objects for search engines. */
  jsonLd?: readonly object[];
}

export interface MetaArgs {
  words: Translators;
  params: PageLoaderArgs['params'];
  /** What the loader returned; undefined on pages that need a session. */
  data: unknown;
  line: PageLine;
}

/** What a file of client/pages/<area>/XxxPage.tsx exports. */
export interface PageModule {
  Page: ComponentType;
  /** In the page's shape, while its visitor or its data is not known yet; without one a shape that suits any page. */
  Waiting?: ComponentType;
  /** Fills Apollo's cache, so that the component's query is answered from it. What it returns goes to meta and must be JSON. */
  loader?: (args: PageLoaderArgs) => Promise<unknown>;
  meta: (args: MetaArgs) => PageMeta;
}

/** For loaders: what the address names does not exist. The answer has status 404, the frame stays. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/** For loaders: what the page draws is there, and the answer has another status all the same: a job that has ended is gone. */
export function answer<Data>(value: Data, status: number) {
  return status === 200 ? value : data(value, { status });
}
