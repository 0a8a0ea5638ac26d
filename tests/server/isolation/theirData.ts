import sharp from 'sharp';
import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { change, makeWebhook } from '#tests/server/partner/webhook/webhookWorld.ts';
import { addJob, type JobDetails } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { waiting as waitingForVerification } from '#tests/server/company/verification/verifications.ts';
import { updateJob } from '#tests/server/job/own/jobCalls.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import {
  addNote,
  changeMany,
  colleagueOf,
  setStatus,
} from '#tests/server/application/status/statusWorld.ts';
import { sendOffer } from '#tests/server/offer/offerWorld.ts';
import { book, propose, tenOn, tokenOf } from '#tests/server/interview/interviewWorld.ts';
import { send } from '#tests/server/conversation/conversationWorld.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { upload, uploadedResume } from '#tests/server/file/uploadApp.ts';
import {
  pinReport,
  saveDashboard,
  saveReport,
  scheduleReport,
} from '#tests/server/report/reportWorld.ts';
import { saveAlert } from '#tests/server/report/figureAlertWorld.ts';
import { saveSegment } from '#tests/server/report/segmentWorld.ts';
import { everyId } from './databaseRows.ts';
import type { Kind } from './idKind.ts';
import type { OwnIds } from './requiredInputs.ts';
import { SECRET } from './secret.ts';

export interface Theirs {
  employer: Employer;
  applicant: Person;
  administrator: Person;
  /** Their ids by kind. */
  ids: Readonly<Record<Kind, string[]>>;
  /** The same for their public data. */
  shown: Partial<Record<Kind, string[]>>;
  liveJob: string;
  /** The company's logos: the current one, and one that is only uploaded. */
  logos: { shown: string; spare: string };
  resume: { id: string; url: string };
  own: OwnIds;
}

/** Jobs that were never public, that were public once, and that are public now. */
const UNSEEN: JobDetails[] = [
  { adminStatus: 'pending' },
  { adminStatus: 'rejected' },
  { status: 'closed', adminStatus: 'pending' },
  { endsIn: -1, adminStatus: 'pending' },
];
const SHOWN: JobDetails[] = [{}, { status: 'closed' }, { endsIn: -1 }];

/**
 * An employer, a second one whose company is pending, and an applicant, with data of every kind.
 */
