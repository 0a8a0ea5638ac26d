import { describe, expect, test } from 'vitest';
import { addedSigns, heldFields } from '#server/modules/review/pendingChange.rules.ts';
import { textSigns } from '#server/modules/review/textSigns.service.ts';

const EVERYTHING = {
  job: [
    'title',
    'salary',
    'location',
    'isRemote',
    'workMode',
    'description',
    'requirements',
    'responsibilities',
    'benefits',
    'experienceLevel',
    'experienceYears',
    'industry',
    'type',
    'categoryId',
    'applicationDeadline',
  ],
  company: [
    'name',
    'website',
    'logoFileId',
    'phone',
    'email',
    'address',
    'city',
    'state',
    'country',
    'description',
    'industry',
    'size',
  ],
} as const;

describe('job.change.held, company.change.held', () => {
  const held = (subject: 'job' | 'company', more: object = {}) =>
    heldFields({
      subject,
      adminStatus: 'approved',
      names: EVERYTHING[subject],
      addedSigns: [],
      isAutomatic: false,
      ...more,
    });

  test('fields that people rely on wait, and others do not', () => {
    expect(held('job')).toEqual(EVERYTHING.job.slice(0, 5));
    expect(held('company')).toEqual(EVERYTHING.company.slice(0, 9));
  });

  test('a new risk sign holds back every field it may come from', () => {
    const addedSign = { addedSigns: ['fee'] as const, isAutomatic: true };
    expect(held('job', addedSign)).toEqual(EVERYTHING.job.slice(0, 11));
    expect(held('company', addedSign)).toEqual(EVERYTHING.company.slice(0, 10));
  });

  test('if the site approves automatically, nothing else waits', () => {
    expect(held('job', { isAutomatic: true })).toEqual([]);
    expect(held('company', { isAutomatic: true })).toEqual([]);
  });

  test('a suspended job or company is treated alike; one that was never approved, or is rejected, is not', () => {
    expect(held('job', { adminStatus: 'suspended' })).toEqual(held('job'));
    for (const adminStatus of ['pending', 'rejected'])
      expect(held('company', { adminStatus, addedSigns: ['fee'] })).toEqual([]);
  });

  test('only edited fields wait', () => {
    expect(held('job', { names: ['salary', 'benefits'] })).toEqual(['salary']);
    expect(held('job', { names: [] })).toEqual([]);
  });
});

test('a risk sign that was there before does not count, unless new words cause it', () => {
  const fee = { sign: 'fee', words: ['registration fee'] } as const;
  const pay = { sign: 'pay', words: [] } as const;
  expect(addedSigns([fee], [fee, pay])).toEqual(['pay']);
  expect(addedSigns([fee, pay], [fee, pay])).toEqual([]);
  expect(addedSigns([fee], [])).toEqual([]);
  const more = { ...fee, words: [...fee.words, 'joining fee'] };
  expect(addedSigns([fee], [more])).toEqual(['fee']);
});

test('another unusual pay is a new sign, and the same pay is not', () => {
  const signsOf = (salary: string, title = 'Driver') =>
    textSigns('job', { title, salary }, { hasTwin: false, companyWebsite: null });
  const accepted = signsOf('3 crore per annum');
  expect(addedSigns([], accepted)).toEqual(['pay']);
  expect(addedSigns(accepted, signsOf('Rs 1,000 per month'))).toEqual(['pay']);
  expect(addedSigns(accepted, signsOf('3 crore per annum', 'Pilot'))).toEqual([]);
  expect(addedSigns(accepted, signsOf('4-5 LPA'))).toEqual([]);
});

test.each([
  ['address', 'Pay a registration fee of Rs 500 here', 'fee'],
  ['address', 'WhatsApp 98765 43210', 'contact'],
  ['address', 'Plot 42, Sector 18\nGurugram 122015', undefined],
  ['website', 'https://wa.me/919876543210', 'contact'],
  ['website', 'https://t.me/lotusjobs', 'contact'],
  ['website', 'https://facebook.com/lotus', undefined],
  ['website', 'https://neem.example', undefined],
])('the %s "%s" of a company', (name, text, sign) => {
  const own = { hasTwin: false, companyWebsite: 'https://lotus.example' };
  expect(textSigns('company', { [name]: text }, own).map((found) => found.sign)).toEqual(
    sign ? [sign] : [],
  );
});
