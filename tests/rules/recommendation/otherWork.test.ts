import { describe, expect, test } from 'vitest';
import { matchOf, type WantedJob } from '#server/modules/recommendation/match.rules.ts';
import { withNeighbours } from '#server/modules/recommendation/neighbours.rules.ts';
import { gradeOf } from '#server/modules/recommendation/recommendation.rules.ts';
import { seekerOf, type SeekerRow } from '#server/modules/recommendation/seeker.rules.ts';
import { NOBODY } from './nobody.ts';

const NOW = new Date('2026-11-20T06:30:00Z');
const PUNE = { location: 'Pune, Maharashtra', district: 'Pune', state: 'Maharashtra' };

function gradeFor(row: Partial<SeekerRow>, details: Partial<WantedJob>) {
  const seeker = withNeighbours(
    seekerOf({ ...NOBODY, location: PUNE.location, months: 36, monthsMost: 36, ...row }),
  );
  const job: WantedJob = {
    id: 'job',
    companyId: 'company',
    title: '',
    skills: [],
    ...PUNE,
    isRemote: false,
    type: 'full_time',
    shift: null,
    salaryMin: null,
    salaryMax: null,
    experienceYears: 2,
    experienceLevel: null,
    postedAt: NOW,
    ...details,
  };
  return gradeOf(matchOf(seeker, job, NOW), seeker);
}

describe('work whose title names other work', () => {
  test.each([
    ['Driver', 'Driver Development Engineer'],
    ['Driver', 'Graphics Driver Developer'],
    ['Security Guard', 'Security Guard App Tester'],
    ['Staff Nurse', 'Nurse Recruiter'],
    ['Staff Nurse', 'Recruiter – Staff Nurse Hiring'],
    ['Electrician', 'Electrician Tools Sales Executive'],
    ['Pharmacist', 'Pharmacy Software Sales Executive'],
    ['Tele Caller', 'Tele Caller Trainer'],
    ['Pharmacist', 'Process Chemist'],
    ['Store Keeper', 'Fashion Consultant – Store'],
    ['Node Developer', 'Node Operator – Telecom Tower'],
  ])('is not sent to a %s: %s', (currentJobTitle, title) => {
    expect(gradeFor({ currentJobTitle }, { title })).toBeNull();
  });

  test.each([
    ['Driver', 'Driver – Family Car'],
    ['Driver', 'Driver cum Office Boy'],
    ['React Developer', 'React Engineer'],
    ['Telecaller', 'Telecaller Sales'],
    ['Customer Care Executive', 'Customer Care & Sales'],
    ['Medical Representative', 'Medical Sales Representative'],
    ['English Teacher', 'Spoken English Trainer'],
    ['Teacher', 'Recruiter / Teacher'],
  ])('fits a %s if it is the same: %s', (currentJobTitle, title) => {
    expect(gradeFor({ currentJobTitle }, { title })).toBe('fits');
  });
});

describe('what someone works with', () => {
  const java = { currentJobTitle: 'Software Engineer', skills: ['Java', 'Spring Boot', 'Kafka'] };

  test.each<[string, Partial<SeekerRow>, Partial<WantedJob>, string | null]>([
    ['a plain driver drives cars', { currentJobTitle: 'Driver' }, { title: 'Truck Driver' }, null],
    ['who has another licence says so', { currentJobTitle: 'Driver', skills: ['HMV Licence'] }, { title: 'Truck Driver' }, 'fits'],
    ['a courier may carry by bike', { currentJobTitle: 'Delivery Partner' }, { title: 'Bike Delivery Boy' }, 'fits'],
    ['software in Java', java, { title: 'Java Developer', skills: ['Kafka'] }, 'fits'],
    ['software in Python', java, { title: 'Python Developer', skills: ['Kafka', 'Python', 'Django'] }, null],
    ['any software', java, { title: 'Software Developer', skills: ['Java', 'SQL'] }, 'fits'],
    ['software of others', java, { title: 'Payroll Software Developer', skills: ['Python'] }, null],
    ['a back end in Python', { currentJobTitle: 'Java Developer', skills: ['AWS'] }, { title: 'Backend Developer – Python', skills: ['AWS', 'Django'] }, null],
  ])('%s', (_name, row, details, grade) => {
    expect(gradeFor(row, details)).toBe(grade);
  }); // oxfmt-ignore
});

describe('how people write their work', () => {
  test.each<[Partial<SeekerRow>, string, string | null]>([
    [{ currentJobTitle: 'Electrision' }, 'Plant Electrician', 'fits'],
    [{ currentJobTitle: 'Recieptionist' }, 'Receptionist', 'fits'],
    [{ currentJobTitle: 'Printer' }, 'Painter', null],
    [{ currentJobTitle: 'Taster' }, 'Tester', null],
    [{ currentJobTitle: 'Fork lift driver' }, 'Forklift Operator', 'fits'],
    [{ currentJobTitle: 'Maths Teacher' }, 'PGT Mathematics', 'fits'],
    [{ headline: 'Teacher, want to move into HR recruitment' }, 'Recruitment Executive', 'fits'],
    [{ headline: 'Good English, looking for any job' }, 'English Teacher', null],
  ])('%j finds %s', (row, title, grade) => {
    expect(gradeFor(row, { title, experienceYears: 1 })).toBe(grade);
  });

  test('a cashier is close to another name for a billing executive', () => {
    expect(gradeFor({ currentJobTitle: 'Cashier' }, { title: 'Billing Operator' })).toBe('close');
  });
});

describe('the degree in the headline of a beginner', () => {
  const grade = (headline: string, title: string, skills: string[] = ['TDS', 'Payroll']) =>
    gradeFor({ headline, months: 0, monthsMost: 0, experienceType: 'fresher' }, { title, skills, experienceYears: 0 }); // oxfmt-ignore

  test('leads to the work that it is for', () => {
    expect(grade('B.Com fresher', 'Junior Accountant')).toBe('fits');
    expect(grade('B.Com fresher', 'Telecaller')).toBeNull();
    expect(grade('LLB fresher', 'Legal Associate')).toBe('fits');
    expect(grade('Diploma mechanical fresher', 'Quality Engineer')).toBe('close');
  });

  test('does not count if it is wished for, is a language, or years of work follow it', () => {
    expect(grade('Looking for B.Com admission', 'Junior Accountant')).toBeNull();
    expect(grade('Good English', 'Content Writer')).toBeNull();
    const worked = { headline: 'B.Com, 3 years', experienceType: 'experienced' };
    expect(gradeFor(worked, { title: 'Junior Accountant' })).toBeNull();
  });
});

test('similar work is left out if someone lists several skills and has none that it asks for', () => {
  const cook = { currentJobTitle: 'Web Designer', skills: ['Figma', 'Sketch', 'Wireframes'] };
  expect(gradeFor(cook, { title: 'Graphic Designer', skills: ['CorelDRAW', 'Offset Printing'] })).toBeNull(); // oxfmt-ignore
  expect(gradeFor(cook, { title: 'Graphic Designer', skills: ['CorelDRAW', 'Figma'] })).not.toBeNull(); // oxfmt-ignore
});
