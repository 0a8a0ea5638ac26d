import { print, type DocumentNode } from 'graphql';

/** The build writes it on each operation; `server/launch/build/graphqlDocuments.ts` tells the server what it stands for. */
interface Persisted extends DocumentNode {
  documentId?: string;
}

/** How the server is told which operation is meant: by its hash where a build has made one, else by its text. */
export function sentDocument(query: Persisted): { documentId: string } | { query: string } {
  const { documentId } = query;
  return documentId ? { documentId } : { query: print(query) };
}
