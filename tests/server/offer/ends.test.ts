import { expect, test } from 'vitest';
import { runDueOffers } from '#server/modules/offer/send/dueOffers.service.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { updateStatus } from '#tests/server/application/status/statusWorld.ts';
import { deleteJob, turn } from '#tests/server/job/own/jobCalls.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import {
  acceptOffer,
  offerMailsTo,
  sendOffer,
  shortlistedWorld,
  type World,
} from './offerWorld.ts';

const DELETE = `mutation { deleteMyAccount(input: { password: "A good passphrase 1", confirmation: "DELETE" }) { message } }`;

/** The number of emails the applicant gets: one about the offer, and one about its end unless they know the cause. */
const ENDS: [name: string, mails: number, end: (world: World) => Promise<unknown>][] = [
  [
    'the company is suspended',
    2,
    ({ app, employer }) =>
      app.sql(`update companies set admin_status = 'suspended', updated_at = now() where id = ?`, [
        employer.company!.id,
      ]),
  ],
  [
    'the only person of the company deletes the account',
    2,
    ({ employer }) => employer.graphql(DELETE),
  ],
  [
    'the deleted job can no longer be restored',
    2,
    async ({ app, employer, jobId }) => {
      await deleteJob(employer, jobId);
      app.clock.forward({ minutes: 11 });
      await runDueOffers(app.services);
    },
  ],
  [
    'the application is rejected',
    1,
    ({ employer, applicationId }) => updateStatus(employer, applicationId, 'REJECTED'),
  ],
  [
    'the withdrawal can no longer be undone',
    1,
    async ({ app, seeker, applicationId }) => {
      await seeker.graphql(
        'mutation($id: ID!) { withdrawApplication(input: { id: $id }) { application { id } } }',
        { id: applicationId },
      );
      // Someone who is about to leave is not reminded.
      await app.sql('update offers set remind_at = ?', [app.clock.now()]);
      await runDueOffers(app.services);
      app.clock.forward({ minutes: 10 });
      await runDueTasks(app.services, { early: true });
    },
  ],
  ['the applicant deletes the account', 0, ({ seeker }) => seeker.graphql(DELETE)],
  [
    'the company hires by hand',
    1,
    ({ employer, applicationId }) => updateStatus(employer, applicationId, 'HIRED'),
  ],
];

test.each(fewInQuickSuite(6, ENDS))('an open offer ends when %s', async (_name, mails, end) => {
  const world = await shortlistedWorld();
  const { app, employer, seeker, applicationId } = world;
  const { id } = await sendOffer(app, employer, applicationId);
  await end(world);
  await expect(acceptOffer(seeker, id)).rejects.toThrow(/offer|log ?in|session|sign/i);
  await runDueOffers(app.services);
  await runDueOffers(app.services);
  const [state] = await app.sql(
    'select status, withdrawn_by, untold_since from offers where id = ?',
    [id],
  );
  expect(state).toEqual({ status: 'withdrawn', withdrawn_by: 'ended', untold_since: null });
  const subjects = await offerMailsTo(app, seeker);
  expect(subjects).toHaveLength(mails);
  // Applicants do not read that the company has withdrawn it.
  for (const subject of subjects.slice(1))
    expect(subject).toMatch(/^Your offer from .+ is no longer valid/);
});

test('the offer of a job that is deleted and restored stays open, and the applicant gets no email', async () => {
  const { app, employer, seeker, jobId, applicationId } = await shortlistedWorld();
  const { id } = await sendOffer(app, employer, applicationId);
  // A reminder becomes due before the job is restored.
  await app.sql('update offers set remind_at = ? where id = ?', [app.clock.now(), id]);
  await deleteJob(employer, jobId);
  await runDueOffers(app.services);
  await expect(acceptOffer(seeker, id)).toBreakRule('offer.answer.job');
  expect(await offerMailsTo(app, seeker)).toHaveLength(1);
  await turn(employer, 'restoreJob', jobId);
  await runDueOffers(app.services);
  expect((await offerMailsTo(app, seeker))[1]).toContain('expires soon');
  expect(await acceptOffer(seeker, id)).toMatchObject({ status: 'ACCEPTED' });
});

test('deleting the account leaves only the status of an accepted offer', async () => {
  const { app, employer, seeker, applicationId } = await shortlistedWorld();
  const letter = 'A letter to {candidate}, zanzibar.';
  const { id } = await sendOffer(app, employer, applicationId, { letter, variablePay: 'zanzibar' });
  await acceptOffer(seeker, id, 'Zanzibar Nair');
  await seeker.graphql(DELETE);
  const [row] = await app.sql('select to_jsonb(o) as row from offers o where id = ?', [id]);
  expect(JSON.stringify(row)).not.toMatch(/zanzibar|Asha/i);
  expect(row).toMatchObject({ row: { status: 'accepted', pay: null, letter: null } });
});
