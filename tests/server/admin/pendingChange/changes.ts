import type { Caller } from '#tests/support/caller.ts';

export interface Pending {
  id: string;
  proposedAt: string;
  riskSigns: string[];
  fields: { name: string; before: string | null; after: string | null }[];
}

export const CHANGE = 'pendingChange { id proposedAt riskSigns fields { name before after } }';

export async function changeOfJob(who: Caller, id: string): Promise<Pending | null> {
  const data = await who.graphql<{ job: { pendingChange: Pending | null } | null }>(
    `query($id: ID!) { job(id: $id) { ${CHANGE} } }`,
    { id },
  );
  return data.job?.pendingChange ?? null;
}

export async function changeOfCompany(who: Caller): Promise<Pending | null> {
  const data = await who.graphql<{ viewer: { companyProfile: { pendingChange: Pending | null } } }>(
    `{ viewer { companyProfile { ${CHANGE} } } }`,
  );
  return data.viewer.companyProfile.pendingChange;
}

/** The public version of a job. */
export async function publicJob(who: Caller, id: string): Promise<Record<string, unknown>> {
  const data = await who.graphql<{ job: Record<string, unknown> }>(
    `query($id: ID!) { job(id: $id) { title salary salaryMin location state isRemote workMode description descriptionHtml
      requirementsText responsibilitiesText benefitsText industry isFeatured experienceLevel
      pendingChange { id } company { name website } } }`,
    { id },
  );
  return data.job;
}

export const decide = (who: Caller, id: string, decision: string, more: object = {}) =>
  who.graphql<{ decidePendingChange: { job: object | null; company: object | null } }>(
    `mutation($input: DecidePendingChangeInput!) { decidePendingChange(input: $input) {
      job { id changedSinceApproval job { title pendingChange { id } } }
      company { id changedSinceApproval company { name } pendingChange { id } } } }`,
    { input: { id, decision, ...more } },
  );

export const withdraw = (who: Caller, id: string) =>
  who.graphql(
    `mutation($input: WithdrawPendingChangeInput!) { withdrawPendingChange(input: $input) {
      job { id } companyProfile { id } } }`,
    { input: { id } },
  );

interface Edited {
  field: string;
  isHeld: boolean;
  words: readonly string[];
}

/** The words of held edits that public texts already show, and those of live edits that they lack. */
export const misplacedWords = (texts: string, edits: readonly Edited[]): string[] =>
  edits.flatMap(({ field, isHeld, words }) =>
    words
      .filter((word) => texts.includes(word) === isHeld)
      .map((word) => `${field}: ${word} is ${isHeld ? 'public' : 'missing'}`),
  );
