import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { anApplication, drawApplications } from './drawApplications.tsx';

afterEach(() => {
  for (const { id } of queuedToasts()) closeToast(id);
  act(leave);
});

const user = userEvent.setup({ delay: null });
const opened = async (name = 'Person 1') => within(await screen.findByRole('dialog', { name }));
const WORD = {
  id: 'file',
  name: 'cv.docx',
  size: 2048,
  url: '/uploads/file?signed',
};

describe('the details of an application', () => {
  test('open from the list by Enter, record a view, and close where they were opened', async () => {
    const { asked } = await drawApplications({
      applications: [anApplication('1', { resume: WORD })],
    });
    const name = await screen.findByRole('link', { name: 'Person 1' });
    act(() => name.focus());
    await user.keyboard('{Enter}');
    const dialog = await opened();
    await expectAddress('/manage-applications?open=1');
    expect(dialog.getByText('No cover letter provided.')).toBeTruthy();
    const download = dialog.getByRole('link', { name: 'Download cv.docx' });
    expect(download.getAttribute('href')).toBe('/uploads/file?signed');
    await vi.waitFor(() => expect(asked).toContainEqual(['view', { id: '1' }]));
    await expectNoViolations(document.body);
    await user.keyboard('{Escape}');
    await expectAddress('/manage-applications');
  });

  test('offer the possible statuses, down to Hire Candidate', async () => {
    await drawApplications({
      applications: [anApplication('1')],
      path: '/manage-applications?open=1',
    });
    const dialog = await opened();
    await user.click(await dialog.findByRole('button', { name: 'Shortlist' }));
    await user.click(await dialog.findByRole('button', { name: 'Hire Candidate' }));
    expect(
      await dialog.findByText('This decision is final. You don’t need to do anything else.'),
    ).toBeTruthy();
    const steps = within(dialog.getByRole('list', { name: 'History' }));
    expect(
      steps.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 20)),
    ).toEqual([
      expect.stringMatching(/^Hired/),
      expect.stringMatching(/^Shortlisted/),
      expect.stringMatching(/^Applied/),
    ]);
  });

  test('report in place who was faster', async () => {
    const server: { failure?: GraphQLError } = {};
    const { put, found } = await drawApplications({
      applications: [anApplication('1')],
      path: '/manage-applications?open=1',
      fails: () => server.failure,
    });
    const dialog = await opened();
    const reject = await dialog.findByRole('button', { name: 'Reject' });
    put(found('1')!, 'SHORTLISTED');
    server.failure = new GraphQLError('Moved.', { extensions: { code: 'CONFLICT' } });
    await user.click(reject);
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('Failed to update application status')).toBeTruthy();
    expect(alert.getByText('Meera Shah has already changed Person 1 to Shortlisted.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Hire Candidate' })).toBeTruthy();
  });

  test('accept notes', async () => {
    const { asked } = await drawApplications({
      applications: [anApplication('1')],
      path: '/manage-applications?open=1',
    });
    const dialog = await opened();
    await user.type(await dialog.findByLabelText('New note'), 'Call her on Monday');
    await user.click(dialog.getByRole('button', { name: 'Add note' }));
    expect(await dialog.findByText('Call her on Monday')).toBeTruthy();
    expect(asked).toContainEqual(['note', { applicationId: '1', body: 'Call her on Monday' }]);
  });

  test('of a missing application say so', async () => {
    await drawApplications({ path: '/manage-applications?open=9' });
    const dialog = await opened('Application');
    expect(await dialog.findByText(/does not exist, or you cannot see it/)).toBeTruthy();
  });
});

test('the email of each decision can be edited, and an unknown placeholder is rejected at once', async () => {
  const mail = (status: string) => ({
    __typename: 'StatusMail',
    id: status.toLowerCase(),
    status,
    subject: `${status} at {company}`,
    body: 'Dear {name}',
    isOwn: false,
  });
  const { asked } = await drawApplications({
    path: '/manage-applications?mail=hired',
    statusMails: ['REVIEWED', 'SHORTLISTED', 'REJECTED', 'HIRED'].map(mail),
  });
  const dialog = await opened('Emails to applicants');
  const subject = await dialog.findByLabelText<HTMLInputElement>('Subject');
  expect(subject.value).toBe('HIRED at {company}');
  await user.clear(subject);
  await user.type(subject, 'Welcome {{nme}');
  await user.click(dialog.getByRole('button', { name: 'Save text' }));
  expect((await dialog.findAllByText(/in curly brackets. Please check the rest/)).length).toBe(2);
  expect(asked.some(([what]) => what === 'mail')).toBe(false);
  await user.clear(subject);
  await user.type(subject, 'Welcome {{name}');
  await user.click(dialog.getByRole('button', { name: 'Save text' }));
  await vi.waitFor(() =>
    expect(asked.at(-1)).toEqual([
      'mail',
      { status: 'HIRED', subject: 'Welcome {name}', body: 'Dear {name}' },
    ]),
  );
  await user.selectOptions(dialog.getByLabelText('When the status becomes'), 'Rejected');
  await expectAddress('/manage-applications?mail=rejected');
});
