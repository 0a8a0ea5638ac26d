import type { Caller } from '#tests/support/caller.ts';
import { VALUES } from '#tests/server/job/own/jobCalls.ts';

/** A row in the form a partner sends. */
export const row = (externalId: string, more: object = {}) => ({ ...VALUES, externalId, ...more });

const JOB = `id externalId title description location state salary salaryMin experienceYears experienceLevel isRemote
  isFeatured isHot standing adminStatus status applicationDeadline postedAt type category { slug }`;

export interface PartnerJob {
  id: string;
  externalId: string;
  title: string;
  standing: string;
  isFeatured: boolean;
  [field: string]: unknown;
}

export interface Result {
  externalId: string;
  outcome: string;
  job: PartnerJob | null;
  errors: { field: string; message: string }[];
}

export async function putJobs(who: Caller, jobs: object[]): Promise<Result[]> {
  const { putJobs: put } = await who.graphql<{ putJobs: { results: Result[] } }>(
    `mutation($jobs: [PartnerJobInput!]!) { putJobs(input: { jobs: $jobs }) {
      results { externalId outcome job { ${JOB} } errors { field message } } } }`,
    { jobs },
  );
  return put.results;
}

export async function putJob(
  who: Caller,
  input: object,
): Promise<{ outcome: string; job: PartnerJob }> {
  const { putJob: put } = await who.graphql<{ putJob: { outcome: string; job: PartnerJob } }>(
    `mutation($input: PartnerJobInput!) { putJob(input: $input) { outcome job { ${JOB} } } }`,
    { input },
  );
  return put;
}

export async function jobByExternalId(who: Caller, externalId: string): Promise<PartnerJob | null> {
  const { viewer } = await who.graphql<{ viewer: { jobByExternalId: PartnerJob | null } }>(
    `query($externalId: String!) { viewer { jobByExternalId(externalId: $externalId) { ${JOB} } } }`,
    { externalId },
  );
  return viewer.jobByExternalId;
}

export async function deletePartnerJobs(who: Caller, externalIds: string[]) {
  type Deleted = { externalId: string; outcome: string; deletedJobId: string | null };
  const { deletePartnerJobs: gone } = await who.graphql<{
    deletePartnerJobs: { results: Deleted[] };
  }>(
    `mutation($externalIds: [String!]!) { deletePartnerJobs(input: { externalIds: $externalIds }) {
      results { externalId outcome deletedJobId } } }`,
    { externalIds },
  );
  return gone.results;
}

export const outcomes = (results: Result[]) => results.map(({ outcome }) => outcome);
