import { expect, test } from 'vitest';
import { checkPosting, type PostingTexts } from '#schema/posting/goodPosting.ts';

const BARE: PostingTexts = {
  salary: '',
  location: '',
  isRemote: false,
  description: '',
  requirements: '',
  responsibilities: '',
  shift: '',
  openings: '',
  questions: [],
};
const metBy = (texts: Partial<PostingTexts>) =>
  checkPosting({ ...BARE, ...texts })
    .filter(({ isMet }) => isMet)
    .map(({ id }) => id);

test('an empty posting lacks everything, in the order of the wizard', () => {
  expect(metBy({})).toEqual([]);
  expect(checkPosting(BARE).map(({ field }) => field)).toEqual([
    'location',
    'description',
    'requirements',
    'responsibilities',
    'salary',
    'shift',
    'openings',
    'questions',
  ]);
});

test.each([
  [{ isRemote: true }, ['place']],
  [{ location: 'Pune, Maharashtra' }, ['place']],
  [{ description: 'Tea. '.repeat(31) }, ['description']],
  [{ description: 'Tea.' }, []],
  [{ requirements: 'A\nB\n\nC' }, ['requirements']],
  [{ requirements: 'A\nB\nC\nD\nE\nF\nG\nH\nI' }, []],
  [{ responsibilities: 'A\n\nB' }, []],
  [{ responsibilities: 'A\nB\nC' }, ['duties']],
  [{ salary: '5 - 8 LPA' }, ['pay']],
  [{ salary: 'As per industry' }, []],
  [{ shift: 'DAY', openings: '2', questions: [{}] }, ['shift', 'openings', 'questions']],
] as const)('%j meets %j', (texts, met) => {
  expect(metBy(texts)).toEqual(met);
});
