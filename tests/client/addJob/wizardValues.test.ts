import { expect, test } from 'vitest';
import {
  createInput,
  draftInput,
  FIELDS,
  isBlankForm,
  isStepReady,
  stepOf,
  valuesOf,
} from '#client/pages/addJob/wizardValues.ts';
import { READY } from './drawAddJob.tsx';

const BLANK = valuesOf(null);
const ready = { ...BLANK, ...READY, type: 'FULL_TIME', experience: '2' } as typeof BLANK;

test('a draft fills the form as typed and converts back unchanged', () => {
  const draft = {
    ...READY,
    type: 'FULL_TIME',
    experience: 0,
    experienceLevel: null,
    salary: '5 LPA',
    responsibilities: 'Books',
    benefits: 'Bus',
    applicationDeadline: '2026-12-24T18:29:59.999Z',
    isRemote: true,
    isFeatured: false,
    isUrgent: true,
    shift: 'NIGHT',
    openings: 3,
  } as unknown as NonNullable<Parameters<typeof valuesOf>[0]>;
  const values = valuesOf(draft);
  expect(values).toMatchObject({
    ...READY,
    type: 'FULL_TIME',
    experience: '0',
    salary: '5 LPA',
    responsibilities: 'Books',
    benefits: 'Bus',
    applicationDeadline: '2026-12-24',
    isRemote: true,
    isFeatured: false,
    isUrgent: true,
    shift: 'NIGHT',
    openings: '3',
  });
  expect(draftInput(values)).toMatchObject({
    type: 'FULL_TIME',
    experience: 0,
    isUrgent: true,
    shift: 'NIGHT',
    openings: 3,
  });
  for (const [typed, openings] of [
    [' 1,000', 1_000],
    ['५', 5],
    ['2.5', null],
    ['99999999999', null],
  ] as const)
    expect(draftInput({ ...values, openings: typed }), typed).toMatchObject({ openings });
  expect(draftInput(BLANK)).toMatchObject({
    type: null,
    experience: null,
    title: '',
    shift: null,
    openings: null,
  });
});

test('unknown categories and industries are left empty', () => {
  const draft = { ...READY, category: 'alchemy', industry: 'gold' } as unknown as Parameters<
    typeof valuesOf
  >[0];
  expect(valuesOf(draft)).toMatchObject({ category: '', industry: '' });
});

test('one tick or one letter makes a form worth saving', () => {
  expect(isBlankForm(BLANK)).toBe(true);
  for (const name of FIELDS)
    expect(isBlankForm({ ...BLANK, [name]: BLANK[name] === '' ? 'x' : true })).toBe(false);
});

test('a step is complete with its required fields and a listed title', () => {
  expect(isStepReady('basic_info', ready)).toBe(true);
  expect(isStepReady('basic_info', { ...ready, title: 'Chief of everything' })).toBe(false);
  expect(isStepReady('basic_info', { ...ready, location: '' })).toBe(false);
  expect(isStepReady('description', { ...ready, title: 'Chief of everything' })).toBe(true);
  expect(isStepReady('description', { ...ready, requirements: '' })).toBe(false);
});

test('each field belongs to its step', () => {
  expect(['title', 'isRemote', 'requirements', 'salary', 'isUrgent', 'other'].map(stepOf)).toEqual([
    0, 0, 1, 2, 2, -1,
  ]);
});

test('the job type is sent in GraphQL’s spelling', () => {
  const values = { ...ready, type: 'full_time' } as unknown as Parameters<typeof createInput>[0];
  expect(createInput(values)).toMatchObject({ type: 'FULL_TIME', experienceLevel: undefined });
  expect(createInput({ ...values, shift: 'night', openings: 3 })).toMatchObject({
    shift: 'NIGHT',
    openings: 3,
  });
});
