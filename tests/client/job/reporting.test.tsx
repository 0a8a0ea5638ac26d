import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { currentDialog } from '#client/lib/dialogs.ts';
import { queuedToasts } from '#client/ui/toast.ts';
import { refuse } from '#tests/client/account/drawAccount.tsx';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { NURSE, openJob } from './jobWorld.tsx';

beforeEach(() => leave());

const user = userEvent.setup({ delay: null });

/** The page of the job, and the reports the server received. */
async function openReport(reportJob = (): object => ({ message: 'Thank you. We will look.' })) {
  const sent: object[] = [];
  const { container } = await openJob({
    resolvers: {
      Mutation: {
        reportJob: (_root: unknown, { input }: { input: object }) => {
          sent.push({ ...input });
          return reportJob();
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Report this job' }));
  return { container, sent };
}

const openDialog = () => screen.findByRole('dialog', { name: 'What is wrong with this job?' });

describe('reporting a job', () => {
  test('a guest is asked to log in and returns to the job afterwards', async () => {
    const { sent } = await openReport();
    await waitFor(() =>
      expect(currentDialog()).toEqual({
        name: 'login',
        message: 'Please log in to report a job.',
        returnUrl: `/job-details/${NURSE.id}`,
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('a member sends a reason with a few words, and the server’s message is shown', async () => {
    act(() => logInAs({ role: 'JOB_SEEKER' }));
    const { sent } = await openReport();
    const dialog = within(await openDialog());
    expect(dialog.getByRole('radiogroup', { name: 'Reason' })).toBeTruthy();
    expect(
      dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual([
      'It asks for money',
      'It is fake or misleading',
      'It is offensive or discriminates against people',
      'The job is already filled',
      'Something else',
    ]);
    await expectNoViolations(await openDialog());
    await user.click(dialog.getByLabelText('It is fake or misleading'));
    await user.type(dialog.getByLabelText(/^Details/), 'No such ward');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ jobId: NURSE.id, reason: 'FAKE', detail: 'No such ward' }]);
    expect(queuedToasts()).toMatchObject([{ kind: 'success', title: 'Thank you. We will look.' }]);
  });

  test('a report needs a reason; a refused one stays in the dialog', async () => {
    act(() => logInAs({ role: 'JOB_SEEKER' }));
    let refusal: 'RATE_LIMITED' | null = 'RATE_LIMITED';
    const { sent } = await openReport(() =>
      refusal
        ? refuse('You have reported a lot today.', { code: refusal })
        : { message: 'Thanks.' },
    );
    const dialog = within(await openDialog());
    const send = dialog.getByRole('button', { name: 'Send report' });
    await user.click(send);
    await dialog.findByText('Please check one field');
    expect(sent).toEqual([]);
    await user.click(dialog.getByLabelText('It asks for money'));
    await user.click(send);
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'You have reported a lot today.',
    );
    expect(dialog.getByLabelText<HTMLInputElement>('It asks for money').checked).toBe(true);
    expect(queuedToasts()).toEqual([]);
    refusal = null;
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)).toMatchObject({ jobId: NURSE.id, reason: 'FEE' });
  });

  test('the dialog closes without a report', async () => {
    act(() => logInAs({ role: 'JOB_SEEKER' }));
    const { sent } = await openReport();
    await user.click(within(await openDialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Report this job' }));
    expect(await openDialog()).toBeTruthy();
  });
});

test('a job that has ended cannot be reported', async () => {
  await openJob({ job: { ...NURSE, standing: 'CLOSED' } });
  await screen.findByText('This job has been closed');
  expect(screen.queryByRole('button', { name: 'Report this job' })).toBeNull();
});
