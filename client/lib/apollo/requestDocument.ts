import { print, type DocumentNode } from 'graphql';

/**
 * Written on each operation by the build. `server/launch/build/graphqlDocuments.ts` tells the server what it refers
 * to.
 */
interface Persisted extends DocumentNode {
  documentId?: string;
}

/** Identifies the operation to the server: by its hash if a build has made one, otherwise by its text. */
export function requestDocument(query: Persisted): { documentId: string } | { query: string } {
  const { documentId } = query;
  return documentId ? { documentId } : { query: print(query) };
}
