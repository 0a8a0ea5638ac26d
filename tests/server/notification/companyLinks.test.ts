import { expect, test } from 'vitest';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { send } from '#tests/server/conversation/conversationWorld.ts';
import {
  appliedWorld,
  book,
  eventsSentTo,
  propose,
  tenOn,
  tokenOf,
} from '#tests/server/interview/interviewWorld.ts';
import { leave, switchTo } from '#tests/server/team/teamWorld.ts';
import { addMember } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';

test('links in the emails of a company name it, for those who belong to it', async () => {
  const { app, employer, seeker, applicationId } = await appliedWorld();
  const companyId = employer.company!.id;
  const { person, next } = await scenario(app).employer({ as: 'person' }).seeker({ as: 'next' });
  await addMember(app, companyId, person.id, 'recruiter');
  // Without quiet hours, so that emails are sent at any time of day.
  await person.graphql(
    'mutation { updateSettings(input: { quietHours: false }) { settings { id } } }',
  );
  // They work for another company while all of this happens.
  await switchTo(person, { companyId: person.company!.id });
  const [{ id: jobId } = { id: '' }] = await app.sql<{ id: string }>(
    'select job_id as id from applications where id = ?',
    [applicationId],
  );
  const { id: newest } = await apply(next, { id: jobId });
  await propose(employer, applicationId, { times: [tenOn(app, 2)], interviewerIds: [person.id] });
  await book(app, await tokenOf(app, seeker.email), tenOn(app, 2));
  await send(seeker, applicationId, 'When do you decide?');
  app.clock.forward({ minutes: 2 });
  await runDueTasks(app.services, { early: true });

  const linksTo = async ({ email }: { email: string }) =>
    (await app.mails(email)).flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
  const links = (await linksTo(person)).map((link) => link.replace(/^https?:\/\/[^/]+/, ''));
  expect(links).toEqual(
    expect.arrayContaining([
      `/manage-applications/${newest}?company=${companyId}`,
      expect.stringMatching(`^/interviews\\?week=[\\d-]+&company=${companyId}$`),
      `/messages/${applicationId}?company=${companyId}`,
    ]),
  );
  const [event] = await eventsSentTo(app, person.email);
  expect(event!.text).toMatch(`/interviews?week=`);
  expect(event!.text).toContain(`&company=${companyId}`);
  expect((await linksTo(seeker)).filter((link) => link.includes('company='))).toEqual([]);

  // People who have left get no more emails, and their old links stop working.
  await switchTo(person, { companyId });
  await leave(person);
  await expect(switchTo(person, { companyId })).toFailWith('NOT_FOUND');
});
