import type { Caller } from '#tests/support/caller.ts';

const FIELDS = `id title description descriptionHtml requirementsText responsibilitiesText benefitsText location district
  state type industry salary salaryMin salaryMax salaryPeriod experienceYears experienceLevel isRemote isFeatured isHot
  standing adminStatus adminNotes status postedAt applicationDeadline renewableFrom applicationsCount
  category { slug } company { id name }`;

export interface Posted {
  id: string;
  title: string;
  standing: string;
  adminStatus: string;
  status: string;
  applicationDeadline: string | null;
  renewableFrom: string | null;
  applicationsCount: number;
  isFeatured: boolean;
  isHot: boolean;
  [field: string]: unknown;
}

export const VALUES = {
  title: 'Chief Tea Taster',
  description: 'Tastes **tea**.\n\nAll day.',
  requirements: 'A tongue\nA nose',
  location: 'Bangalore, Karnataka',
  type: 'FULL_TIME',
  category: 'Sales & Business Development',
  industry: 'retail',
  experience: 3,
};

/** The same over REST, in the documented spelling. */
export const BODY = { ...VALUES, type: 'full_time' };

const CREATE = `mutation($input: CreateJobInput!) { createJob(input: $input) { job { ${FIELDS} } } }`;
const UPDATE = `mutation($input: UpdateJobInput!) { updateJob(input: $input) { job { ${FIELDS} } } }`;

export async function createJob(who: Caller, more: object = {}): Promise<Posted> {
  const data = await who.graphql<{ createJob: { job: Posted } }>(CREATE, {
    input: { ...VALUES, ...more },
  });
  return data.createJob.job;
}

export async function updateJob(who: Caller, id: string, values: object): Promise<Posted> {
  const data = await who.graphql<{ updateJob: { job: Posted } }>(UPDATE, {
    input: { id, ...values },
  });
  return data.updateJob.job;
}

type Verb = 'closeJob' | 'reopenJob' | 'renewJob' | 'restoreJob';

export async function turn(who: Caller, verb: Verb, id: string): Promise<Posted> {
  const data = await who.graphql<Record<Verb, { job: Posted }>>(
    `mutation($id: ID!) { ${verb}(input: { id: $id }) { job { ${FIELDS} } } }`,
    { id },
  );
  return data[verb].job;
}

export async function deleteJob(who: Caller, id: string): Promise<string> {
  const data = await who.graphql<{ deleteJob: { deletedJobId: string } }>(
    'mutation($id: ID!) { deleteJob(input: { id: $id }) { deletedJobId } }',
    { id },
  );
  return data.deleteJob.deletedJobId;
}

export interface Changed {
  jobs: Posted[];
  deletedJobIds: string[];
  refused: { id: string; message: string; rule: string | null }[];
}

export async function changeJobs(who: Caller, action: string, ids: string[]): Promise<Changed> {
  const data = await who.graphql<{ changeJobs: Changed }>(
    `mutation($input: ChangeJobsInput!) { changeJobs(input: $input) {
      jobs { ${FIELDS} } deletedJobIds refused { id message rule } } }`,
    { input: { ids, action } },
  );
  return data.changeJobs;
}

const LIST = `query($search: String, $show: OwnJobsShown, $sort: OwnJobsSort, $first: Int, $after: String, $page: Int) {
  viewer { jobs(search: $search, show: $show, sort: $sort, first: $first, after: $after, page: $page) {
    totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} }
    figures { total featured hot applications views } } } }`;

export interface OwnJobs {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  nodes: Posted[];
  figures: Record<'total' | 'featured' | 'hot' | 'applications' | 'views', number>;
}

export async function ownJobs(who: Caller, args: object = {}): Promise<OwnJobs> {
  const { viewer } = await who.graphql<{ viewer: { jobs: OwnJobs } }>(LIST, args);
  return viewer.jobs;
}
