import { beforeAll, describe, expect, test, vi } from 'vitest';
import { APPLICATION_SORTS } from '#schema/options/screens/applications.ts';
import { upper } from '#schema/options/letters.ts';
import { prepareApplicants } from '#server/modules/recommendation/applicants/prepareApplicants.service.ts';
import { UNPREPARED } from '#server/modules/recommendation/applicants/applicants.sql.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { lockWaits } from '#tests/support/lockWaits.ts';
import { addJob } from '#tests/support/rows.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { uploadedResume } from '#tests/server/file/uploadApp.ts';
import { colleagueOf } from '#tests/server/application/status/statusWorld.ts';
import { colleague as memberOf } from '#tests/server/team/teamWorld.ts';

let app: App;
let employer: Employer;
let colleague: Person;
let other: Employer;
let job: { id: string };

beforeAll(async () => {
  ({ app, employer, other } = await scenario(theApp())
    .employer({ firstName: 'Meera', lastName: 'Shah' })
    .employer({ as: 'other', company: { name: 'Other Works' } }));
  colleague = await colleagueOf(app, employer);
  job = await addJob(app, employer.company!.id, {
    title: 'Accountant',
    location: 'Pune, Maharashtra',
  });
  await app.sql(`update jobs set district = 'Pune', state = 'Maharashtra' where id = ?`, [job.id]);
});

interface Applicant extends Person {
  application: string;
}

async function applicant(profile: string, more: object = {}, jobId = job.id): Promise<Applicant> {
  const { seeker } = await scenario(app).seeker({ firstName: 'Asha', lastName: 'Rao' });
  if (profile)
    await seeker.graphql(`mutation { updateProfile(input: { ${profile} }) { user { id } } }`);
  return { ...seeker, application: (await apply(seeker, { id: jobId }, more)).id };
}

interface Desk {
  rating: { average: number | null; count: number; own: number | null } | null;
  ratings: { stars: number; isMine: boolean }[];
  tags: { id: string; name: string }[];
  otherApplications: { isSameAccount: boolean; application: { id: string } }[];
  match: { level: string; matchedSkills: string[]; isElsewhere: boolean } | null;
}

const DESK = `rating { average count own } ratings { stars isMine } tags { id name }
  otherApplications { isSameAccount application { id } } match { level matchedSkills isElsewhere }`;

const mutate = <Answer>(who: Caller, name: string, type: string, input: object, answer: string) =>
  who
    .graphql<Record<string, Answer>>(
      `mutation($input: ${type}!) { ${name}(input: $input) { ${answer} } }`,
      { input },
    )
    .then((data) => data[name]!);

const rate = (who: Caller, applicationId: string, stars: number | null) =>
  mutate(who, 'rateApplication', 'RateApplicationInput', { applicationId, stars }, 'viewer { id }');
const createTag = async (who: Caller, name: string) =>
  (
    await mutate<{ tag: { id: string } }>(
      who,
      'createApplicationTag',
      'CreateApplicationTagInput',
      { name },
      'tag { id }',
    )
  ).tag.id;
const tag = (who: Caller, applicationId: string, tagId: string, name = 'tagApplication') =>
  mutate(who, name, 'TagApplicationInput', { applicationId, tagId }, 'viewer { id }');

async function deskOf(who: Caller, id: string): Promise<Desk> {
  const query = `query($id: ID!) { node(id: $id) { ... on Application { ${DESK} } } }`;
  return (await who.graphql<{ node: Desk }>(query, { id })).node;
}

const LIST = `query($search: String, $applicants: ApplicantFilter, $appliedFrom: String, $sort: ApplicationSort) { viewer {
  applications(search: $search, applicants: $applicants, appliedFrom: $appliedFrom, sort: $sort, first: 50) {
    totalCount nodes { id isUnread excerpt(search: $search) { part text } } }
  applicationCounts(search: $search, applicants: $applicants, appliedFrom: $appliedFrom) { total } } }`;

