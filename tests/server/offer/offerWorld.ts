import { todayOf } from '#schema/validation/values/day.ts';
import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { setStatus } from '#tests/server/application/status/statusWorld.ts';

export const OFFER = `id status title pay variablePay place joiningDate expiresOn letter companyName candidateName
  endedAt signedName reason withdrawnBy canWithdraw application { id status events { kind } }`;

export interface SeenOffer {
  id: string;
  status: string;
  title: string;
  pay: number;
  letter: string;
  endedAt: string | null;
  signedName: string | null;
  reason: string | null;
  withdrawnBy: string | null;
  canWithdraw: boolean;
  application: { id: string; status: string; events: { kind: string }[] };
}

const DAY = 86_400_000;

/** A day in India, this many days from now. */
export const dayFrom = (app: App, days: number) =>
  todayOf({ today: new Date(app.clock.now().getTime() + days * DAY) });

/** The offer that is sent unless a test changes it. */
export const offerFor = (app: App, applicationId: string) => ({
  applicationId,
  language: 'EN',
  title: 'Senior Nurse',
  pay: 1_250_000,
  place: 'Pune',
  joiningDate: dayFrom(app, 30),
  expiresOn: dayFrom(app, 5),
  letter: 'Dear {candidate}, {company} offers you {pay} as {job}, from {joiningDate}.',
});

async function change(
  who: Caller,
  act: 'send' | 'withdraw' | 'accept' | 'decline',
  input: object,
): Promise<SeenOffer> {
  const type = `${act[0]!.toUpperCase()}${act.slice(1)}OfferInput`;
  const data = await who.graphql<Record<string, { offer: SeenOffer }>>(
    `mutation($input: ${type}!) { ${act}Offer(input: $input) { offer { ${OFFER} } } }`,
    { input },
  );
  return data[`${act}Offer`]!.offer;
}

export const sendOffer = (app: App, who: Caller, applicationId: string, more: object = {}) =>
  change(who, 'send', { ...offerFor(app, applicationId), ...more });
export const withdrawOffer = (who: Caller, id: string) =>
  change(who, 'withdraw', { id, reason: 'The budget was cut.' });
export const acceptOffer = (who: Caller, id: string, name = 'Asha R. Nair') =>
  change(who, 'accept', { id, name });
export const declineOffer = (who: Caller, id: string, reason = '') =>
  change(who, 'decline', { id, reason });

/** The offers of an application as someone sees them; null without access to the application. */
export async function offersSeenBy(who: Caller, id: string): Promise<SeenOffer[] | null> {
  const { node } = await who.graphql<{ node: { offers: SeenOffer[] } | null }>(
    `query($id: ID!) { node(id: $id) { ... on Application { offers { ${OFFER} } } } }`,
    { id },
  );
  return node?.offers ?? null;
}

/** The words on the pages of the letter. */
export async function letterOf(who: Caller, id: string): Promise<Buffer> {
  const { viewer } = await who.graphql<{ viewer: { offerDocument: string } }>(
    'query($id: ID!) { viewer { offerDocument(id: $id) } }',
    { id },
  );
  return Buffer.from(viewer.offerDocument, 'base64');
}

/** The subjects of the emails about offers to an address, oldest first. */
export async function offerMailsTo(app: App, { email }: { email: string }): Promise<string[]> {
  const rows = await app.sql<{ subject: string }>(
    `select subject from outbox where recipient = ? and kind = 'offer_changed' order by created_at, id`,
    [email],
  );
  return rows.map(({ subject }) => subject);
}

export interface World {
  app: App;
  employer: Employer;
  seeker: Person;
  jobId: string;
  applicationId: string;
}

/** A company with a job, and a seeker who is on its shortlist. */
export async function shortlistedWorld(): Promise<World> {
  const { app, employer, job, seeker } = await scenario()
    .employer()
    .job()
    .seeker({ firstName: 'Asha', lastName: 'Nair' });
  const { id: applicationId } = await apply(seeker, job);
  await setStatus(app, applicationId, 'shortlisted');
  return { app, employer, seeker, jobId: job.id, applicationId };
}
