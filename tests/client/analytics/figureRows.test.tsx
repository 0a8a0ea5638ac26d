import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { drawBuilder } from './builderWorld.tsx';

const TABLE = '?measures=applications&by=category&chart=table';
const SALES = [{ dimension: 'CATEGORY', key: 'sales' }];

test('a cell opens the rows it counts, page by page, with links', async () => {
  const { listed } = await drawBuilder(TABLE);
  await userEvent.click(await screen.findByRole('button', { name: '1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rows behind 1' }));
  expect((await dialog.findByRole('link', { name: 'Welder' })).getAttribute('href')).toBe(
    '/admin/jobs/j1',
  );
  expect(dialog.getByText('Applications, all time, where category is Sales')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Show more' }));
  const next = await dialog.findByRole('link', { name: 'Cook' });
  expect(document.activeElement).toBe(next.closest('li'));
  expect(dialog.getByRole('link', { name: 'Welder' })).toBeDefined();
  expect(listed).toMatchObject([
    { measure: 'APPLICATIONS', group: SALES, after: null },
    { measure: 'APPLICATIONS', group: SALES, after: 'next' },
  ]);
});

test('another list of a figure is chosen in place: the focus stays on its button', async () => {
  const { listed } = await drawBuilder(TABLE, { parts: ['PART', 'WHOLE'] });
  await userEvent.click(await screen.findByRole('button', { name: '1' }));
  const [first, second] = within(
    await screen.findByRole('group', { name: 'Which rows' }),
  ).getAllByRole('button');
  await userEvent.click(second!);
  await waitFor(() => expect(listed).toHaveLength(2));
  await screen.findByRole('link', { name: 'Welder' });
  expect(document.activeElement).toBe(second);
  expect(second!.getAttribute('aria-pressed')).toBe('true');
  expect(first!.getAttribute('aria-pressed')).toBe('false');
});

test('the rows can be split by another dimension in the builder', async () => {
  const { asked } = await drawBuilder(TABLE);
  await userEvent.click(await screen.findByRole('button', { name: '1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Split by…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'State' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      measures: ['applications'],
      dimensions: ['state'],
      filter: { dimension: 'category', is: ['sales'] },
    }),
  );
  await screen.findByRole('button', { name: 'Category is Sales' });
});

test('a mark opens its rows by keyboard', async () => {
  const { listed } = await drawBuilder('?measures=applications&by=category&chart=bar');
  const chart = await screen.findByRole('application');
  fireEvent.keyDown(chart, { key: 'Enter' });
  expect(listed).toEqual([]);
  fireEvent.keyDown(chart, { key: 'Home' });
  fireEvent.keyDown(chart, { key: 'Enter' });
  await screen.findByRole('link', { name: 'Welder' });
  expect(listed).toMatchObject([{ measure: 'APPLICATIONS', group: SALES }]);
});