interface Listed {
  totalCount: number;
  nodes: { id: string; isUnread: boolean; excerpt: { part: string; text: string } | null }[];
}

async function listed(who: Caller, variables: object): Promise<Listed> {
  const { viewer } = await who.graphql<{
    viewer: { applications: Listed; applicationCounts: { total: number } };
  }>(LIST, variables);
  expect(viewer.applicationCounts.total).toBe(viewer.applications.totalCount);
  return viewer.applications;
}
const idsOf = async (who: Caller, variables: object) =>
  (await listed(who, variables)).nodes.map(({ id }) => id);

test('a search looks up each word once', async () => {
  const statements = await statementsOf(() => listed(employer, { search: 'Java ﷺ java ﷺ' }));
  const searches = statements.filter((statement) => statement.includes('application_query'));
  expect(searches.length).toBeGreaterThan(0);
  for (const search of searches) expect(search).toContain('"java صلى الله عليه وسلم"');
});

describe('colleagues', () => {
  test('rate an applicant, each once; the applicant and other companies see none of it', async () => {
    const { application, ...seeker } = await applicant('');
    await rate(employer, application, 2);
    await rate(employer, application, 5);
    await rate(colleague, application, 4);
    expect(await deskOf(employer, application)).toMatchObject({
      rating: { average: 4.5, count: 2, own: 5 },
      ratings: [
        { stars: 5, isMine: true },
        { stars: 4, isMine: false },
      ],
    });
    await rate(employer, application, null);
    expect((await deskOf(employer, application)).rating).toEqual({
      average: 4,
      count: 1,
      own: null,
    });
    await expect(rate(other, application, 1)).toFailWith('NOT_FOUND');
    await expect(rate(employer, application, 6)).toFailWith('BAD_USER_INPUT');
    expect(await deskOf(seeker, application)).toEqual({
      rating: null,
      ratings: [],
      tags: [],
      otherApplications: [],
      match: null,
    });
  });

  test('rate an applicant at the same moment, and the average counts both ratings', async () => {
    const { application } = await applicant('');
    let second: Promise<unknown> = Promise.resolve();
    await app.services.database.fork().transactional(async (em) => {
      await em.execute('insert into application_ratings values (?, ?, 5, now())', [
        application,
        employer.id,
      ]);
      second = rate(colleague, application, 1);
      await expect.poll(() => lockWaits(app)).toBe(1);
    });
    await second;
    expect((await deskOf(employer, application)).rating).toEqual({ average: 3, count: 2, own: 5 });
  });

  test('search answers that were written at the same moment', async () => {
    const { application } = await applicant('');
    const add = `insert into application_answers (application_id, position, question, answer) values (?, ?, '{}', ?)`;
    let second: Promise<unknown> = Promise.resolve();
    await app.services.database.fork().transactional(async (em) => {
      await em.execute(add, [application, 0, 'kohinoor']);
      second = app.sql(add, [application, 1, 'jasmine']);
      await expect.poll(() => lockWaits(app)).toBe(1);
    });
    await second;
    const [row] = await app.sql('select answers from application_desk where application_id = ?', [
      application,
    ]);
    expect(row).toEqual({ answers: 'kohinoor\njasmine' });
  });

  test('share tags: unique by name, renamed and deleted for all, and a filter', async () => {
    const { application } = await applicant('');
    const later = await createTag(employer, 'Later');
    await expect(createTag(colleague, 'LATER')).toFailWith('CONFLICT');
    const call = await createTag(colleague, 'Call');
    await tag(employer, application, later);
    await tag(employer, application, call);
    await tag(colleague, application, call);
    const names = async () => (await deskOf(employer, application)).tags.map(({ name }) => name);
    expect(await names()).toEqual(['Call', 'Later']);
    expect(await idsOf(colleague, { applicants: { tagIds: [later] } })).toEqual([application]);
    const rename = { id: later, name: 'Sooner' };
    await mutate(
      employer,
      'renameApplicationTag',
      'RenameApplicationTagInput',
      rename,
      'tag { id }',
    );
    await tag(employer, application, call, 'untagApplication');
    expect(await names()).toEqual(['Sooner']);
    await mutate(
      colleague,
      'deleteApplicationTag',
      'DeleteApplicationTagInput',
      { id: later },
      'tag { id }',
    );
    expect(await names()).toEqual([]);
    await expect(tag(employer, application, later)).toFailWith('NOT_FOUND');
    const theirs = await createTag(other, 'Call');
    await expect(tag(employer, application, theirs)).toFailWith('NOT_FOUND');
    const logged = await app.sql<{ action: string }>(
      `select action from activity_log where subject_id = ? order by id`,
      [application],
    );
    expect(logged.map(({ action }) => action)).toEqual([
      'application.tag',
      'application.tag',
      'application.untag',
    ]);
  });

  test('hear by bell and email of notes that mention them, and nobody else can be mentioned', async () => {
    const { application } = await applicant('');
    const note = (who: Caller, mentionIds: string[], isRestored?: boolean) =>
      mutate<{ application: { notes: { mentionedNames: string[] }[] } }>(
        who,
        'addApplicationNote',
        'AddApplicationNoteInput',
        { applicationId: application, body: 'Please look', mentionIds, isRestored },
        'application { notes { mentionedNames } }',
      );
    const { application: noted } = await note(employer, [colleague.id, employer.id]);
    expect(noted.notes[0]!.mentionedNames).toHaveLength(2);
    const { application: restored } = await note(employer, [colleague.id, employer.id], true);
    expect(restored.notes[1]!.mentionedNames).toHaveLength(2);
    const bells = await app.sql<{ user_id: string; link: string }>(
      `select user_id, link from notifications where kind = 'note_mention' and data ->> 'applicationId' = ?`,
      [application],
    );
    expect(bells).toEqual([{ user_id: colleague.id, link: `/manage-applications/${application}` }]);
    const mails = await app.mails(colleague.email);
    expect(mails.filter(({ subject }) => subject.includes('mentioned you'))).toHaveLength(1);
    await expect(note(employer, [other.id])).toFailWith('NOT_FOUND');
    // Someone who works on other jobs only does not see the application.
    const elsewhere = await addJob(app, employer.company!.id);
    const manager = await memberOf(app, employer, 'hiring_manager', [elsewhere.id]);
    await expect(note(employer, [manager.id])).toFailWith('NOT_FOUND');
    await expect(note(other, [])).toFailWith('NOT_FOUND');

    const recruiter = await memberOf(app, employer, 'recruiter');
    await note(recruiter, [colleague.id]);
    await recruiter.graphql(
      'mutation { deleteMyAccount(input: { password: "A good passphrase 1", confirmation: "DELETE" }) { message } }',
    );
    const { viewer } = await colleague.graphql<{
      viewer: { notifications: { nodes: { title: string }[] } };
    }>('{ viewer { notifications(first: 2) { nodes { title } } } }');
    expect(viewer.notifications.nodes.map(({ title }) => title)).toEqual([
      'Someone mentioned you',
      expect.not.stringMatching('Someone'),
    ]);
  });

  test('save views, and share some', async () => {
    const save = (who: Caller, name: string, query: string, isShared: boolean) =>
      mutate(
        who,
        'saveApplicationView',
        'SaveApplicationViewInput',
        { name, query, isShared },
        'viewer { id }',
      );
    const drop = (who: Caller, id: string) =>
      mutate(who, 'deleteApplicationView', 'DeleteApplicationViewInput', { id }, 'viewer { id }');
    const views = async (who: Caller) =>
      (
        await who.graphql<{
          viewer: {
            applicationViews: { id: string; name: string; query: string; isMine: boolean }[];
          };
        }>('{ viewer { applicationViews { id name query isMine } } }')
      ).viewer.applicationViews;
    await save(employer, 'Strong', 'sort=match', false);
    await save(employer, 'strong', 'sort=match&place=Pune', true);
    await save(colleague, 'Mine', 'status=pending', false);
    expect(await views(employer)).toMatchObject([{ query: 'sort=match&place=Pune', isMine: true }]);
    const [mine, shared] = await views(colleague);
    expect([mine, shared]).toMatchObject([
      { name: 'Mine', isMine: true },
      { name: 'strong', isMine: false },
    ]);
    expect(await views(other)).toEqual([]);
    // A hiring manager learns nothing of jobs that only colleagues work on.
    const manager = await memberOf(app, employer, 'hiring_manager', [job.id]);
    const hidden = await addJob(app, employer.company!.id, { title: 'Chief Accountant' });
    await save(employer, 'Theirs', `job=${job.id}&search=Tally`, true);
    await save(employer, 'Hidden', `job=${hidden.id}`, true);
    await save(employer, 'Words', 'search=Chief%20Accountant', true);
    expect((await views(manager)).map(({ name }) => name)).toEqual(['strong', 'Theirs']);
    // A view is no longer listed when the member who shared it has left.
    await save(manager, 'Left', 'status=pending', true);
    await app.sql('delete from company_members where user_id = ?', [manager.id]);
    expect((await views(employer)).map(({ name }) => name)).not.toContain('Left');
    for (const view of await views(employer))
      if (view.name !== 'strong') await drop(employer, view.id);
    await expect(drop(colleague, shared!.id)).toFailWith('NOT_FOUND');
    await drop(employer, shared!.id);
    expect(await views(colleague)).toHaveLength(1);
    await expect(save(employer, 'Bad', 'a=<b>', false)).toFailWith('BAD_USER_INPUT');
  });
});

