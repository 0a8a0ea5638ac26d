import { expect, test } from 'vitest';
import {
  BLANK,
  questionInput,
  type QuestionForm,
} from '#client/components/screening/questionForm.ts';
import { QUESTION_OPTIONS_MAX } from '#schema/options/jobQuestions.ts';

const many = Array.from({ length: QUESTION_OPTIONS_MAX + 1 }, (_, at) => `${at}`);

test.each<[string, Partial<QuestionForm>, object]>([
  ['wants one answer', { wanted: ['yes'] }, { wanted: ['yes'], weight: 'NICE' }],
  ['wants each answer, so none', { wanted: ['yes', 'no'] }, { wanted: [], weight: null }],
  [
    'has some options twice or empty',
    { kind: 'CHOICE', options: [' Car', 'Van ', '', 'Car'], wanted: ['Car', 'Bus'] },
    { options: ['Car', 'Van'], wanted: ['Car'], weight: 'NICE' },
  ],
  [
    'has too many options',
    { kind: 'CHOICE', options: many },
    { options: many.slice(0, QUESTION_OPTIONS_MAX) },
  ],
  [
    'was a choice before',
    { kind: 'TEXT', options: ['Car', 'Van'], wanted: ['Car'], minimum: '2' },
    { options: [], wanted: [], minimum: null, weight: null },
  ],
  [
    'wants a number',
    { kind: 'NUMBER', minimum: '1,000', weight: 'MUST' },
    { minimum: 1_000, weight: 'MUST' },
  ],
  [
    'wants what is no number yet',
    { kind: 'NUMBER', minimum: 'two', weight: 'MUST' },
    { minimum: null, weight: 'MUST' },
  ],
])('a question that %s', (_, question, expected) => {
  expect(questionInput({ ...BLANK, text: 'Which?', ...question })).toMatchObject(expected);
});
