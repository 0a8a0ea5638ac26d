import { describe, expect, test } from 'vitest';
import {
  applicantsOf,
  applicationQuerySchema,
} from '#schema/validation/employers/applicationFilter.ts';
import * as decisions from '#schema/validation/employers/decision.ts';
import { sentences } from '../sentences.ts';

describe('the list of applications', () => {
  test('shows a hundred of any status by default', () => {
    expect(applicationQuerySchema.parse({ sort: '', jobId: null })).toEqual({
      jobId: null,
      search: '',
      place: '',
      status: null,
      sort: null,
      page: 1,
      limit: 100,
      meetsMustHaves: false,
    });
  });

  test.each([
    ['Pending', ['pending']],
    ['pending, Shortlisted', ['pending', 'shortlisted']],
    [
      ['pending', 'hired,rejected'],
      ['pending', 'hired', 'rejected'],
    ],
    ['all', null],
    ['', null],
    [[], null],
    [null, null],
  ])('status %j filters by %j', (status, expected) => {
    expect(applicationQuerySchema.parse({ status }).status).toEqual(expected);
  });

  test('someone who asks for no experience at all asks about the applicants', () => {
    const applicants = (query: object) => applicantsOf(applicationQuerySchema.parse(query));
    expect(applicants({ experienceTo: '0' })).toMatchObject({ experienceTo: 0, hasResume: null });
    expect(applicants({})).toBeNull();
  });

  test('rejects an unknown status or order', () => {
    const status = 'Status: please choose one of the options';
    expect(sentences(applicationQuerySchema, { status: 'loved' })).toEqual({ status });
    expect(sentences(applicationQuerySchema, { status: 'pending,all' })).toEqual({ status });
    expect(sentences(applicationQuerySchema, { status: 7, sort: 'luck' })).toEqual({
      status: 'Status must be text',
      sort: 'Sort: please choose one of the options',
    });
    expect(applicationQuerySchema.parse({ sort: 'Oldest' }).sort).toBe('oldest');
  });

  test('accepts a limit of up to a hundred', () => {
    const limitOf = (limit: unknown) => applicationQuerySchema.parse({ limit }).limit;
    expect([1, '25', 100, 0, 101, 1.5, 'x'].map(limitOf)).toEqual([1, 25, 100, 100, 100, 100, 100]);
  });

  test.each([
    ['true', true],
    ['no', false],
    ['', null],
    [undefined, undefined],
  ])('withdrawn %j filters by %j', (withdrawn, expected) => {
    expect(applicationQuerySchema.parse({ withdrawn }).withdrawn).toBe(expected);
  });

  test('can be limited to a range of days', () => {
    expect(
      sentences(applicationQuerySchema, { appliedFrom: '1 May', appliedTo: '2026-13-01' }),
    ).toEqual({
      appliedFrom: 'Start date must be a date, written YYYY-MM-DD',
      appliedTo: 'End date must be a date, written YYYY-MM-DD',
    });
  });
});

describe('a decision', () => {
  test('requires an application and its new status', () => {
    expect(sentences(decisions.decisionSchema, {})).toEqual({
      id: 'Application is required',
      status: 'Status is required',
    });
    expect(decisions.decisionSchema.parse({ id: 'a', status: 'Hired', from: 'PENDING' })).toEqual({
      id: 'a',
      status: 'hired',
      from: 'pending',
    });
  });

  test('applies to one to five hundred applications', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);
    const decide = (count: number) =>
      sentences(decisions.bulkDecisionSchema, { ids: ids(count), status: 'hired' });
    expect(decide(0)).toEqual({ ids: 'Applications: at least one is required' });
    expect(decide(1)).toEqual({});
    expect(decide(500)).toEqual({});
    expect(decide(501)).toEqual({ ids: 'Applications can have at most 500 entries' });
  });

  test('by filter, excluded and additional applications are optional', () => {
    const filter = { status: 'hired', until: '2026-11-01T00:00:00Z', except: [], extends: [] };
    expect(sentences(decisions.matchingDecisionSchema, filter)).toEqual({});
    const statuses = ['Pending', 'gone'];
    expect(sentences(decisions.matchingDecisionSchema, { ...filter, statuses })).toEqual({
      'statuses.1': 'Status: please choose one of the options',
    });
    expect(sentences(decisions.undoSchema, { batchId: 'b', also: [] })).toEqual({});
    expect(sentences(decisions.undoSchema, {})).toEqual({
      batchId: 'Application is required',
      also: 'Applications must be a list',
    });
  });

  test('a note requires text', () => {
    expect(sentences(decisions.noteSchema, { applicationId: 'a', body: ' ' })).toEqual({
      body: 'Note is required',
    });
  });
});

describe('a status email', () => {
  const mail = { status: 'hired', subject: 'Welcome, {name}', body: '{company} hired you: {job}' };
  const wrong = (label: string) =>
    `${label} can only contain {name}, {job} and {company} in curly brackets. Please check the rest.`;

  test('belongs to a decision, and to nothing else', () => {
    expect(decisions.statusMailSchema.parse(mail)).toEqual(mail);
    expect(sentences(decisions.statusMailSchema, { ...mail, status: 'pending' })).toEqual({
      status: 'Status: please choose one of the options',
    });
    expect(sentences(decisions.resetStatusMailSchema, { status: 'pending' })).toEqual({
      status: 'Status: please choose one of the options',
    });
    expect(decisions.resetStatusMailSchema.parse({ status: 'Rejected' })).toEqual({
      status: 'rejected',
    });
  });

  test.each(['{Name}', '{ name }', '{}', '{name} {salary}'])(
    'rejects the placeholder %s, which would be sent literally',
    (text) => {
      expect(sentences(decisions.statusMailSchema, { ...mail, subject: text, body: text })).toEqual(
        {
          subject: wrong('Subject'),
          body: wrong('Message'),
        },
      );
    },
  );

  test('can contain an unclosed bracket', () => {
    expect(sentences(decisions.statusMailSchema, { ...mail, body: 'Hello {name' })).toEqual({});
  });
});
