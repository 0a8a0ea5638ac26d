import { describe, expect, test } from 'vitest';
import { readResume } from '#schema/profile/resume/readResume.ts';

const ENGINEER = `ASHA RAO
Pune, Maharashtra | +91 98765 43210 | asha.rao@mail.example

SUMMARY
Backend developer with 4 years of experience in Java and Spring Boot.

WORK EXPERIENCE
Software Engineer, Lotus Works Pvt Ltd — Jan 2021 - Present
- Built services with Node.js, PostgreSQL and Docker
Trainee, Other Works — 2019 - 2020

EDUCATION
B.Tech in Computer Science, University of Pune, 2015 - 2019
HSC, City School, 2015

SKILLS
Java, JavaScript, SQL, Communication, Problem-solving

References
Ravi Kumar 9123456780`;

test('the end of a long paragraph is read too', () => {
  const filler = 'I enjoy working with people and solving problems every day. '.repeat(20);
  const facts = readResume(
    `Skills: ${filler}Docker\n\nWORK EXPERIENCE\n${filler}6 years of experience.`,
  );
  expect(facts.technicalSkills).toContain('Docker');
  expect(facts.experienceType).toBe('experienced');
});

test('a resume in the usual order is read', () => {
  expect(readResume(ENGINEER)).toMatchObject({
    name: 'Asha Rao',
    email: 'asha.rao@mail.example',
    phone: '9876543210',
    location: 'Pune, Maharashtra',
    experienceType: 'experienced',
    experience: '3-5 years',
    currentJobTitle: 'Software Engineer',
    currentCompany: 'Lotus Works Pvt Ltd',
    education: 'bachelor',
    specialization: 'Computer Science',
    university: 'University of Pune',
    yearOfPassing: 2019,
    technicalSkills: [
      'JavaScript',
      'Java',
      'Node.js',
      'Spring Boot',
      'SQL',
      'PostgreSQL',
      'Docker',
    ],
    functionalSkills: ['Communication', 'Problem Solving'],
    jobs: [
      {
        title: 'Software Engineer',
        company: 'Lotus Works Pvt Ltd',
        from: '2021-01',
        to: null,
        isCurrent: true,
        summary: 'Built services with Node.js, PostgreSQL and Docker',
        source: {
          page: 1,
          line: 6,
          text: 'Software Engineer, Lotus Works Pvt Ltd — Jan 2021 - Present',
        },
      },
      { title: 'Trainee', company: 'Other Works', from: '2019', to: '2020' },
    ],
    degrees: [
      {
        qualification: 'bachelor',
        name: 'B.Tech',
        field: 'Computer Science',
        institution: 'University of Pune',
        from: '2015',
        to: '2019',
      },
      { qualification: 'high_school', name: 'HSC', institution: 'City School', to: '2015' },
    ],
  });
});

test('a fresher’s resume is read too, with old place names and Word headings', () => {
  const found = readResume(`Ravi Kumar
Address: 12 MG Road, Bangalore 560001
Mobile: 09876543210
Career Objective
Fresher looking for a job in accounts.
Educational Qualification
B.Com (Accounting) from Osmania University 2023
Technical Skills: Tally ERP 9, MS Excel`);
  expect(found).toMatchObject({
    phone: '9876543210',
    location: 'Bengaluru Urban, Karnataka',
    experienceType: 'fresher',
    education: 'bachelor',
    specialization: 'Accounting',
    university: 'Osmania University',
    yearOfPassing: 2023,
    technicalSkills: ['Microsoft Excel', 'Tally Prime'],
  });
});

