import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeUploads, underWay } from '#tests/client/file/fakeUploads.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { whenRendered } from '#tests/support/rendering.ts';
import { anUpload } from './bulkWorld.ts';
import { button, drawBulk, PATH, step, title } from './drawBulk.tsx';

const user = userEvent.setup({ delay: null, applyAccept: false });

beforeEach(() => {
  fakeUploads();
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => leave());
});

const csv = (name = 'jobs.csv') => new File(['title\n'], name, { type: 'text/csv' });
const choose = async (file: File) => {
  await screen.findByRole('button', { name: 'Choose file' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
};
const arrive = () =>
  act(() => underWay().answer(201, { fileId: 'f1', fileName: 'jobs.csv', fileUrl: '/x' }));

describe('choosing a file', () => {
  test('accepts CSV only, and shows the upload’s progress', async () => {
    const { container, asked } = await drawBulk({ prepared: () => anUpload('jobs') });
    await title('Choose a file');
    expect(step()).toContain('Upload');
    await choose(new File(['x'], 'jobs.xlsx', { type: 'application/vnd.ms-excel' }));
    expect(screen.getByRole('alert').textContent).toBe('Please select a valid CSV file.');
    expect(underWay()).toBeUndefined();
    await choose(csv());
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => underWay().progress(45, 100));
    expect(screen.getByText('45%')).toBeTruthy();
    await expectNoViolations(container);
    expect(underWay().url).toBe('/api/upload/bulk-jobs');
    arrive();
    const heading = await title('Preview of jobs.csv');
    await expectAddress(`${PATH}?upload=jobs`);
    expect(asked).toEqual([['prepareBulkUpload', { fileId: 'f1' }]]);
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('can be cancelled during the upload, and shows the server’s errors about the file', async () => {
    const failures = [
      {
        message: 'Failed to parse CSV file. Please check the format.',
        code: 'BAD_USER_INPUT',
      },
      { message: 'Away', code: 'UNAVAILABLE' },
    ];
    await drawBulk({
      prepared: () => anUpload('jobs'),
      fails: (what) => (what === 'prepareBulkUpload' ? failures.shift() : undefined),
    });
    await choose(csv());
    await user.click(button('Cancel'));
    expect(underWay().aborted).toBe(true);
    const heading = await title('Choose a file');
    expect(document.activeElement).toBe(heading);
    await choose(csv());
    arrive();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to parse CSV file. Please check the format.',
    );
    await choose(csv());
    arrive();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain(
        'Validation failed. Please try again.',
      ),
    );
    await choose(csv());
    act(() => underWay().answer(413, { message: 'This file is too large.' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This file is too large.');
    expect(button('Retry')).toBeTruthy();
  });
});

test('a file that is cancelled while it is read is not opened, and its error is not shown', async () => {
  const reading: (() => void)[] = [];
  const { asked } = await drawBulk({
    prepared: () => anUpload('jobs'),
    hold: () => new Promise((resolve) => reading.push(resolve)),
    fails: (what) =>
      what === 'prepareBulkUpload' && asked.length > 1
        ? { message: 'Away', code: 'UNAVAILABLE' }
        : undefined,
  });
  for (const count of [1, 2]) {
    await choose(csv());
    arrive();
    await waitFor(() => expect(reading).toHaveLength(count));
    await user.click(button('Cancel'));
    await act(async () => reading.at(-1)!());
    await waitFor(() => expect(asked).toHaveLength(count));
    await whenRendered();
    await expectAddress(PATH);
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

describe('the preview', () => {
  test('lists the first five errors, counts the rest, and uploads only the valid rows', async () => {
    const uploads = [
      anUpload('jobs', { valid: 5, faulty: 7, failed: 7, unknownColumns: ['colour', 'size'] }),
    ];
    const { container, asked } = await drawBulk({ uploads, path: `${PATH}?upload=jobs` });
    await title('Preview of jobs.csv');
    expect(step()).toContain('Preview');
    const errors = within(screen.getByRole('region', { name: '7 errors in the file' }));
    expect(errors.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...[2, 3, 4, 5, 6].map(
        (row) => `Row ${row}, location: Location is requiredWrite a city and its state.`,
      ),
      '... and 2 more errors',
    ]);
    expect(
      screen.getByText('We do not recognise these columns and skip them: colour, size'),
    ).toBeTruthy();
    const rows = within(screen.getByRole('region', { name: 'The first rows of the file' }));
    expect(rows.getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText('The first 10 of 12 rows')).toBeTruthy();
    expect(button('Upload 12 jobs').disabled).toBe(true);
    await expectNoViolations(container);
    await user.click(button('Upload the 5 valid rows'));
    await title('Uploading jobs.csv');
    expect(asked).toEqual([['startBulkUpload', { id: 'jobs', skipFaulty: true }]]);
  });

  test('goes back, and Cancel leads to a page without this file', async () => {
    for (const way of ['Back', 'Cancel']) {
      const drawn = await drawBulk({ uploads: [anUpload('jobs')], path: `${PATH}?upload=jobs` });
      await title('Preview of jobs.csv');
      await user.click(button(way));
      await expectAddress(PATH);
      expect(await title('Choose a file')).toBe(document.activeElement);
      drawn.unmount();
    }
  });

  test('stays if the upload cannot start, and returns if no row became a job', async () => {
    const uploads = [anUpload('jobs')];
    const { move } = await drawBulk({
      uploads,
      path: `${PATH}?upload=jobs`,
      fails: (what) =>
        what === 'startBulkUpload' ? { message: 'Away', code: 'UNAVAILABLE' } : undefined,
    });
    await title('Preview of jobs.csv');
    expect(screen.getByText('Every row is valid.')).toBeTruthy();
    await user.click(button('Upload 12 jobs'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Upload failed. Please try again.Away',
    );
    move('jobs', { status: 'FAILED', faulty: 12, failed: 12 });
    await user.click(button('Back'));
    await user.click(await screen.findByRole('link', { name: 'jobs.csv' }));
    await title('Preview of jobs.csv');
    expect(await screen.findByText('Upload failed. Please try again.')).toBeTruthy();
    expect(button('Upload 12 jobs').disabled).toBe(true);
  });
});
