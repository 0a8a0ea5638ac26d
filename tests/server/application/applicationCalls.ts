import type { Caller } from '#tests/support/caller.ts';

const APPLY = `mutation($input: ApplyToJobInput!) { applyToJob(input: $input) { application {
  id status name email phone coverLetter expectedSalary appliedAt
  resume { id name size mediaType url }
  events { kind at }
  job { id standing applicationsCount myApplication { id } } } } }`;

export interface Sent {
  id: string;
  status: string;
  name: string;
  email: string;
  phone: string | null;
  coverLetter: string;
  resume: { id: string; name: string; size: number; url: string } | null;
  events: { kind: string; at: string }[];
  job: { id: string; standing: string; applicationsCount: number; myApplication: { id: string } };
}

export async function apply(who: Caller, job: { id: string }, more: object = {}): Promise<Sent> {
  const { applyToJob } = await who.graphql<{ applyToJob: { application: Sent } }>(APPLY, {
    input: { jobId: job.id, ...more },
  });
  return applyToJob.application;
}

const LIST = `query($status: ApplicationStatus, $search: String, $first: Int, $after: String, $page: Int) {
  viewer { applications(status: $status, search: $search, first: $first, after: $after, page: $page) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id status name email resume { name url } events { kind } job { id title standing } } } } }`;

export interface Listed {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  nodes: (Pick<Sent, 'id' | 'status' | 'name' | 'events' | 'resume'> & {
    job: { id: string; title: string; standing: string };
  })[];
}

export async function applicationsOf(who: Caller, filter: object = {}): Promise<Listed> {
  const { viewer } = await who.graphql<{ viewer: { applications: Listed } }>(LIST, filter);
  return viewer.applications;
}