describe('the list', () => {
  test('finds words in names, letters and resumes, in English and Hindi, only of its company', async () => {
    const first = await applicant('', { coverLetter: 'I know Tally.ERP9 and GST returns.' });
    const second = await applicant('');
    const text = 'लेखा और टैली का अनुभव, reconciled accounts for Café Noir';
    await app.sql('update application_desk set resume_text = ? where application_id = ?', [
      text,
      second.application,
    ]);
    const theirJob = await addJob(app, other.company!.id);
    const foreign = await applicant('', { coverLetter: 'Tally' }, theirJob.id);
    const found = await listed(employer, { search: 'tally' });
    expect(found.nodes.map(({ id }) => id)).toEqual([first.application]);
    expect(found.nodes[0]!.excerpt).toEqual({
      part: 'LETTER',
      text: 'I know Tally.ERP9 and GST returns.',
    });
    const two = `{ viewer { applications(search: "tally", first: 1) { nodes {
      found: excerpt(search: "tally") { part } other: excerpt(search: "zirconium") { part } } } } }`;
    expect(await employer.graphql(two)).toEqual({
      viewer: { applications: { nodes: [{ found: { part: 'LETTER' }, other: null }] } },
    });
    for (const search of ['टैली', 'लेखा अनुभव', 'noir', 'reconciling cafe'])
      expect(await idsOf(employer, { search }), search).toEqual([second.application]);
    expect(await idsOf(employer, { search: 'tally accounts' })).toEqual([]);
    await app.sql(`update applications set name = 'Émile MENON' where id = ?`, [
      second.application,
    ]);
    for (const search of ['émile m', 'ENON', 'mile'])
      expect(await idsOf(employer, { search }), search).toEqual([second.application]);
    expect(await idsOf(other, { search: 'tally' })).toEqual([foreign.application]);
  });

  test('filters and sorts by what the sent profile says, once a task has prepared it', async () => {
    const skills = 'skills: ["Tally", "GST"]';
    const good = await applicant(
      `headline: "Accountant", ${skills}, location: "Pune, Maharashtra", experienceMonths: 40, noticePeriod: DAYS_15`,
      { expectedSalary: '4 LPA' },
    );
    const poor = await applicant(
      `headline: "Welder", location: "Kochi, Kerala", experienceMonths: 130, noticePeriod: MONTHS_3`,
      { expectedSalary: '9 LPA' },
    );
    await prepareApplicants(app.services);
    const among = async (applicants: object) => {
      const ids = await idsOf(employer, { applicants });
      return [good, poor].map(({ application }) => ids.includes(application));
    };
    expect(await among({ experienceFrom: 3, experienceTo: 3 })).toEqual([true, false]);
    expect(await among({ experienceFrom: 10 })).toEqual([false, true]);
    expect(await among({ availableWithin: 'MONTH_1' })).toEqual([true, false]);
    expect(await among({ payTo: 500_000 })).toEqual([true, false]);
    expect(await among({ place: 'Cochin' })).toEqual([false, true]);
    expect(await among({ place: 'Maharashtra' })).toEqual([true, false]);
    // Cut in the middle of an emoji, it could not be sent to the database.
    expect(await among({ place: `a${'🇮🇳'.repeat(50)}` })).toEqual([false, false]);
    expect(await among({ hasResume: true })).toEqual([false, false]);
    // Someone whose last day is known can start then, even if the notice period is longer.
    await app.sql(
      'update application_desk set notice_until = ?::date + 10 where application_id = ?',
      [app.clock.now(), poor.application],
    );
    expect(await among({ availableWithin: 'MONTH_1' })).toEqual([true, true]);
    await rate(employer, poor.application, 5);
    expect(await among({ ratingFrom: 5 })).toEqual([false, true]);
    const order = async (sort: string) => {
      const ids = await idsOf(employer, { sort });
      return ids.indexOf(good.application) < ids.indexOf(poor.application);
    };
    expect([await order('MATCH'), await order('RATING')]).toEqual([true, false]);
    expect((await deskOf(employer, good.application)).match).toMatchObject({ isElsewhere: false });
    expect((await deskOf(employer, poor.application)).match).toMatchObject({
      level: 'WEAK',
      isElsewhere: true,
    });
    const inHindi = caller(app.url, {
      authorization: `Bearer ${employer.token}`,
      'accept-language': 'hi',
    });
    const { node } = await inHindi.graphql<{ node: { summary: object } }>(
      'query($id: ID!) { node(id: $id) { ... on Application { summary { location place } } } }',
      { id: good.application },
    );
    expect(node.summary).toEqual({ location: 'Pune, Maharashtra', place: 'पुणे, महाराष्ट्र' });
  });

  test('names the applications before and after one, even after it has left the filter', async () => {
    const { id: jobId } = await addJob(app, employer.company!.id);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await applicant('', {}, jobId)).application);
    const [newest, middle, oldest] = ids;
    const place = async (who: Caller, sort = 'NEWEST', id = middle) =>
      (
        await who.graphql<{ viewer: { applicationPlace: object | null } }>(
          `query($id: ID!, $jobId: ID, $sort: ApplicationSort!) { viewer {
            applicationPlace(id: $id, jobId: $jobId, statuses: [PENDING], sort: $sort) {
              position total previousId nextId } } }`,
          { id, jobId, sort },
        )
      ).viewer.applicationPlace;
    const between = { previousId: newest, nextId: oldest };
    expect(await place(employer)).toEqual({ position: 2, total: 3, ...between });
    expect(await place(employer, 'OLDEST')).toMatchObject({ previousId: oldest, nextId: newest });
    const last = { position: 3, total: 3, previousId: middle, nextId: null };
    expect(await place(employer, 'NEWEST', oldest)).toEqual(last);
    await app.sql(`update applications set status = 'reviewed' where id = ?`, [middle]);
    expect(await place(employer)).toEqual({ position: 2, total: 2, ...between });
    expect(await place(other)).toBeNull();
  });

  test.each(APPLICATION_SORTS.map(upper))(
    'the order %s is the same in the list and from one application to the next, without those for deleted jobs',
    async (sort) => {
      const gone = await addJob(app, employer.company!.id);
      const { application } = await applicant('', {}, gone.id);
      await app.sql('update jobs set deleted_at = now() where id = ?', [gone.id]);
      // The second filter matches every application, but makes the server find the place in another way.
      const all = await idsOf(employer, { sort });
      expect(all).not.toContain(application);
      for (const filter of [{}, { appliedFrom: '2000-01-01' }]) {
        const ids = await idsOf(employer, { sort, ...filter });
        expect(ids).toEqual(all);
        for (const at of [0, 2, ids.length - 1]) {
          const { viewer } = await employer.graphql<{ viewer: { applicationPlace: object } }>(
            `query($id: ID!, $appliedFrom: String, $sort: ApplicationSort!) { viewer {
              applicationPlace(id: $id, appliedFrom: $appliedFrom, sort: $sort) {
                position total previousId nextId } } }`,
            { id: ids[at], sort, ...filter },
          );
          expect(viewer.applicationPlace).toEqual({
            position: at + 1,
            total: ids.length,
            previousId: ids[at - 1] ?? null,
            nextId: ids[at + 1] ?? null,
          });
        }
      }
    },
  );
});