export async function theirWorld(app: App): Promise<Theirs> {
  const { employer, waiting } = await scenario(app)
    .employer({ company: { name: 'Banyan Works' } })
    .employer({ as: 'waiting', company: { name: `${SECRET} House`, status: 'pending' } });
  const { applicant, second, administrator } = await scenario(app)
    .admin({ as: 'administrator', firstName: SECRET })
    .seeker({ as: 'applicant', firstName: SECRET, email: `${SECRET}@people.example` })
    .seeker({ as: 'second', firstName: SECRET });
  const company = employer.company!.id;
  const logos = await logosOf(app, employer);
  await privately(app, employer, [applicant, second]);

  const shown = await jobs(app, company, SHOWN, 'Staff Nurse');
  const unseen = await jobs(app, company, UNSEEN, `${SECRET} Nurse`);
  const suspended = await jobs(app, company, [{ adminStatus: 'suspended' }], `${SECRET} Guard`);
  const deleted = (await addJob(app, company, { title: `${SECRET} Porter` })).id;
  const waitingJob = (await addJob(app, waiting.company!.id, { title: `${SECRET} Cook` })).id;
  const [liveJob = ''] = shown;

  const resume = await uploadedResume(app, applicant, pdf(SECRET), `${SECRET}.pdf`);
  await app.sql('update resumes set text = ? where id = ?', [`${SECRET} nurse`, resume.fileId]);
  const more = { resume: resume.fileId, coverLetter: SECRET, phone: '+91 99999 12345' };
  const first = (await apply(applicant, { id: liveJob }, more)).id;
  const held = (await apply(second, { id: liveJob }, { coverLetter: SECRET })).id;
  const gone = (await apply(applicant, { id: deleted }, more)).id;
  const colleague = await colleagueOf(app, employer);
  for (const name of ['Priya', 'Kavya']) await colleagueOf(app, employer, name);
  // One invitation for each way of revoking it.
  await employer.graphql(
    `mutation {
      one: inviteToTeam(input: { email: "${SECRET}@works.example", role: RECRUITER }) { viewer { id } }
      other: inviteToTeam(input: { email: "${SECRET}2@works.example", role: RECRUITER }) { viewer { id } } }`,
  );
  for (const who of [employer, colleague]) await addNote(who, first, `${SECRET} hands`);
  await employer.graphql(
    `mutation($id: ID!) { rateApplication(input: { applicationId: $id, stars: 4 }) { application { id } }
      one: createApplicationTag(input: { name: "${SECRET} one" }) { tag { id } }
      other: createApplicationTag(input: { name: "${SECRET} other" }) { tag { id } }
      saveApplicationView(input: { name: "${SECRET}", query: "", isShared: true }) { viewer { id } } }`,
    { id: first },
  );
  await conversation(app, employer, applicant, first);
  await interview(app, employer, applicant, first);
  await offer(app, employer, first);
  const { batchId } = await changeMany(employer, [held], 'SHORTLISTED');
  await employer.graphql(
    'mutation($input: CreateStageInput!) { createStage(input: $input) { viewer { id } } }',
    { input: { name: SECRET, applicantName: SECRET, status: 'SHORTLISTED' } },
  );
  // A job that was never public is deleted, too.
  await app.sql('update jobs set deleted_at = ? where id in (?, ?)', [
    app.clock.now(),
    deleted,
    unseen.at(-1),
  ]);
  await app.sql('update jobs set admin_notes = ? where company_id = ?', [SECRET, company]);
  // One job for each way of deleting it, and one more.
  const waits = [1, 2, 3, 4].map((): JobDetails => ({ adminStatus: 'pending' }));
  const numbered = await jobs(app, company, waits, `${SECRET} Clerk`);
  await app.sql(`update jobs set external_id = 'their-' || id where title = ?`, [
    `${SECRET} Clerk`,
  ]);

  for (const id of shown) await updateJob(employer, id, { title: `${SECRET} Nurse` });
  await waitingForVerification(app, employer);
  await bulkUpload(app, administrator);
  await reports(administrator);
  for (const who of [employer, administrator]) {
    await apiKeyOf(app, who, ['JOBS_READ'], { name: `${SECRET} key` });
    const { id } = await makeWebhook(who, { url: `http://127.0.0.1:1/${SECRET}` });
    await change(who, 'testWebhook', id, 'delivery { id }');
  }
  await applicant.graphql(
    'mutation($id: ID!) { saveJob(input: { jobId: $id }) { viewer { id } } }',
    { id: liveJob },
  );
  const idsOf = async (table: string, where = 'true') =>
    (await app.sql<{ id: string }>(`select id from ${table} where ${where} order by id`)).map(
      ({ id }) => id,
    );
  const tags = await idsOf('company_tags');
  await employer.graphql(
    'mutation($input: TagApplicationInput!) { tagApplication(input: $input) { application { id } } }',
    { input: { applicationId: first, tagId: tags[0] } },
  );
  const members = await idsOf(
    'company_members',
    `user_id <> '${employer.id}' and company_id = '${company}'`,
  );
  const [stage, otherStage] = await idsOf(
    'company_stages',
    `company_id is not null and status = 'shortlisted'`,
  );
  // The ids that reveal most come first.
  const unseenJob = [...unseen, waitingJob];
  const hiddenJob = [...unseen.slice(0, 1), deleted, ...suspended, ...unseen.slice(1), waitingJob];
  const files = await idsOf('files');
  const everybodys = new Set([
    ...shown,
    company,
    logos.shown,
    ...(await idsOf('categories')),
    ...(await idsOf('company_stages', 'company_id is null')),
  ]);
  return {
    employer,
    applicant,
    administrator,
    shown: {
      hiddenJob: [liveJob],
      unseenJob: [liveJob, deleted],
      company: [company],
      slug: [`company-${company}`],
    },
    liveJob,
    logos,
    resume: { id: resume.fileId, url: resume.fileUrl },
    own: {
      applicationId: first,
      editedApplication: gone,
      movedApplication: held,
      stage,
      otherStage,
      tagId: tags[0],
      interviewer: employer.id,
      interview: (await idsOf('interviews'))[0],
      member: members[1],
      successor: members[2],
    },
    ids: {
      anything: (await everyId(app)).filter((id) => !everybodys.has(id)),
      hiddenJob,
      unseenJob,
      externalId: numbered.map((id) => `their-${id}`),
      job: [...shown.slice(0, 2), ...hiddenJob, ...shown.slice(2)],
      application: [first, held, gone],
      note: await idsOf('application_notes'),
      tag: tags,
      view: await idsOf('application_views'),
      interview: await idsOf('interviews'),
      offer: await idsOf('offers'),
      offerTemplate: await idsOf('offer_templates'),
      message: await idsOf('messages'),
      messageBatch: await idsOf('message_batches'),
      messageTemplate: await idsOf('message_templates'),
      messageReport: await idsOf('message_reports'),
      batch: [batchId!],
      stage: await idsOf('company_stages', 'company_id is not null'),
      alert: await idsOf('alerts'),
      notification: await idsOf('notifications'),
      session: await idsOf('sessions'),
      file: files,
      logo: [logos.shown, logos.spare, resume.fileId],
      company: [waiting.company!.id],
      slug: [`company-${waiting.company!.id}`],
      person: [employer.id, ...(await idsOf('users', `id <> '${employer.id}'`))],
      bulkUpload: await idsOf('bulk_uploads'),
      report: await idsOf('analytics_reports'),
      dashboard: await idsOf('analytics_dashboards'),
      pin: await idsOf('analytics_pins'),
      figureAlert: await idsOf('figure_alerts'),
      segment: await idsOf('analytics_segments'),
      apiKey: await idsOf('api_keys'),
      member: members,
      invitation: await idsOf('team_invitations'),
      webhook: await idsOf('webhooks'),
      delivery: await idsOf('webhook_deliveries'),
      pendingChange: await idsOf('pending_changes'),
      verification: await idsOf('company_verifications'),
    },
  };
}

