import { print, type DocumentNode } from 'graphql';

/** The build gives each operation an id, and tells the server its text: `server/launch/build/graphqlDocuments.ts`. */
interface Persisted extends DocumentNode {
  documentId?: string;
}

/** Identifies the operation to the server: by its hash if a build has made one, otherwise by its text. */
export function requestDocument(query: Persisted): { documentId: string } | { query: string } {
  const { documentId } = query;
  return documentId ? { documentId } : { query: print(query) };
}
