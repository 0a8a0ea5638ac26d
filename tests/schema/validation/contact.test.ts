import { describe, expect, test } from 'vitest';
import {
  alertSchema,
  updateAlertInputSchema,
  updateAlertSchema,
} from '#schema/validation/seekers/alert.ts';
import {
  confirmSubscriptionSchema,
  contactSchema,
  subscribeSchema,
} from '#schema/validation/contact.ts';
import {
  companyLetterForm,
  companyLetterSchema,
} from '#schema/validation/seekers/companyLetter.ts';
import { reportJobForm, reportJobSchema } from '#schema/validation/seekers/report.ts';
import { sentences, UNSUITABLE } from './sentences.ts';

const letter = {
  name: 'Asha',
  email: 'asha@mail.example',
  subject: 'Hello',
  message: 'Ten chars!',
};

describe('the contact form', () => {
  test('requires name, email, subject and message', () => {
    expect(sentences(contactSchema, {})).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    });
  });
  test('requires a message of ten characters, without surrounding blanks', () => {
    expect(sentences(contactSchema, letter)).toEqual({});
    expect(sentences(contactSchema, { ...letter, message: '  nine char ' })).toEqual({
      message: 'Message must be at least 10 characters',
    });
  });
  test('is a general inquiry by default', () => {
    expect(contactSchema.parse(letter).inquiryType).toBe('general');
    expect(contactSchema.parse({ ...letter, inquiryType: 'Support' }).inquiryType).toBe('support');
    expect(sentences(contactSchema, { ...letter, inquiryType: 'love' })).toEqual({
      inquiryType: 'Inquiry type: please choose one of the options',
    });
  });
  test('a subject is a single line', () => {
    const given = { ...letter, subject: 'Hello\r\nBcc: all@mail.example' };
    expect(contactSchema.parse(given).subject).toBe('Hello Bcc: all@mail.example');
  });
  test.each(UNSUITABLE)('%j is rejected', (text) =>
    expect(
      Object.keys(
        sentences(contactSchema, { ...letter, name: text, message: `a message ${text}` }),
      ),
    ).toEqual(['name', 'message']),
  );
});

test('a subscription requires an email address', () => {
  expect(sentences(subscribeSchema, {})).toEqual({ email: 'Email is required' });
  expect(sentences(subscribeSchema, { email: 'x' })).toEqual({
    email: 'Please enter a valid email address',
  });
});

test('a subscription is confirmed with the token from the email', () => {
  expect(confirmSubscriptionSchema.parse({ token: 'abc' })).toEqual({ token: 'abc' });
  expect(sentences(confirmSubscriptionSchema, { token: 'a b' })).toEqual({
    token: 'This confirmation link is invalid or has expired. Request a new one.',
  });
});

describe('a letter to a company', () => {
  test('has at least ten characters, and hides the email address by default', () => {
    const short = { message: 'Message must be at least 10 characters' };
    expect(sentences(companyLetterForm, { message: 'nine char' })).toEqual(short);
    expect(sentences(companyLetterSchema, { companyId: 'c', message: 'nine char' })).toEqual(short);
    expect(companyLetterForm.parse({ message: 'ten chars!' })).toEqual({
      message: 'ten chars!',
      shareEmail: false,
    });
  });
});

describe('a report about a job', () => {
  test('requires the job and a reason, and accepts details', () => {
    const report = { jobId: 'j', reason: 'Fee' };
    expect(reportJobSchema.parse(report)).toMatchObject({ jobId: 'j', reason: 'fee', detail: '' });
    expect(sentences(reportJobSchema, {})).toEqual({
      jobId: 'No job selected',
      reason: 'Reason is required',
    });
    expect(sentences(reportJobSchema, { ...report, jobId: 'x'.repeat(101) })).toEqual({
      jobId: 'No job selected',
    });
    expect(sentences(reportJobSchema, { ...report, jobId: 'a\0' })).toEqual({
      jobId: 'Job contains characters that cannot be used. Please type it again.',
    });
    expect(sentences(reportJobForm, { reason: 'boredom', detail: 7 })).toEqual({
      reason: 'Reason: please choose one of the options',
      detail: 'Message must be text',
    });
  });
});

describe('job alerts', () => {
  test('require a name and keywords', () => {
    expect(sentences(alertSchema, { name: ' ', keywords: '' })).toEqual({
      name: 'Alert name is required',
      keywords: 'Keywords is required',
    });
    expect(alertSchema.parse({ name: 'Tea', keywords: 'taster' })).toEqual({
      name: 'Tea',
      keywords: 'taster',
      frequency: 'daily',
    });
  });
  test('have a job type, and a change names its alert', () => {
    const given = { name: 'Tea', keywords: 'taster', jobType: 'Full-time' };
    expect(alertSchema.parse(given).jobType).toBe('full_time');
    expect(updateAlertInputSchema.parse({ id: 'a', isActive: false })).toEqual({
      id: 'a',
      isActive: false,
    });
  });
  test('accept the documented choices', () => {
    const given = { name: 'Tea', keywords: 'taster', location: '' };
    const choices = { jobType: 'Remote', salaryRange: '12,00,000+', frequency: 'Weekly' };
    expect(alertSchema.parse({ ...given, ...choices })).toMatchObject({
      location: null,
      jobType: 'remote',
      salaryRange: 'lakh_12_plus',
      frequency: 'weekly',
    });
    expect(alertSchema.parse({ ...given, jobType: 'any', salaryRange: null })).toMatchObject({
      jobType: null,
      salaryRange: null,
    });
    expect(
      sentences(alertSchema, { ...given, jobType: 'x', salaryRange: 'x', frequency: 'x' }),
    ).toEqual({
      jobType: 'Job type: please choose one of the options',
      salaryRange: 'Salary range: please choose one of the options',
      frequency: 'Frequency: please choose one of the options',
    });
  });
  test('can be switched off on their own', () =>
    expect(updateAlertSchema.parse({ isActive: false })).toEqual({ isActive: false }));
});