async function jobs(app: App, company: string, kinds: JobDetails[], title: string) {
  const made = await Promise.all(kinds.map((kind) => addJob(app, company, { title, ...kind })));
  return made.map(({ id }) => id);
}

/** Messages with a file, a template, a message to many and a report. */
async function conversation(app: App, employer: Employer, applicant: Person, id: string) {
  const { body } = await upload(app, applicant, 'file', pdf(SECRET), { name: `${SECRET}.pdf` });
  await send(applicant, id, `${SECRET} question`, [body.fileId]);
  const { id: answer } = await send(employer, id, `${SECRET} answer`);
  await employer.graphql(
    `mutation($id: ID!) {
      saveMessageTemplate(input: { name: "${SECRET}", body: "${SECRET}" }) { viewer { id } }
      sendConversationMessages(input: { ids: [$id], body: "${SECRET}" }) { batchId } }`,
    { id },
  );
  await applicant.graphql(
    `mutation($id: ID!) { reportMessage(input: { id: $id, reason: OTHER, detail: "${SECRET}" }) { message } }`,
    { id: answer },
  );
}

/** An upload of jobs that an administrator has previewed but not started. */
async function bulkUpload(app: App, administrator: Person): Promise<void> {
  const columns = 'title,company_name,location,type,category,description,requirements';
  const bytes = Buffer.from(`${columns}\r\n${SECRET},,,,,,\r\n`);
  const { body } = await upload(app, administrator, 'bulk-jobs', bytes, { name: `${SECRET}.csv` });
  await administrator.graphql(
    'mutation($fileId: ID!) { prepareBulkUpload(input: { fileId: $fileId }) { upload { id } } }',
    { fileId: body.fileId },
  );
}

/** Reports of an administrator, shared and private, on a dashboard, scheduled by email and with an alert. */
async function reports(administrator: Person): Promise<void> {
  for (const shared of [true, false, false, false, false]) {
    const { id } = await saveReport(administrator, { name: `${SECRET} report`, shared });
    await scheduleReport(administrator, { reportId: id });
    const name = `${SECRET} ${id.slice(-6)}`;
    const { id: dashboardId } = await saveDashboard(administrator, { name });
    await pinReport(administrator, { reportId: id, dashboardId });
    await saveSegment(administrator, { name: `${SECRET} segment` });
    await saveAlert(administrator, { name: `${SECRET} alert`, reportId: id, query: null });
  }
}