test('a job that changes while its applicants are prepared is compared with them again', async () => {
  const { id: jobId } = await addJob(app, employer.company!.id);
  const asks = (skills: string[]) =>
    app.sql('update jobs set skills = ?::text[], updated_at = ? where id = ?', [
      `{${skills.join()}}`,
      app.clock.now(),
      jobId,
    ]);
  await asks(['Welding', 'Soldering']);
  const { application } = await applicant('skills: ["Tally", "GST"]', {}, jobId);
  const { database } = app.services;
  const read = database.read.bind(database);
  const reading = vi.spyOn(database, 'read').mockImplementation(async (one, values) => {
    const rows = await read(one, values);
    if ((one as unknown) === UNPREPARED) await asks(['Tally', 'GST']);
    return rows;
  });
  await prepareApplicants(app.services);
  reading.mockRestore();
  const matchOf = async () => {
    const [row] = await app.sql<{ match: number }>(
      'select match from application_desk where application_id = ?',
      [application],
    );
    return row!.match;
  };
  const before = await matchOf();
  await prepareApplicants(app.services);
  expect(await matchOf()).toBeGreaterThan(before);
});

test('the same person is shown by account, email and phone, and only within the company', async () => {
  const phone = '+91 98765 43210';
  const first = await applicant('', { phone });
  const second = await addJob(app, employer.company!.id);
  const { id: again } = await apply(first, second, { email: 'asha@new.example', phone });
  const twin = await applicant('', { phone: '098765-43210' });
  const theirs = await addJob(app, other.company!.id);
  await apply(first, theirs, { phone });
  const { otherApplications } = await deskOf(employer, first.application);
  expect(
    otherApplications.map(({ isSameAccount, application }) => [application.id, isSameAccount]),
  ).toEqual([
    [twin.application, false],
    [again, true],
  ]);
});

test('the text of a resume is read once it was sent, and forgotten with its file', async () => {
  const { seeker } = await scenario(app).seeker();
  const { fileId } = await uploadedResume(app, seeker, pdf('Knows zirconium well'));
  const { id } = await apply(seeker, job, { resume: fileId });
  await app.runTasks();
  const found = await listed(employer, { search: 'zirconium' });
  expect(found.nodes).toMatchObject([{ id, excerpt: { part: 'RESUME' } }]);
  await app.sql('update applications set resume_file_id = null, profile = null where id = ?', [id]);
  expect(await idsOf(employer, { search: 'zirconium' })).toEqual([]);
  const [desk] = await app.sql(
    'select resume_text from application_desk where application_id = ?',
    [id],
  );
  expect(desk).toEqual({ resume_text: null });
});
