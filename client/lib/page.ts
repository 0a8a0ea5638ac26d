import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import { data } from './routing.ts';
import type { Access } from './guard/access.ts';
import type { DialogName } from './dialogs.ts';
import type { UserRole } from './session.ts';
import type { WordArea } from './wordAreas.ts';
import type { Translators } from './words.ts';

/** A page entry of client/router.tsx. */
export interface PageLine {
  path: string;
  /** Relative to client/pages, without .tsx: 'jobs/BrowseJobsPage'. */
  page: string;
  access: Access;
  /** In addition to `shell`, which is always loaded. */
  words?: readonly WordArea[];
  /** Where a role is redirected. */
  instead?: Partial<Record<UserRole, string>>;
  /** The canonical path of the same content: /home is /. */
  canonical?: string;
  opens?: DialogName;
  status?: number;
  /** Which words to show, for a page module that several pages share. */
  name?: string;
  /** Hidden from search engines although it is public. */
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
  /** Set if it is not the address without its query, as for `/browse-jobs?category=…`; null if the page has none. */
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

/** Asks the server, and keeps the answer on this device. */
export type AskAndKeep = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** The exports of a client/pages/<area>/XxxPage.tsx file. */
export interface PageModule {
  Page: ComponentType;
  /**
   * A skeleton in the page's shape, shown while the visitor or the data is unknown. Without one, a generic skeleton is
   * used.
   */
  Waiting?: ComponentType;
  /**
   * Fills Apollo's cache so that the component's query is answered from it. Its return value goes to `meta` and must
   * be JSON.
   */
  loader?: (args: PageLoaderArgs) => Promise<unknown>;
  meta: (args: MetaArgs) => PageMeta;
  /** Keeps what the page shows without a network. Returns the paths of pages it leads to, to be kept as well. */
  keep?: (ask: AskAndKeep, params: PageLoaderArgs['params']) => Promise<readonly string[]>;
}

/** For loaders: the subject of the address does not exist. Responds with status 404 and keeps the frame. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/** For loaders: the page is rendered but has another status, for example a job that has ended is gone. */
export function answerWithStatus<Data>(value: Data, status: number) {
  return status === 200 ? value : data(value, { status });
}
