import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { restApi } from '#tests/server/account/accountApis.ts';
import {
  find,
  idsOf,
  openSeeker,
  ownWord,
  privacy,
  profile,
} from '#tests/server/candidate/candidateWorld.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const JOBS = [
  { title: 'Clerk', company: 'Neem Foods', from: '2015', to: '2018-03' },
  { title: 'Accountant', company: 'Lotus Works', from: '2019-01', isCurrent: true },
];
const WISHES = {
  noticePeriod: 'serving',
  noticeUntil: '2999-01-31',
  willingToMove: true,
  shifts: ['night', 'day'],
  workModes: ['remote'],
};

test('each list is saved alone, newest first, and the documented facts follow', async () => {
  const { seeker } = await scenario(app).seeker();
  const languages = [{ name: 'Marathi', level: 'Mother tongue' }];
  await restApi.updateProfile(seeker, { career: { languages }, ...WISHES });
  const degrees = [{ qualification: "Bachelor's Degree", field: 'Commerce', to: '2014-05' }];
  const certificates = [{ name: 'GST Practitioner', year: 2020 }];
  const saved = await restApi.updateProfile(seeker, {
    technicalSkills: ['Tally'],
    career: { jobs: JOBS, degrees, certificates },
  });
  expect(saved.profile).toMatchObject({
    ...WISHES,
    shifts: ['day', 'night'],
    currentJobTitle: 'Accountant',
    currentCompany: 'Lotus Works',
    experience: '8+ years',
    experienceType: 'experienced',
    education: 'bachelor',
    yearOfPassing: 2014,
    skills: ['Tally', 'GST Practitioner'],
    career: {
      jobs: [
        { title: 'Accountant', to: null },
        { title: 'Clerk', place: null },
      ],
      languages: [{ name: 'Marathi', level: 'native' }],
    },
  });
  expect(await restApi.profile(seeker)).toEqual(saved);
});

test('a call that sends only documented facts is shown as one entry', async () => {
  const { seeker } = await scenario(app).seeker();
  await restApi.updateProfile(seeker, { currentJobTitle: 'Nurse' });
  const saved = await restApi.updateProfile(seeker, { currentCompany: 'City Hospital' });
  expect(saved.profile).toMatchObject({
    career: { jobs: [{ title: 'Nurse', company: 'City Hospital', isCurrent: true }] },
  });
});

test('a wrong entry is named by its place', async () => {
  const { seeker } = await scenario(app).seeker();
  const career = { jobs: [JOBS[0], { title: 'Clerk', from: '2020', to: '2019' }] };
  const message = 'The end date cannot be before the start date';
  await expect(restApi.updateProfile(seeker, { career })).rejects.toMatchObject({
    extensions: { fields: [{ field: 'career.jobs.1.to', message }] },
  });
});

test('serving notice needs its last day, and another period forgets it', async () => {
  const { seeker } = await scenario(app).seeker();
  await expect(restApi.updateProfile(seeker, { noticePeriod: 'serving' })).rejects.toMatchObject({
    extensions: { fields: [{ field: 'noticeUntil' }] },
  });
  await restApi.updateProfile(seeker, WISHES);
  const saved = await restApi.updateProfile(seeker, { noticePeriod: 'immediately' });
  expect(saved.profile).toMatchObject({ noticePeriod: 'immediately', noticeUntil: null });
});

const SHOWN = `query($filter: CandidateFilter) { candidates(filter: $filter) { nodes {
  id experienceMonths noticePeriod accommodations career { jobs { title } links { url } } } } }`;

async function shown(search: string) {
  const { candidates } = await employer.graphql<{ candidates: { nodes: object[] } }>(SHOWN, {
    filter: { search },
  });
  return candidates.nodes;
}

test('employers see the career; links only with contact info, needs at work only if shown', async () => {
  const word = ownWord(app);
  const career = {
    jobs: [{ title: word, from: '2020-01', to: '2020-12' }],
    links: [{ url: 'https://asha.example' }],
  };
  const seeker = await openSeeker(app, { career, accommodations: `A ramp for ${word}` });
  const open = { jobs: [{ title: word }], links: [{ url: 'https://asha.example' }] };
  expect(await shown(word)).toMatchObject([
    { id: seeker.id, experienceMonths: 12, accommodations: null, career: open },
  ]);
  await profile(seeker, { showAccommodations: true });
  await privacy(seeker, { showContactInfo: false });
  expect(await shown(word)).toMatchObject([
    { accommodations: `A ramp for ${word}`, career: { ...open, links: [] } },
  ]);
});

test('a search does not find candidates by the accommodations they need, even if these are shown', async () => {
  const word = ownWord(app);
  await openSeeker(app, { accommodations: word, showAccommodations: true });
  expect(await shown(word)).toEqual([]);
});

test('candidates are found by past jobs, and by how soon they can start', async () => {
  const word = ownWord(app);
  const career = { languages: [{ name: word, level: 'FLUENT' }] };
  const soon = await openSeeker(app, { career, noticePeriod: 'DAYS_15' });
  const late = await openSeeker(app, { career, noticePeriod: 'MONTHS_3' });
  const leaving = await openSeeker(app, {
    career,
    noticePeriod: 'SERVING',
    noticeUntil: '2999-01-31',
  });
  await openSeeker(app, { career });
  const within = async (availableWithin: string) =>
    new Set(idsOf(await find(employer, { search: word, availableWithin })));
  expect(await within('MONTH_1')).toEqual(new Set([soon.id]));
  expect(await within('MONTHS_3')).toEqual(new Set([soon.id, late.id]));
  await app.sql(`update seeker_profiles set notice_until = current_date + 20 where user_id = ?`, [
    leaving.id,
  ]);
  expect(await within('MONTH_1')).toEqual(new Set([soon.id, leaving.id]));
});

test('an application keeps the profile as it was sent', async () => {
  const job = await addJob(app, employer.company!.id);
  const { seeker } = await scenario(app).seeker();
  await profile(seeker, {
    career: { jobs: [{ title: 'Nurse', from: '2020-01', to: '2021-12' }] },
    accommodations: 'A ramp',
  });
  await seeker.graphql(
    `mutation($input: ApplyToJobInput!) { applyToJob(input: $input) { application { id } } }`,
    { input: { jobId: job.id } },
  );
  await profile(seeker, { career: { jobs: [] }, showAccommodations: true });
  const { viewer } = await employer.graphql<{
    viewer: { applications: { nodes: { profile: object }[] } };
  }>(`{ viewer { applications { nodes { profile {
    experienceMonths accommodations career { jobs { title } } } } } } }`);
  expect(viewer.applications.nodes.map((sent) => sent.profile)).toEqual([
    { experienceMonths: 24, accommodations: null, career: { jobs: [{ title: 'Nurse' }] } },
  ]);
});