/** A replaced logo, the current one, and one that was only uploaded. */
async function logosOf(app: App, employer: Employer) {
  const image = { width: 9, height: 9, channels: 3, background: '#f60' } as const;
  const bytes = await sharp({ create: image }).png().toBuffer();
  const ids: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const { body } = await upload(app, employer, 'company-logo', bytes, { name: `${SECRET}.png` });
    ids.push(body.fileId);
  }
  const [before, shown = '', spare = ''] = ids;
  for (const fileId of [before, shown]) {
    await employer.graphql(
      'mutation($id: ID) { setCompanyLogo(input: { fileId: $id }) { viewer { id } } }',
      { id: fileId },
    );
  }
  return { shown, spare };
}

/** Everything that an applicant says about themselves. */
export async function writeProfile(who: Person, words: string): Promise<void> {
  await who.graphql(`mutation { updateProfile(input: { headline: "${words}", summary: "${words}",
    career: { jobs: [{ title: "${words}", company: "${words}", isCurrent: true }] } }) { user { id } } }`);
}

/** Adds the private data of each person. */
async function privately(app: App, employer: Employer, [applicant, second]: [Person, Person]) {
  const company = employer.company!.id;
  await app.sql(
    `update companies set admin_notes = ?, phone = '+91 99999 12345', email = ?, address = ? where id = ?`,
    [SECRET, `${SECRET}@works.example`, SECRET, company],
  );
  await employer.graphql(`mutation {
    updateSettings(input: { showContactInfo: false, allowDirectContact: true }) { settings { id } }
    saveJobDraft(input: { title: "${SECRET} Draft" }) { viewer { id } }
    saveStatusMail(input: { status: HIRED, subject: "${SECRET}", body: "${SECRET}" }) { statusMail { id } } }`);
  for (const seeker of [applicant, second]) {
    await seeker.graphql(
      'mutation { updateSettings(input: { profileVisibility: PRIVATE }) { settings { id } } }',
    );
  }
  await writeProfile(applicant, SECRET);
  await applicant.graphql(`mutation {
    one: createAlert(input: { name: "${SECRET}", keywords: "${SECRET}" }) { alert { id } }
    other: createAlert(input: { name: "${SECRET}", keywords: "${SECRET}" }) { alert { id } } }`);
  await app.sql(
    `insert into alerts (id, user_id, name, keywords, frequency, created_at, updated_at, deleted_at)
     values (?, ?, ?, ?, 'daily', now(), now(), now())`,
    [newId(app.clock.now().getTime()), applicant.id, SECRET, SECRET],
  );
  await upload(app, applicant, 'file', pdf(SECRET), { name: `${SECRET}.pdf` });
}

/** An open offer, and a template. */
async function offer(app: App, employer: Employer, applicationId: string): Promise<void> {
  await setStatus(app, applicationId, 'shortlisted');
  const more = { title: SECRET, place: SECRET, letter: SECRET, variablePay: SECRET };
  await sendOffer(app, employer, applicationId, more);
  await employer.graphql(
    `mutation { saveOfferTemplate(input: { name: "${SECRET}", language: EN, letter: "${SECRET}" }) { viewer { id } } }`,
  );
  await setStatus(app, applicationId, 'pending');
}

/** A booked interview, with the feedback of a colleague. */
async function interview(
  app: App,
  employer: Employer,
  applicant: Person,
  applicationId: string,
): Promise<void> {
  const times = [tenOn(app, 2)];
  const more = { title: `${SECRET} talk`, place: SECRET, note: SECRET };
  const { id } = await propose(employer, applicationId, {
    times,
    interviewerIds: [employer.id],
    ...more,
  });
  await book(app, await tokenOf(app, applicant.email), times[0]!);
  await app.sql(
    `insert into interview_scores (interview_id, user_id, ratings, recommendation, body, sent_at)
     values (?, ?, '[]', 'yes', ?, ?)`,
    [id, employer.id, SECRET, app.clock.now()],
  );
}
