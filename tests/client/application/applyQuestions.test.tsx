import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStore } from '#client/lib/offline/deviceStore.ts';
import { currentSession } from '#client/lib/session.ts';
import { fakeUploads, fileOf, underWay, UPLOADED } from '#tests/client/file/fakeUploads.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawApplyDialog } from './drawApplyDialog.tsx';

beforeEach(fakeUploads);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

test('an application with a file for a question cannot wait on the device, and says so', async () => {
  const { user, asked, onClose } = await drawApplyDialog({ questions: [SAMPLES] });
  const { token } = currentSession();
  vi.spyOn(deviceStore, 'all').mockImplementation(
    async (name) => (name === 'accounts' ? [{ userId: '1', token, locale: 'en' }] : []) as never,
  );
  const write = vi.spyOn(deviceStore, 'write').mockResolvedValue();
  await submit();
  const boxes = () => document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await user.upload(boxes()[0]!, fileOf('cv.pdf'));
  act(() => underWay().break());
  await user.upload(boxes()[0]!, fileOf('samples.pdf'));
  act(() => underWay().answer(201, UPLOADED));
  await user.click(await submit());
  expect(await screen.findByText(/^You seem to be offline/)).toBeTruthy();
  expect([asked, write.mock.calls, onClose.mock.calls]).toEqual([[], [], []]);
});

test('a required file that was removed again is asked for, until another one is chosen', async () => {
  const { user, asked } = await drawApplyDialog({ questions: [SAMPLES] });
  await submit();
  const boxes = () => document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await user.upload(boxes()[1]!, fileOf('samples.pdf'));
  act(() => underWay().answer(201, UPLOADED));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(await submit());
  const link = { name: `${SAMPLES.text} – Answer this question` };
  expect(await screen.findByRole('link', link)).toBeTruthy();
  await user.upload(boxes()[1]!, fileOf('samples.pdf'));
  expect(screen.queryByRole('link', link)).toBeNull();
  expect(asked).toEqual([]);
});

test('questions that the employer rewrote meanwhile are shown, with what was typed', async () => {
  const questions = [WHEEL];
  const { user } = await drawApplyDialog({
    questions,
    answer: () => {
      questions.push(YEARS);
      const extensions = { code: 'RULE_VIOLATION', rule: 'application.answer.known' };
      throw new GraphQLError('The questions have changed.', { extensions });
    },
  });
  await submit();
  await user.click(within(group(/two-wheeler/)).getByLabelText('Yes'));
  await user.click(await submit());
  expect(await screen.findByLabelText(/How many years/)).toBeTruthy();
  expect(within(group(/two-wheeler/)).getByLabelText<HTMLInputElement>('Yes').checked).toBe(true);
});
