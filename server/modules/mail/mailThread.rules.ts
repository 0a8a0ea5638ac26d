/** A letter belongs to the thread of its writer. */
type Thread = 'conversation' | 'interview' | 'letter';

/** Mail programs put the emails about one conversation or interview together. */
export function threadHeaders(
  { publicUrl }: { publicUrl: string },
  thread: Thread,
  id: string,
): { References: string } {
  return { References: `<${thread}.${id}@${new URL(publicUrl).hostname}>` };
}

/** SQL: whether an email belongs to a thread of one of these ids, when the person it is about deletes the account. */
export const isInThread = (thread: Thread, ids: string): string =>
  `headers ->> 'References' in (
    select '<${thread}.' || id || '@' || split_part(headers ->> 'References', '@', 2) from (${ids}) as known (id))`;
