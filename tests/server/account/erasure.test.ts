// @module-tag full
import { expect, test } from 'vitest';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { act } from '#tests/server/admin/user/adminUserCalls.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { addNote, setStatus } from '#tests/server/application/status/statusWorld.ts';
import { send } from '#tests/server/conversation/conversationWorld.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { upload, uploadedResume } from '#tests/server/file/uploadApp.ts';
import { book, decline, propose, tenOn, tokenOf } from '#tests/server/interview/interviewWorld.ts';
import { everyRow } from '#tests/server/isolation/databaseRows.ts';
import { acceptOffer, sendOffer } from '#tests/server/offer/offerWorld.ts';
import type { App } from '#tests/support/app.ts';
import { addMember } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';

const NAME = /zebulon|quarkson/i;
/** The phone, and a word that this person types everywhere. */
const WORDS = /98123\s?45678|kumquat/i;

async function tablesWith(app: App, trace: RegExp): Promise<string[]> {
  const rows = await everyRow(app);
  return [...rows]
    .filter(([, texts]) => texts.some((text) => trace.test(text)))
    .map(([name]) => name);
}

test('after the deletion of an account, its name and words remain only in what companies keep', async () => {
  const { app, admin, employer, seeker, ...jobs } = await scenario()
    .admin()
    .employer()
    .job({ as: 'nurse', title: 'Nurse' })
    .job({ as: 'cook', title: 'Cook' })
    .seeker({ firstName: 'Zebulon', lastName: 'Quarkson', email: 'zebulon@quarkson.example' });
  const say = (mutation: string) => seeker.graphql(`mutation { ${mutation} { __typename } }`);
  await say('updateProfile(input: { phone: "9812345678", headline: "Kumquat farmer" })');
  await say('createAlert(input: { name: "Kumquat", keywords: "kumquat", frequency: DAILY })');
  const resume = await uploadedResume(app, seeker, pdf('Kumquat, ten years'), 'kumquat.pdf');
  const letter = { coverLetter: 'I grow kumquats.', phone: '9812345678', resume: resume.fileId };
  const nurse = await apply(seeker, jobs.nurse, letter);
  const cook = await apply(seeker, jobs.cook, letter);
  const { body: file } = await upload(app, seeker, 'file', pdf('kumquat'), { name: 'kumquat.pdf' });
  await send(seeker, nurse.id, 'I am Zebulon and like kumquats.', [file.fileId]);
  await send(employer, nurse.id, 'Thank you.');
  await addNote(employer, nurse.id, 'A good applicant.');
  await seeker.graphql(
    'mutation($input: ContactEmployerInput!) { contactEmployer(input: $input) { message } }',
    { input: { companyId: employer.company!.id, message: 'Do you grow kumquats?' } },
  );
  await propose(employer, nurse.id, { times: [tenOn(app, 2)], interviewerIds: [employer.id] });
  const token = await tokenOf(app, seeker.email);
  await book(app, token, tenOn(app, 2));
  await decline(app, token, 'Kumquat harvest.');
  await setStatus(app, nurse.id, 'shortlisted');
  const { id } = await sendOffer(app, employer, nurse.id);
  await acceptOffer(seeker, id, 'Zebulon Quarkson');
  await seeker.graphql(
    'mutation($input: WithdrawApplicationInput!) { withdrawApplication(input: $input) { undoUntil } }',
    { input: { id: cook.id, text: 'The kumquats need me.' } },
  );
  await act(admin, 'updateUser', seeker.id, { lastName: 'Quarkson-Rao', phone: '98123 45670' });
  await act(admin, 'updateUser', seeker.id, { lastName: 'Quarkson', phone: '98123 45678' });
  await runDueTasks(app.services, { early: true });
  expect((await tablesWith(app, WORDS)).length).toBeGreaterThan(5);
  await seeker.graphql(
    'mutation { deleteMyAccount(input: { password: "A good passphrase 1", confirmation: "DELETE" }) { message } }',
  );
  await runDueTasks(app.services, { early: true });
  expect(await tablesWith(app, WORDS)).toEqual(['public.application_desk', 'public.applications']);
  // The bells and emails of the company name the applicant.
  expect(await tablesWith(app, NAME)).toEqual([
    'public.application_desk',
    'public.applications',
    'public.notifications',
    'public.outbox',
  ]);
  expect(await app.sql('select 1 from files where owner_id = ?', [seeker.id])).toEqual([]);
});

test('a deleted colleague is no longer named in the emails about notes', async () => {
  const { app, employer, job, seeker } = await scenario().employer().job().seeker();
  const { author } = await scenario(app).employer({
    as: 'author',
    company: null,
  });
  await addMember(app, employer.company!.id, author.id, 'recruiter');
  const { id } = await apply(seeker, job);
  await author.graphql(
    'mutation($input: AddApplicationNoteInput!) { addApplicationNote(input: $input) { application { id } } }',
    { input: { applicationId: id, body: 'What do you think?', mentionIds: [employer.id] } },
  );
  const named = async () =>
    (await app.mails(employer.email)).filter(({ subject }) => /mentioned you/.test(subject)).length;
  expect(await named()).toBe(1);
  await author.graphql(
    'mutation { deleteMyAccount(input: { password: "A good passphrase 1", confirmation: "DELETE" }) { message } }',
  );
  expect(await named()).toBe(0);
  const [last] = await app.mails(author.email);
  expect(last!.text).toContain('You no longer belong to any company');
});
