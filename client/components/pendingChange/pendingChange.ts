import { graphql } from '#client/gql/gql.ts';
import type { PendingChange_ChangeFragment } from '#client/gql/graphql.ts';

/** Always select the whole fragment, so that the cache keeps one list of fields per change. */
export const PendingChange_change = graphql(`
  fragment PendingChange_change on PendingChange {
    id
    fields {
      name
      before
      after
    }
    questions {
      ...QuestionForm_question
    }
  }
`);

export type WaitingChange = PendingChange_ChangeFragment;

/** The new values of the changed fields, by name; null empties a field. */
export function proposedValues(change: WaitingChange | null): ReadonlyMap<string, string | null> {
  return new Map(change?.fields.map(({ name, after }) => [name, after]));
}

/** Whether an edit created something new to review. */
export function isNewlyProposed(
  before: WaitingChange | null,
  after: WaitingChange | null | undefined,
): boolean {
  if (!after) return false;
  const known = proposedValues(before);
  const now = proposedValues(after);
  return (
    known.size !== now.size ||
    [...now].some(([name, value]) => !known.has(name) || known.get(name) !== value)
  );
}
