import { describe, expect, test } from 'vitest';
import { NUMBER_ANSWER_MAX, QUESTIONS_MAX } from '#schema/options/jobQuestions.ts';
import {
  draftQuestions,
  jobQuestions,
  jobQuestionSchema,
} from '#schema/validation/employers/jobQuestions.ts';
import { read, sentences } from '../sentences.ts';

const DRIVES = { kind: 'yes_no', text: 'Can you drive?' };
const SHIFT = { kind: 'choice', text: 'Which shift?', options: ['Day', 'Night'] };
const YEARS = { kind: 'number', text: 'How many years?' };
const UNSET = { options: [], isRequired: false, wanted: [], minimum: null, weight: null };

describe('a question of a job', () => {
  test.each([
    ['with only its text', DRIVES, {}],
    ['with a wanted answer, which is nice to have', { ...DRIVES, wanted: ['yes'] }, { wanted: ['yes'], weight: 'nice' }],
    ['with a must', { ...DRIVES, wanted: ['no'], weight: 'must' }, { wanted: ['no'], weight: 'must' }],
    ['with options that only a choice has', { ...DRIVES, options: ['Day'] }, {}],
    ['with a minimum that only a number has', { ...DRIVES, minimum: 3 }, {}],
    ['with a choice', SHIFT, { options: ['Day', 'Night'] }],
    ['where every answer is wanted, so none matters', { ...SHIFT, wanted: ['Day', 'Night'], weight: 'must' }, { options: ['Day', 'Night'] }],
    ['where one of two answers is wanted', { ...SHIFT, wanted: ['Night'] }, { options: ['Day', 'Night'], wanted: ['Night'], weight: 'nice' }],
    ['with a number', { ...YEARS, minimum: 3 }, { minimum: 3, weight: 'nice' }],
    ['with the least number', { ...YEARS, minimum: 0, weight: 'must' }, { minimum: 0, weight: 'must' }],
    ['with a number and answers left over from a choice', { ...YEARS, wanted: ['Day'] }, {}],
    ['with a text', { kind: 'text', text: 'Why?', wanted: ['Day'], weight: 'must' }, {}],
    ['that has to be answered', { ...DRIVES, isRequired: true }, { isRequired: true }],
  ])('%s', (_name, { options, ...sent }: { kind: string; text: string; options?: string[] }, stored) => {
    const { kind, text } = sent;
    const asked = { ...sent, ...(options && { options }) };
    expect(read(jobQuestionSchema, asked)).toEqual({ kind, text, ...UNSET, ...stored });
  }); // oxfmt-ignore

  test.each([
    [{ ...SHIFT, options: ['Day'] }, { options: 'Give at least 2 different answers' }],
    [{ kind: 'choice', text: 'Which?' }, { options: 'Give at least 2 different answers' }],
    [{ ...SHIFT, options: ['Married', 'Day'] }, { options: expect.stringMatching(/marital status/) }],
    [{ ...SHIFT, wanted: ['Evening'] }, { wanted: 'Choose from the answers that applicants can give' }],
    [{ ...DRIVES, wanted: ['yes', 'Day'] }, { wanted: 'Choose from the answers that applicants can give' }],
    [{ ...DRIVES, text: 'Are you married?' }, { text: expect.stringMatching(/marital status/) }],
    [{ ...YEARS, minimum: NUMBER_ANSWER_MAX + 1 }, { minimum: expect.stringMatching(/must be between/) }],
  ])('%j is refused', (question, errors) => {
    expect(sentences(jobQuestionSchema, question)).toEqual(errors);
  }); // oxfmt-ignore

  test('only the answers of a choice are checked for fairness', () => {
    expect(sentences(jobQuestionSchema, { ...DRIVES, options: ['Married'] })).toEqual({});
  });
});

describe('the questions of a job', () => {
  const questions = jobQuestions;

  test('stay as they are if left out, and are removed by null', () => {
    expect(read(questions(), undefined)).toBeUndefined();
    expect(read(questions(), null)).toEqual([]);
  });

  test('may not ask the same twice, whatever the case', () => {
    const twice = [DRIVES, SHIFT, { ...DRIVES, text: 'can you DRIVE?' }];
    expect(sentences(questions(), twice)).toEqual({
      '2.text': 'This question is already in the list',
    });
    expect(sentences(questions(), [DRIVES, SHIFT])).toEqual({});
  });

  test('are limited', () => {
    const many = Array.from({ length: QUESTIONS_MAX + 1 }, (_, at) => ({
      kind: 'yes_no',
      text: `Question ${at}?`,
    }));
    expect(sentences(questions(), many)).toEqual({
      root: 'Questions can have at most 10 entries',
    });
    expect(sentences(questions(), many.slice(1))).toEqual({});
    expect(sentences(questions(), 'Can you drive?')).toEqual({ root: 'Questions must be a list' });
  });
});

describe('the questions of a draft', () => {
  const draft = draftQuestions;

  test('are kept as typed so far', () => {
    const typed = {
      kind: 'choice',
      text: ' Which',
      options: ['', 'Day '],
      isRequired: true,
      wanted: ['Evening'],
      minimum: 7,
      weight: 'must',
    };
    expect(read(draft(), [typed, { kind: 'yes_no', text: '' }])).toEqual([
      typed,
      { kind: 'yes_no', text: '', ...UNSET },
    ]);
  });

  test('have nothing left once they are cleared', () => {
    const cleared = { options: null, wanted: null, minimum: null, weight: null };
    expect(read(draft(), [{ ...DRIVES, ...cleared }])).toEqual([{ ...DRIVES, ...UNSET }]);
    expect(read(draft(), null)).toBeNull();
    expect(read(draft(), undefined)).toBeUndefined();
  });

  test('are refused where they could not be stored', () => {
    const long = { kind: 'choice', text: 'x'.repeat(201), options: Array(11).fill('a') };
    expect(sentences(draft(), [long])).toEqual({
      '0.text': 'Question must be at most 200 characters',
      '0.options': 'Possible answers can have at most 10 entries',
    });
    expect(
      sentences(draft(), [
        { kind: 'choice', text: 'a\0b', options: 'Day', wanted: Array(11).fill('a') },
      ]),
    ).toEqual({
      '0.text': 'Question contains characters that cannot be used. Please type it again.',
      '0.options': 'Possible answers must be a list',
      '0.wanted': 'Answers you are looking for can have at most 10 entries',
    });
    expect(sentences(draft(), [{ kind: 'choice' }])).toEqual({ '0.text': 'Question is required' });
    expect(sentences(draft(), 'Which?')).toEqual({ root: 'Questions must be a list' });
    expect(
      sentences(
        draft(),
        Array.from({ length: 11 }, () => DRIVES),
      ),
    ).toEqual({
      root: 'Questions can have at most 10 entries',
    });
  });
});
