import { expect, test } from 'vitest';
import { scenario } from '#tests/support/scenario.ts';
import type { Person } from '#tests/support/scenario.ts';

const COMPLETION = '{ viewer { user { profileCompletion { percent bannerPercent missing } } } }';
const UPDATE =
  'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id profile { skills } } } }';

interface Answer {
  viewer: {
    user: {
      profileCompletion: { percent: number; bannerPercent: number; missing: string[] } | null;
    };
  };
}

const completionOf = async (who: Person) =>
  (await who.graphql<Answer>(COMPLETION)).viewer.user.profileCompletion;

test('a new seeker has a name and an address', async () => {
  const { seeker } = await scenario().seeker();
  expect(await completionOf(seeker)).toEqual({
    percent: 27,
    bannerPercent: 29,
    missing: [
      'PHONE',
      'LOCATION',
      'HEADLINE',
      'SUMMARY',
      'EXPERIENCE',
      'EDUCATION',
      'SKILLS',
      'RESUME',
    ],
  });
});

test('each filled field counts, and being a fresher counts as experience', async () => {
  const { seeker } = await scenario().seeker();
  await seeker.graphql(UPDATE, {
    input: { phone: '9876543210', location: 'Pune, Maharashtra', experienceType: 'FRESHER' },
  });
  expect(await completionOf(seeker)).toMatchObject({ percent: 55, bannerPercent: 71 });
  await seeker.graphql(UPDATE, { input: { education: 'BACHELOR', technicalSkills: ['SQL'] } });
  expect(await completionOf(seeker)).toEqual({
    percent: 73,
    bannerPercent: 100,
    missing: ['HEADLINE', 'SUMMARY', 'RESUME'],
  });
});

test('a job without dates and a degree without a level count as well', async () => {
  const { seeker } = await scenario().seeker();
  await seeker.graphql(UPDATE, {
    input: { career: { jobs: [{ title: 'Nurse' }], degrees: [{ name: 'GNM' }] } },
  });
  expect((await completionOf(seeker))?.missing).not.toContain('EXPERIENCE');
  expect((await completionOf(seeker))?.missing).not.toContain('EDUCATION');
});

test('`skills` follows a change of one of the three lists', async () => {
  const { seeker } = await scenario().seeker();
  await seeker.graphql(UPDATE, { input: { technicalSkills: ['SQL'], certifications: ['GST'] } });
  const { updateProfile } = await seeker.graphql<{
    updateProfile: { user: { profile: { skills: string[] } } };
  }>(UPDATE, { input: { functionalSkills: ['sql', 'Sales'] } });
  expect(updateProfile.user.profile.skills).toEqual(['SQL', 'Sales', 'GST']);
});

test('an employer’s company counts, and administrators have no score', async () => {
  const { employer, admin } = await scenario().employer().admin();
  expect(await completionOf(employer)).toEqual({
    percent: 63,
    bannerPercent: 67,
    missing: ['COMPANY_SIZE', 'WEBSITE', 'COMPANY_DESCRIPTION'],
  });
  expect(await completionOf(admin)).toBeNull();
});

test('an employer without a company is missing all company fields', async () => {
  const { employer } = await scenario().employer({ company: null });
  expect(await completionOf(employer)).toMatchObject({ percent: 38, bannerPercent: 33 });
});
