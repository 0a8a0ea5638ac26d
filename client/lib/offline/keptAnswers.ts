import { deviceStore, type KeptAccount, type KeptAnswer, type OutboxEntry } from './deviceStore.ts';

/** The name of the first script changes with every other script, and so with every query of a page. */
const build = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

type Variables = Readonly<Record<string, unknown>>;

/** Variables that are left out and those that are null ask for the same. */
export function keyOf(userId: string, operationName: string, variables: Variables = {}): string {
  const given = Object.entries(variables).filter(([, value]) => value != null);
  const sorted = given.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${userId} ${operationName} ${JSON.stringify(sorted)}`;
}

export async function keepAnswer(
  userId: string,
  operationName: string,
  variables: Variables,
  data: unknown,
  at: number,
): Promise<void> {
  const key = keyOf(userId, operationName, variables);
  await deviceStore.write('answers', { key, userId, operationName, build: build(), data, at });
}

export async function keptAnswersOf(userId: string): Promise<KeptAnswer[]> {
  const current = build();
  return (await deviceStore.all('answers', userId)).filter((answer) => answer.build === current);
}

/** The account of a session, if this device keeps anything for it. */
export async function accountOf(token: string): Promise<KeptAccount | undefined> {
  return (await deviceStore.all('accounts')).find((account) => account.token === token);
}

export interface FoundAnswer {
  data: unknown;
  at: number;
}

/** The copy of an answer, or an answer put together from other copies. */
export function answerFrom(
  kept: readonly KeptAnswer[],
  userId: string,
  operationName: string,
  variables: Variables,
): FoundAnswer | undefined {
  const key = keyOf(userId, operationName, variables);
  const copy = kept.find((answer) => answer.key === key);
  const { jobId } = variables;
  const isDialog = operationName === 'ApplyDialog';
  if (copy && !isDialog) return copy;
  if (typeof jobId !== 'string') return undefined;
  const applications = kept.filter((answer) => answer.operationName === 'MyApplicationsPage');
  const oldest = Math.min(...applications.map(({ at }) => at));
  if (applications.length === 0) return undefined;
  const job = { __typename: 'Job', id: jobId, myApplication: applicationFor(applications, jobId) };
  if (operationName === 'MyApplication') return { data: { job }, at: oldest };
  // The resumes come from the newest copy, even if that is for another job; the questions come from this job's copy.
  const [dialog] = kept
    .filter((answer) => answer.operationName === 'ApplyDialog')
    .toSorted((one, other) => other.at - one.at);
  if (!isDialog || !dialog) return undefined;
  const { questions = [] } = (copy?.data as ApplyDialog | undefined)?.job ?? {};
  const data = { ...(dialog.data as object), job: { ...job, questions } };
  return { data, at: Math.min(oldest, dialog.at) };
}

interface ApplyDialog {
  job: { questions?: readonly unknown[] } | null;
}

interface Saved {
  viewer?: {
    savedJobIds?: readonly string[];
    savedJobs?: { totalCount: number; nodes: readonly { job: { id: string } }[] };
  } | null;
}

/** A copy of which jobs are saved, or of their list, with the changes that have not been sent. */
export function withUnsentSaves(data: unknown, entries: readonly OutboxEntry[]): unknown {
  const { viewer } = (data ?? {}) as Saved;
  if (!viewer) return data;
  const unsent = (wanted: OutboxEntry['kind']) =>
    entries.filter(({ kind }) => kind === wanted).map(({ about }) => about.replace('saved ', ''));
  const removed = unsent('unsave');
  const saved = unsent('save').toReversed();
  const { savedJobIds: ids, savedJobs: list } = viewer;
  const others = ids?.filter((id) => !saved.includes(id) && !removed.includes(id));
  const nodes = list?.nodes.filter(({ job }) => !removed.includes(job.id));
  const gone = nodes ? list!.nodes.length - nodes.length : 0;
  return {
    ...(data as object),
    viewer: {
      ...viewer,
      ...(others && { savedJobIds: [...saved, ...others] }),
      ...(nodes && { savedJobs: { ...list, nodes, totalCount: list!.totalCount - gone } }),
    },
  };
}

interface ApplicationsPage {
  viewer: { applications: { nodes: readonly { job: { id: string } }[] } } | null;
}

function applicationFor(pages: readonly KeptAnswer[], jobId: string) {
  const all = pages.flatMap(({ data }) => (data as ApplicationsPage).viewer?.applications.nodes);
  return all.find((application) => application?.job.id === jobId) ?? null;
}
