import { acceptOffer, sendOffer, shortlistedWorld } from '#tests/server/offer/offerWorld.ts';
import { expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '#schema/options/webhooks.ts';
import { noteExpiredJobs } from '#server/modules/partner/webhook/delivery/noteExpiredJobs.service.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import {
  endUndoWindow,
  updateStatus,
  changeMany,
  undo,
} from '#tests/server/application/status/statusWorld.ts';
import {
  appliedWorld,
  book,
  change,
  propose,
  tenOn,
  tokenOf,
} from '#tests/server/interview/interviewWorld.ts';
import { createJob, turn, updateJob } from '#tests/server/job/own/jobCalls.ts';
import { scenario } from '#tests/support/scenario.ts';
import { receiver, type Received } from './receiver.ts';
import { deliver, makeWebhook, rename, verified, type Payload } from './webhookWorld.ts';

const ALL = WEBHOOK_EVENTS.map((event) => event.replace('.', '_').toUpperCase());
const DELETE = 'mutation($id: ID!) { deleteJob(input: { id: $id }) { deletedJobId } }';
const DECIDE = `mutation($id: ID!, $action: JobModeration!, $note: String) {
  changeJobsStatus(input: { ids: [$id], action: $action, adminNotes: $note }) { refused { id } } }`;

const read = ({ body }: Received) => JSON.parse(body) as Payload;
const brief = (received: Received[]) =>
  received.map(read).map(({ type, data }) => `${type} ${String(data['id'])}`);

test('every change of a job is sent once to its company and to the administrators', async () => {
  const { app, employer, admin, stranger } = await scenario()
    .employer()
    .employer({ as: 'stranger', company: { name: 'Banyan Mills' } })
    .admin();
  await app.settings({ autoApproveJobs: false });
  const [own, every, others] = [await receiver(), await receiver(), await receiver()];
  await makeWebhook(employer, { url: own.url, events: ALL });
  await makeWebhook(admin, { url: every.url, events: ALL });
  await makeWebhook(stranger, { url: others.url, events: ALL });
  const result: string[] = [];
  const happens = async (work: () => Promise<unknown>) => {
    const before = own.received.length;
    await work();
    await deliver(app);
    const fresh = own.received.slice(before).map((one) => read(one).type);
    result.push(fresh.toSorted().join(' '));
  };
  let id = '';
  await happens(async () => ({ id } = await createJob(employer)));
  await happens(() => admin.graphql(DECIDE, { id, action: 'REJECT', note: 'Too vague.' }));
  await happens(() => updateJob(employer, id, { title: 'Tea Taster' }));
  await happens(() => updateJob(employer, id, { questions: [{ kind: 'YES_NO', text: 'Sugar?' }] }));
  await happens(() => admin.graphql(DECIDE, { id, action: 'APPROVE' }));
  await happens(() => employer.rest('POST', `/api/jobs/${id}/view`));
  await happens(() => turn(employer, 'closeJob', id));
  await happens(() => turn(employer, 'reopenJob', id));
  await happens(() => updateJob(employer, id, { title: 'Tea Taster' }));
  await happens(() => employer.graphql(DELETE, { id }));
  await happens(() => turn(employer, 'restoreJob', id));
  expect(result).toEqual([
    'job.created',
    'job.rejected job.updated',
    'job.updated',
    'job.updated',
    'job.approved job.updated',
    '',
    'job.closed',
    'job.reopened',
    '',
    'job.deleted',
    'job.reopened',
  ]);
  expect(brief(every.received).toSorted()).toEqual(brief(own.received).toSorted());
  expect(others.received).toEqual([]);
  const gone = own.received.map(read).find(({ type }) => type === 'job.deleted')!;
  expect(gone.data).toMatchObject({
    id,
    title: 'Tea Taster',
    company: { id: employer.company!.id },
  });
});