describe('only unambiguous findings are suggested', () => {
  const read = (text: string) => readResume(text);

  test('two different addresses mean no address', () => {
    expect(read('a@mail.example b@mail.example').email).toBeUndefined();
    expect(read('a@mail.example, A@Mail.example').email).toBe('a@mail.example');
  });

  test.each([
    ['+91-98765-43210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['5876543210', undefined],
    ['Account 98765432101234', undefined],
    ['9876543210 / 9123456780', '9876543210'],
  ])('the number in %s', (text, phone) => {
    expect(read(text).phone).toBe(phone);
  });

  test('a word inside another is not a skill', () => {
    const found = read('JavaScript, Digital, Linuxed, reactive, C, sapling, github.com/asha');
    expect(found.technicalSkills).toEqual(['JavaScript']);
  });

  test('punctuation belongs to the name of a skill', () => {
    expect(read('C++ and C#, .NET, Node JS').technicalSkills).toEqual([
      'C++',
      'C#',
      'Node.js',
      '.NET',
    ]);
  });

  test('a soft skill in a sentence is not a skill', () => {
    expect(read('I worked in the Sales office').functionalSkills).toEqual([]);
    expect(read('Skills\nSales').functionalSkills).toEqual(['Sales']);
  });

  test('an unfinished degree has no year', () => {
    const found = read('Education\nMBA in Finance, Pune University, 2024 - pursuing');
    expect(found).toMatchObject({ education: 'master', specialization: 'Finance' });
    expect(found.yearOfPassing).toBeUndefined();
  });

  test('two current positions mean no title, and neither does an unknown one', () => {
    const two = 'Experience\nAccountant, One — 2020 - Present\nCashier, Two — 2021 - Present';
    expect(read(two).currentJobTitle).toBeUndefined();
    const unknown = 'Experience\nChief Happiness Wizard, One — 2020 - Present';
    expect(read(unknown).currentCompany).toBeUndefined();
  });

  const SINCE_2023 = 'EXPERIENCE\nAccountant, Sharma Traders, Pune\nJune 2023 - Present\n';
  test.each([
    ['SUMMARY\nHR generalist with over 8 years of progressive experience.', '8+ years'],
    ['SUMMARY\nI am a nurse in the ICU with 4 years of experience.', '3-5 years'],
    ['SUMMARY\nA backend developer with over\n4 years of experience in Java.', '3-5 years'],
    ['SUMMARY\nI enjoy teaching and I have a total of 6 yrs. experience.', '5-8 years'],
    ['Nurse | 2 years of experience | Pune', '2-3 years'],
    ['Senior Accountant - 9 years experience', '8+ years'],
    ['Total work experience: 5 years', '5-8 years'],
    [`${SINCE_2023}- With 2 years of experience, I lead the team`, '2-3 years'],
    [`${SINCE_2023}- Assisted a senior auditor with 15 years of experience`, undefined],
    [`${SINCE_2023}- Assisted a senior auditor with 15\nyears of experience`, undefined],
    [`${SINCE_2023}- Assisted doctors with experience of 15 years`, undefined],
    ['OBJECTIVE\nTo join a company with 20 years of experience in steel.', undefined],
    ['OBJECTIVE\nTo join a company with\n20 years of experience in steel.', undefined],
    ['SUMMARY\nTrained by a chef with 20 years of experience.', undefined],
    ['SUMMARY\nLooking for teams with experience of 20 years.', undefined],
    ['SUMMARY\nBetween 3-5 years of experience.', undefined],
  ])('the years of experience in %j', (text, band) => {
    expect(read(`Asha Rao\n${text}`).experience).toBe(band);
  });

  test.each(['Experience: 0 years', 'SUMMARY\nFresher with 0 years of experience'])(
    'no years of experience are those of a fresher: %j',
    (text) => {
      const { experienceType, experience } = read(`Asha Rao\n${text}`);
      expect([experienceType, experience]).toEqual(['fresher', undefined]);
    },
  );

  test.each([
    ['Notice period: 30 days', 'month_1'],
    ['Current CTC: 5 LPA, Notice Period - 2 months', 'months_2'],
    ['Expected CTC\t6 LPA\tNotice Period\tImmediate', 'immediately'],
    ['SUMMARY\nMy notice period is 15 days.', 'days_15'],
    ['SUMMARY\nAvailable with a notice period of 30 days.', 'month_1'],
    ['नोटिस अवधि 30 दिन', 'month_1'],
    ['Availability: 15 days', 'days_15'],
    ['Notice period: two months', 'months_2'],
    ['Can join immediately', 'immediately'],
    [`${SINCE_2023}- Notice period: 90 days`, 'months_3'],
    [`${SINCE_2023}- Responded to legal notice 30 days before filing`, undefined],
    [`${SINCE_2023}- Explained the notice period of 30 days to tenants`, undefined],
    [`${SINCE_2023}- Serving notice to tenants`, undefined],
    [`${SINCE_2023}- Wrote to employees serving notice period`, undefined],
    [`${SINCE_2023}- Currently serving notice period`, 'serving'],
    ['SUMMARY\nServing my notice until 30 June.', 'serving'],
    ['Serving notice period', 'serving'],
  ])('the notice period in %j', (text, period) => {
    expect(read(`Asha Rao\n${text}`).noticePeriod).toBe(period);
  });

  test('a city in two states gives no location', () => {
    expect(read('Asha Rao\nAurangabad').location).toBeUndefined();
    expect(read('Asha Rao\nAurangabad, Bihar').location).toBe('Aurangabad, Bihar');
  });

  test('an empty resume gives nothing, and a very long one does no harm', () => {
    expect(read('')).toMatchObject({ technicalSkills: [], functionalSkills: [] });
    const started = performance.now();
    read('a '.repeat(500_000) + 'at '.repeat(100_000) + '9'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
