import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

interface Found {
  id: string;
  name: string;
  headline: string | null;
  skills: string[];
  email: string | null;
  phone: string | null;
  mayBeContacted: boolean;
  lastActive: string;
  contactedJobIds: string[];
}

interface FoundList {
  nodes: Found[];
  edges: { cursor: string; node: { id: string } }[];
  totalCount: number;
  totalCountIsExact: boolean;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  advice: { filter: string; count: number }[];
}

const CANDIDATE = `id name headline summary skills location preferredLocations experience experienceType
  currentJobTitle currentCompany education specialization university yearOfPassing salaryExpectation
  hasBike hasDrivingLicense email phone mayBeContacted lastActive contactedJobIds career { links { url } }`;

const LIST = `query($filter: CandidateFilter, $sort: CandidateSort, $first: Int, $after: String, $page: Int) {
  candidates(filter: $filter, sort: $sort, first: $first, after: $after, page: $page) {
    nodes { ${CANDIDATE} } edges { cursor node { id } } totalCount totalCountIsExact
    pageInfo { hasNextPage endCursor } advice { filter count } } }`;

export async function find(who: Caller, filter: object = {}, rest: object = {}) {
  const data = await who.graphql<{ candidates: FoundList }>(LIST, { filter, ...rest });
  return data.candidates;
}

export const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);

export async function seenBy(who: Caller, id: string): Promise<Found | null> {
  const document = `query($id: ID!) { node(id: $id) { ... on Candidate { ${CANDIDATE} } } }`;
  return (await who.graphql<{ node: Found | null }>(document, { id })).node;
}

/** Through the same API calls that job seekers use. */
export async function profile(who: Caller, input: object): Promise<void> {
  await who.graphql(
    `mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }`,
    { input },
  );
}

export async function privacy(who: Caller, input: object): Promise<void> {
  await who.graphql(
    `mutation($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { id } } }`,
    { input },
  );
}

/** A word that occurs in no other profile, so that a test finds only its own candidates. */
export function ownWord(app: App): string {
  const letters = newId(app.clock.now().getTime()).slice(-10);
  return `zq${letters.replace(/\d/g, (digit) => 'ghjkmnpqrs'[Number(digit)]!)}`;
}

/** A seeker who is open to work, with this profile. */
export async function openSeeker(
  app: App,
  details: object = {},
  person: { firstName?: string; lastName?: string; email?: string } = {},
): Promise<Person> {
  const { seeker } = await scenario(app).seeker(person);
  await profile(seeker, { isOpenToWork: true, ...details });
  return seeker;
}

const CONTACT = `mutation($input: ContactCandidateInput!) { contactCandidate(input: $input) {
  contactsLeft candidate { id contactedJobIds } } }`;

export async function contact(
  who: Caller,
  candidateId: string,
  jobId: string,
  message = 'We read your profile and would like to talk to you.',
) {
  const data = await who.graphql<{
    contactCandidate: { contactsLeft: number; candidate: Found };
  }>(CONTACT, { input: { candidateId, jobId, message } });
  return data.contactCandidate;
}
