import { describe, expect, test } from 'vitest';
import {
  applicationForm,
  applicationSchema,
  applicationStatusSchema,
} from '#schema/validation/seekers/application.ts';
import { messageOf } from '#schema/validation/issues.ts';
import {
  applicationResumeProblem,
  CSV_UNREADABLE,
  csvProblem,
  fileProblems,
  logoProblem,
  resumeProblem,
} from '#schema/validation/upload.ts';
import { english, sentences, UNSUITABLE } from './sentences.ts';

const MB = 1024 * 1024;
const say = (problem: string | null) => problem && messageOf(problem, english);
const file = (name: string, size = 1000, type = '') => ({ name, size, type });

describe('applying', () => {
  test('the call requires a job and takes the rest from the account', () => {
    expect(sentences(applicationSchema, {})).toEqual({ jobId: 'No job selected' });
    expect(applicationSchema.parse({ jobId: 'j1', coverLetter: null, resume: '' })).toEqual({
      jobId: 'j1',
      coverLetter: '',
      resume: null,
    });
  });

  test('the call reports an invalid job or email address', () => {
    const jobId = 'No job selected';
    expect(sentences(applicationSchema, { jobId: ' ' })).toEqual({ jobId });
    expect(sentences(applicationSchema, { jobId: 'x'.repeat(101) })).toEqual({ jobId });
    expect(sentences(applicationSchema, { jobId: 'a\0', email: 'x' })).toEqual({
      jobId: 'Job contains characters that cannot be used. Please type it again.',
      email: 'Please enter a valid email',
    });
  });

  test('the form requires name and email', () => {
    expect(sentences(applicationForm, { name: '', email: '' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
    });
    expect(sentences(applicationForm, { name: 'Asha', email: 'asha' })).toEqual({
      email: 'Please enter a valid email',
    });
    expect(sentences(applicationForm, { name: 'Asha', email: 'a@b.example', phone: '' })).toEqual(
      {},
    );
  });

  test('the form validates the file', () => {
    const form = { name: 'Asha', email: 'a@b.example' };
    const resume = new File(['x'], 'cv.pdf');
    expect(applicationForm.parse({ ...form, resume }).resume).toBe(resume);
    expect(sentences(applicationForm, { ...form, resume: file('cv.png') })).toEqual({
      resume: 'Please upload a PDF or Word document',
    });
  });

  test('a cover letter has at most 10,000 characters', () => {
    const given = { jobId: 'j1', coverLetter: 'x'.repeat(10_000) };
    expect(sentences(applicationSchema, given)).toEqual({});
    expect(
      sentences(applicationSchema, { ...given, coverLetter: `${given.coverLetter}x` }),
    ).toEqual({
      coverLetter: 'Cover letter must be at most 10000 characters',
    });
  });

  test.each(UNSUITABLE)('%j is rejected', (text) =>
    expect(
      Object.keys(sentences(applicationSchema, { jobId: text, resume: text, coverLetter: text })),
    ).toEqual(['jobId', 'resume', 'coverLetter']),
  );

  test('a status must be in the list', () => {
    expect(applicationStatusSchema.parse({ status: 'Shortlisted' })).toEqual({
      status: 'shortlisted',
    });
    expect(sentences(applicationStatusSchema, { status: 'loved' })).toEqual({
      status: 'Status: please choose one of the options',
    });
  });
});

describe('files', () => {
  test('the home page accepts up to 5 MB', () => {
    expect(resumeProblem(file('cv.PDF', 5 * MB))).toBeNull();
    expect(say(resumeProblem(file('cv.pdf', 5 * MB + 1)))).toBe('File size must be less than 5MB');
  });
  test.each(['cv.png', 'cv', 'cv.pdf.exe', '.docx/..', 'cv.'])('%s is not a resume', (name) =>
    expect(say(resumeProblem(file(name)))).toBe(
      'File type not allowed. Allowed types: .pdf,.doc,.docx',
    ),
  );
  test('a trailing blank in a name is ignored, and a file without a type is not a picture', () => {
    expect(resumeProblem(file('cv.pdf '))).toBeNull();
    expect(say(logoProblem({ name: 'logo.png', size: 1 }, MB))).toBe(
      'Please choose an image, PNG or JPG',
    );
  });
  test('the upload call has the limit of the setting', () => {
    expect(resumeProblem(file('cv.doc', 20 * MB), 20 * MB)).toBeNull();
    expect(say(resumeProblem(file('cv.doc', 20 * MB + 1), 20 * MB))).toBe(
      'File size must be less than 20MB',
    );
  });
  test('the application dialog requires PDF or Word below 10 MB', () => {
    expect(applicationResumeProblem(file('cv.docx', 10 * MB - 1))).toBeNull();
    expect(say(applicationResumeProblem(file('cv.docx', 10 * MB)))).toBe(
      'File size must be less than 10MB',
    );
    expect(say(applicationResumeProblem(file('cv.txt')))).toBe(
      'Please upload a PDF or Word document',
    );
    expect(say(applicationResumeProblem(file('cv.pdf', 0)))).toBe(
      'This file is empty. Please choose another one.',
    );
  });
  test('a logo is an image below the limit', () => {
    expect(logoProblem(file('logo.png', MB, 'image/png'), MB)).toBeNull();
    expect(say(logoProblem(file('logo.pdf', 1, 'application/pdf'), MB))).toBe(
      'Please choose an image, PNG or JPG',
    );
    expect(say(logoProblem(file('logo.png', MB + 1, 'image/png'), MB))).toBe(
      'File size must be less than 1MB',
    );
  });
  test('a bulk upload has the extension .csv or the type text/csv', () => {
    expect(csvProblem(file('jobs.CSV'))).toBeNull();
    expect(csvProblem(file('jobs', 1, 'text/csv'))).toBeNull();
    expect(say(csvProblem(file('jobs.xlsx')))).toBe('Please select a valid CSV file.');
    expect(say(CSV_UNREADABLE)).toBe('Failed to parse CSV file. Please check the format.');
  });
  test('each rejected file has a separate line', () => {
    const files = [file('a|b.png'), file('ok.pdf'), file('big.pdf', 6 * MB)];
    expect(fileProblems(files, resumeProblem, english)).toEqual([
      'a|b.png: File type not allowed. Allowed types: .pdf,.doc,.docx',
      'big.pdf: File size must be less than 5MB',
    ]);
  });
});