test('a rolled-back change is not sent', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received } = await receiver();
  await makeWebhook(employer, { url, events: ALL });
  const failing = app.services.database.fork().transactional(async (em) => {
    await em.execute(`update jobs set title = 'Never' where id = ?`, [job.id]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await deliver(app);
  expect(received).toEqual([]);
});

test('a passed deadline is sent once, and a renewal opens the job again', async () => {
  const { app, employer } = await scenario().employer();
  const { job } = await scenario().employer().job({ endsIn: 2 });
  await app.sql('update jobs set company_id = ? where id = ?', [employer.company!.id, job.id]);
  const { url, received } = await receiver();
  await makeWebhook(employer, { url, events: ['JOB_EXPIRED', 'JOB_REOPENED'] });
  const look = async () => {
    await noteExpiredJobs(app.services);
    await deliver(app);
  };
  await look();
  expect(received).toEqual([]);
  app.clock.forward({ days: 3 });
  await look();
  await look();
  expect(brief(received)).toEqual([`job.expired ${job.id}`]);
  const deadline = Date.parse(read(received[0]!).timestamp);
  expect(deadline).toBeLessThan(app.clock.now().getTime());
  await turn(employer, 'renewJob', job.id);
  await look();
  const both = [`job.expired ${job.id}`, `job.reopened ${job.id}`];
  expect(brief(received)).toEqual(both);
  // A site that was down for weeks is not late with all deadlines of that time.
  app.clock.forward({ days: 90 });
  await look();
  expect(brief(received)).toEqual(both);
});

test('an application event is sent when it arrives, when a decision is final, and when the applicant withdraws', async () => {
  const { app, employer, job, seeker, other } = await scenario()
    .employer()
    .job()
    .seeker()
    .seeker({ as: 'other', firstName: 'Ravi' });
  const { url, received } = await receiver();
  const { secret } = await makeWebhook(employer, {
    url,
    events: ['APPLICATION_CREATED', 'APPLICATION_STATUS_CHANGED', 'APPLICATION_WITHDRAWN'],
    applicationSelection: '{ id status name email job { id } }',
  });
  const { id } = await apply(seeker, job);
  await deliver(app);
  expect(verified(app, secret, received[0]!)).toMatchObject({
    type: 'application.created',
    data: { id, status: 'PENDING', name: 'Asha Rao', email: seeker.email, job: { id: job.id } },
  });
  // A decision undone in time is never sent.
  const { batchId } = await changeMany(employer, [id], 'REVIEWED');
  await undo(employer, batchId!);
  await endUndoWindow(app);
  await deliver(app);
  expect(received).toHaveLength(1);
  const second = await apply(other, job);
  await changeMany(employer, [id, second.id], 'SHORTLISTED');
  await endUndoWindow(app);
  await deliver(app);
  const changed = received.map(read).filter(({ type }) => type.endsWith('status_changed'));
  const statuses = changed.map(({ data }) => `${String(data['id'])} ${String(data['status'])}`);
  expect(statuses.toSorted()).toEqual([`${id} SHORTLISTED`, `${second.id} SHORTLISTED`].toSorted());
  await updateStatus(employer, id, 'HIRED');
  await app.sql('update users set deleted_at = ? where id = ?', [app.clock.now(), seeker.id]);
  await deliver(app);
  const last = received.slice(-2).map(read);
  expect(last.map(({ type }) => type).toSorted()).toEqual([
    'application.status_changed',
    'application.withdrawn',
  ]);
});

test('an interview event is sent when the applicant books, and when the company moves or cancels it', async () => {
  const { app, employer, seeker, applicationId } = await appliedWorld();
  const { url, received } = await receiver();
  await makeWebhook(employer, {
    url,
    events: ['INTERVIEW_SCHEDULED', 'INTERVIEW_MOVED', 'INTERVIEW_CANCELLED'],
  });
  const [first, second] = [tenOn(app, 2), tenOn(app, 3)];
  const { id } = await propose(employer, applicationId, {
    times: [first],
    interviewerIds: [employer.id],
  });
  await book(seeker, await tokenOf(app, seeker.email), first);
  await change(employer, 'move', id, { startsAt: second.toISOString() });
  await change(employer, 'cancel', id, { reason: 'The post is filled.' });
  await deliver(app);
  // Those that are due at the same time arrive in any order.
  const sent = new Map(received.map(read).map(({ type, data }) => [type, data]));
  expect(received).toHaveLength(3);
  expect(sent.get('interview.scheduled')).toMatchObject({
    id: applicationId,
    interview: { id, status: 'BOOKED', startsAt: first.toISOString() },
  });
  expect(sent.get('interview.moved')).toMatchObject({
    interview: { startsAt: second.toISOString() },
  });
  expect(sent.get('interview.cancelled')).toMatchObject({ interview: { status: 'CANCELLED' } });
});

test('the events of an offer contain it without the pay', async () => {
  const { app, employer, seeker, applicationId } = await shortlistedWorld();
  const { url, received } = await receiver();
  const events = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'];
  await makeWebhook(employer, { url, events: events.map((one) => `OFFER_${one}`) });
  const first = await sendOffer(app, employer, applicationId);
  const { id } = await sendOffer(app, employer, applicationId, { replacesId: first.id });
  await acceptOffer(seeker, id);
  await deliver(app);
  const sent = received.map(read);
  expect(sent.map(({ type }) => type).toSorted()).toEqual([
    'offer.accepted',
    'offer.sent',
    'offer.sent',
    'offer.withdrawn',
  ]);
  const accepted = sent.find(({ type }) => type === 'offer.accepted')!;
  expect(accepted.data).toMatchObject({ id: applicationId, offer: { id, status: 'ACCEPTED' } });
  expect(JSON.stringify(sent)).not.toMatch(/pay|1250000/);
});

test('administrators get every application event without personal data', async () => {
  const { app, job, seeker, admin } = await scenario().employer().job().seeker().admin();
  const { url, received } = await receiver();
  await makeWebhook(admin, { url, events: ['APPLICATION_CREATED'] });
  const { id } = await apply(seeker, job);
  await deliver(app);
  const { data } = read(received[0]!);
  expect(data).toMatchObject({ id, status: 'PENDING', job: { id: job.id, title: job.title } });
  expect(JSON.stringify(data)).not.toContain('Rao');
  expect(JSON.stringify(data)).not.toContain(seeker.email);
});

test('a webhook sends no more than its responsible user may see', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received, answer } = await receiver();
  const { id } = await makeWebhook(employer, { url });
  answer((response) => response.writeHead(500).end());
  await rename(app, job.id, 'Seen');
  await deliver(app);
  await app.sql(`update companies set admin_status = 'suspended' where id = ?`, [
    employer.company!.id,
  ]);
  await rename(app, job.id, 'Hidden');
  // Deliveries that failed before are not sent again either.
  app.clock.forward({ minutes: 1 });
  await deliver(app);
  expect(received).toHaveLength(1);
  const attempts = await app.sql<{ failure: string }>(
    `select failure from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
     where d.webhook_id = ? order by a.id`,
    [id],
  );
  expect(attempts.map(({ failure }) => failure)).toEqual(['status', 'not_allowed', 'not_allowed']);
});

test.for([
  ['nothing while its responsible user is suspended', { hours: 1 }, 0],
  ['events again once the suspension is over', { hours: 25 }, 1],
] as const)('a webhook sends %s', async ([, later, count]) => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received } = await receiver();
  await makeWebhook(employer, { url });
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000);
  await app.sql(`update users set status = 'suspended', suspended_until = ? where id = ?`, [
    tomorrow,
    employer.id,
  ]);
  app.clock.forward(later);
  await app.sql(`update jobs set title = 'Another', updated_at = ? where id = ?`, [
    app.clock.now(),
    job.id,
  ]);
  await deliver(app);
  expect(received).toHaveLength(count);
});
