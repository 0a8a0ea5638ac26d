import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeUploads, fileOf, underWay, UPLOADED } from '#tests/client/file/fakeUploads.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawApplyDialog } from './drawApplyDialog.tsx';

beforeEach(fakeUploads);
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  act(leave);
});

const question = (key: string, text: string, more: object) => ({
  __typename: 'JobQuestion',
  key,
  text,
  options: [],
  isRequired: false,
  wanted: [],
  minimum: null,
  weight: null,
  ...more,
});
const WHEEL = question('q1', 'Do you have a two-wheeler?', {
  kind: 'YES_NO',
  isRequired: true,
  wanted: ['yes'],
  weight: 'MUST',
});
const YEARS = question('q2', 'How many years?', { kind: 'NUMBER', minimum: 2, weight: 'NICE' });
const SAMPLES = question('q3', 'Your samples', { kind: 'FILE', isRequired: true });

const submit = () => screen.findByRole('button', { name: 'Submit Application' });
const group = (name: RegExp) => screen.getByRole('radiogroup', { name });

test('the form says before sending what the employer looks for, and names unanswered questions', async () => {
  const { user, asked, onClose } = await drawApplyDialog({ questions: [WHEEL, YEARS] });
  await submit();
  const expectation = 'The employer is looking for: Yes. You can still apply.';
  expect(within(group(/two-wheeler/)).getByText(expectation)).toBeTruthy();
  expect(screen.getByText('Good to have: 2 or more.')).toBeTruthy();
  await expectNoViolations(document.body);
  await user.click(await submit());
  const link = await screen.findByRole('link', { name: `${WHEEL.text} – Answer this question` });
  await user.click(link);
  expect(document.activeElement).toBe(within(group(/two-wheeler/)).getByLabelText('Yes'));
  await user.click(within(group(/two-wheeler/)).getByLabelText('No'));
  await user.type(screen.getByLabelText(/How many years/), '1');
  await user.click(await submit());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked[0]!['answers']).toEqual([
    { question: 'q1', answer: 'no' },
    { question: 'q2', answer: '1' },
  ]);
});

test('the answers are kept when the dialog closes before they are sent', async () => {
  const first = await drawApplyDialog({ questions: [WHEEL, YEARS] });
  await submit();
  await first.user.click(within(group(/two-wheeler/)).getByLabelText('Yes'));
  await first.user.type(screen.getByLabelText(/How many years/), '4');
  cleanup();
  await drawApplyDialog({ questions: [WHEEL, YEARS] });
  await submit();
  expect(screen.getByLabelText<HTMLInputElement>(/How many years/).value).toBe('4');
  expect(within(group(/two-wheeler/)).getByLabelText<HTMLInputElement>('Yes').checked).toBe(true);
});

test('a file for a question is sent by its id, even if it is still uploading', async () => {
  const { user, asked } = await drawApplyDialog({ questions: [SAMPLES] });
  await submit();
  const [, file] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await user.upload(file!, fileOf('samples.pdf'));
  await user.click(await submit());
  act(() => underWay().answer(201, UPLOADED));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]!['answers']).toEqual([{ question: 'q3', answer: UPLOADED.fileId }]);
});
