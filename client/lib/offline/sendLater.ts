import type { DocumentNode } from '@apollo/client';
import { requestDocument } from '#client/lib/apollo/requestDocument.ts';
import type { WhenOffline } from './answerOffline.ts';
import type { OutboxKind } from './deviceStore.ts';

interface LaterMutation {
  kind: OutboxKind;
  /** The id of the changed object. */
  id: string;
  title: string;
  mutation: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
}

/** The context of a mutation that sets a state, and may therefore be sent later, and twice. */
export function sendLater({ kind, id, title, mutation, variables }: LaterMutation) {
  const body = { variables, ...requestDocument(mutation) };
  const whenOffline: WhenOffline = {
    kind,
    about: `${kind} ${id}`,
    title,
    request: { method: 'POST', path: '/graphql', body },
    answer: {},
  };
  return { whenOffline };
}
