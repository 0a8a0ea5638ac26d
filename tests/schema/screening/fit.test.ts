import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '#schema/options/categories.ts';
import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import { fits, marksOf } from '#schema/screening/fit.ts';
import { STARTER_QUESTIONS, startersFor } from '#schema/screening/starterQuestions.ts';
import { jobQuestions } from '#schema/validation/employers/jobQuestions.ts';
import { sensitiveWords } from '#schema/validation/employers/sensitiveQuestion.ts';
import { issuesOf } from '#schema/validation/issues.ts';
import { readAnswer } from '#schema/validation/seekers/answers.ts';

const question = (more: Partial<JobQuestion>): JobQuestion => ({
  kind: 'text',
  text: 'Why?',
  options: [],
  isRequired: false,
  wanted: [],
  minimum: null,
  weight: null,
  ...more,
});
const yes = question({ kind: 'yes_no', wanted: ['yes'], weight: 'must' });
const two = question({ kind: 'number', minimum: 2, weight: 'nice' });

test.each([
  [yes, 'yes', true],
  [yes, 'no', false],
  [yes, null, null],
  [two, '2', true],
  [two, '1.5', false],
  [two, '10', true],
  [question({}), 'Because', null],
])('an answer fits or not, unless the question expects none (%#)', (asked, answer, fit) => {
  expect(fits(asked, answer)).toBe(fit);
});

test('a missing answer does not fit, and misses a must-have', () => {
  const answers = [
    { question: yes, fits: null },
    { question: two, fits: null },
    { question: two, fits: true },
    { question: question({}), fits: null },
  ];
  expect(marksOf(answers)).toEqual({ asked: 3, fitting: 1, missed: 1 });
});

test.each([
  ['yes_no', 'YES', { answer: 'yes' }],
  ['yes_no', 'perhaps', { problem: 'answerOption' }],
  ['number', ' 1,20,000 ', { answer: '120000' }],
  ['number', '-1', { problem: 'answerNumber' }],
  ['number', 'ten', { problem: 'answerNumber' }],
  ['text', '  ', { answer: null }],
] as const)('an answer to %s is read: %j', (kind, given, read) => {
  expect(readAnswer({ kind, options: [], isRequired: false }, given)).toEqual(read);
});

test('only a required question needs an answer', () => {
  const asked = { kind: 'text' as const, options: [], isRequired: true };
  expect(readAnswer(asked, ' ')).toEqual({ problem: 'answerRequired' });
});

describe('questions as an employer sends them', () => {
  const issues = (...questions: object[]) => {
    const { error } = jobQuestions().safeParse(questions);
    return error ? issuesOf(error).map(({ field, issue }) => `${field} ${issue}`) : [];
  };

  test('are stored without what does not apply to their kind', () => {
    const [asked] = jobQuestions().parse([
      { kind: 'Yes/No', text: ' Ready? ', options: ['a', 'b'], wanted: ['no'], minimum: 3 },
    ])!;
    const stored = { kind: 'yes_no', text: 'Ready?', options: [], isRequired: false };
    expect(asked).toEqual({ ...stored, wanted: ['no'], minimum: null, weight: 'nice' });
    // A stored question is valid input too, because a copied job sends it again.
    expect(jobQuestions().parse([asked])).toEqual([asked]);
    // An employer who accepts every answer expects no particular one.
    const [open] = jobQuestions().parse([
      { kind: 'yes_no', text: 'Ready?', options: ['Male'], wanted: ['yes', 'no'], weight: 'must' },
    ])!;
    expect(open).toEqual({ ...stored, wanted: [], minimum: null, weight: null });
  });

  test.each([
    [[{ kind: 'choice', text: 'Which?', options: ['One', 'one'] }], ['0.options questionOptions|min=2']],
    [[{ kind: 'choice', text: 'Which?', options: ['A', 'B'], wanted: ['C'] }], ['0.wanted wantedAnswers']],
    [[{ kind: 'text', text: 'Why?' }, { kind: 'file', text: 'WHY?' }], ['1.text questionRepeated']],
    [[{ kind: 'choice', text: 'You are', options: ['Male', 'Female'] }], ['0.options questionSensitive']],
    [Array.from({ length: 11 }, (_, at) => ({ kind: 'text', text: `Why ${at}?` })), ['root listMax|label=questions|max=10']],
  ])('are refused with a reason (%#)', (questions, expected) => {
    expect(issues(...questions)).toEqual(expected);
  }); // oxfmt-ignore
});

test.each([
  'What is your religion?',
  'Which caste do you belong to?',
  'Are you married?',
  'Are you pregnant?',
  'What is your age?',
  'Date of birth',
  'What is your gender?',
  'Only male candidates, agreed?',
  'Does your husband work?',
  'Are you a Hindu?',
  'आपकी जाति क्या है?',
  'आपकी उम्र कितनी है?',
  'क्या आप शादीशुदा हैं?',
  '¿Cuál es su edad?',
  '¿Está casada?',
  '¿Cuál es su religión?',
])('“%s” must not be asked', (text) => {
  // oxfmt-ignore
  expect(sensitiveWords(text)).not.toBeNull();
});

test.each([
  'Which languages do you speak?',
  'How do you manage stress?',
  'Have you worked in a female ward?',
  'Are you 18 or older?',
  'Which pages did you design?',
  'What is your average score?',
  'Do you teach children?',
  '¿Vive en la ciudad?',
  'किस भाषा में?',
])('“%s” may be asked', (text) => {
  // oxfmt-ignore
  expect(sensitiveWords(text)).toBeNull();
});

test('suggested questions for a category come before general ones, and their wanted answers are possible', () => {
  expect(startersFor('driving').slice(0, 3)).toEqual(['twoWheeler', 'licence', 'travel']);
  expect(startersFor(null)[0]).toBe('noticePeriod');
  expect(CATEGORIES.every((category) => startersFor(category).length >= 7)).toBe(true);
  const impossible = Object.entries(STARTER_QUESTIONS).filter(([, starter]) => {
    const { options = ['yes', 'no'], wanted = [] } = starter as {
      options?: readonly string[];
      wanted?: readonly string[];
    };
    return !wanted.every((answer) => options.includes(answer));
  });
  expect(impossible).toEqual([]);
});
