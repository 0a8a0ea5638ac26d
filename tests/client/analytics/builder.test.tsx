import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawBuilder } from './builderWorld.tsx';
import { keysOutside } from '#tests/client/support/keysOutside.ts';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => leave());
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const shelf = (name: string) => screen.getByRole('group', { name });
const searchOf = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
const expectSearch = (name: string, value: string | null) =>
  waitFor(() => expect(searchOf().get(name)).toBe(value));
const rowCountShown = (count: number) => screen.findByText(count === 1 ? '1 row' : `${count} rows`);

test('a question is built by pressing fields and is part of the address', async () => {
  const { asked, container } = await drawBuilder();
  await screen.findByText('Start with a question');
  await user.click(button('Applications'));
  await expectSearch('measures', 'applications');
  await rowCountShown(3);
  await user.click(button(/^Dimensions/));
  await user.click(
    within(screen.getByRole('complementary')).getByRole('button', { name: 'Category' }),
  );
  await expectSearch('by', 'category');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '90-day');
  await expectSearch('last', '90-day');
  await screen.findByRole('heading', { name: 'Applications by Category' });
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      measures: ['applications'],
      dimensions: ['category'],
      range: { last: 90, unit: 'day' },
    }),
  );
  await rowCountShown(3);
  await expectNoViolations(container);
});

test('a field that does not fit the question says why and is not added', async () => {
  await drawBuilder('?measures=applications&by=category');
  const searches = await screen.findByRole('button', { name: 'Searches' });
  expect(searches.getAttribute('aria-disabled')).toBe('true');
  expect(searches.getAttribute('aria-describedby')).toBeTruthy();
  screen.getByText('Cannot be combined with Category');
  await user.click(searches);
  expect(searchOf().get('measures')).toBe('applications');
});

test('measures of one subject can be the steps of a funnel', async () => {
  const { asked } = await drawBuilder('?measures=applications,hires');
  await user.click(await screen.findByRole('checkbox', { name: /^Each step counts only/ }));
  await expectSearch('funnel', '1');
  await expectSearch('chart', 'funnel');
  await screen.findByRole('heading', { name: 'Applications → Hires' });
  expect(asked.at(-1)).toMatchObject({ funnel: true });
  await user.click(button('Remove: Hires'));
  await expectSearch('measures', 'applications');
  await user.click(button('Remove: Applications'));
  await expectSearch('funnel', null);
});

test('a field can be dragged to its shelf', async () => {
  await drawBuilder('?measures=applications');
  await rowCountShown(3);
  const line = button('Hires').closest('li')!;
  fireEvent.dragStart(line);
  fireEvent.dragOver(shelf('Measures'));
  fireEvent.drop(shelf('Measures'));
  fireEvent.dragEnd(document);
  await expectSearch('measures', 'applications,hires');
  expect(fireEvent.dragOver(shelf('Measures'))).toBe(true);
});

test('a typed question replaces the one before, once each word is understood', async () => {
  const { container } = await drawBuilder('?measures=searches&zone=UTC');
  const box = await screen.findByRole('combobox', { name: 'Type a question' });
  await user.type(box, 'applications by cat');
  const outside = keysOutside();
  await user.keyboard('{Escape}');
  expect(outside).toEqual([]);
  await user.type(box, 'e');
  await user.keyboard('{ArrowDown}');
  fireEvent.blur(box);
  expect(box.ariaExpanded).toBe('false');
  await user.type(box, 'g');
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{ArrowDown}{Tab}');
  expect((box as HTMLInputElement).value).toBe('applications by Category ');
  // Enter ends the choice of a character first.
  expect(fireEvent.keyDown(box, { key: 'Enter', isComposing: true })).toBe(true);
  // A period is complete, so nothing covers what is below.
  await user.type(box, 'last week');
  await waitFor(() => expect(box.ariaExpanded).toBe('false'));
  await user.type(box, ' frogs{Enter}');
  await screen.findByText('“frogs” is not understood.');
  expect(box).toHaveProperty('ariaInvalid', 'true');
  expect(container.querySelector('mark')?.textContent).toBe('frogs');
  expect(searchOf().get('measures')).toBe('searches');
  await expectNoViolations(container);
  await user.click(button('Remove “frogs”'));
  await expectSearch('measures', 'applications');
  expect(Object.fromEntries(searchOf())).toEqual({
    measures: 'applications',
    by: 'category',
    last: '1-week-whole',
    zone: 'UTC',
  });
  expect(document.activeElement).toBe(box);
  const skip = screen.getByRole<HTMLAnchorElement>('link', { name: 'Skip to the answer' });
  expect(document.querySelector(skip.hash)?.getAttribute('aria-label')).toBe('Answer');
  await user.click(button('Remove By Category'));
  await expectSearch('by', null);
  await user.clear(box);
  await user.type(box, 'hires in sales{Enter}');
  await expectSearch('filter', 'is(category,Sales)');
  expect(Object.fromEntries(searchOf())).toEqual({
    measures: 'hires',
    filter: 'is(category,Sales)',
    zone: 'UTC',
  });
  await user.click(button('Remove: Category is Sales'));
  await expectSearch('filter', null);
  await user.type(box, '{Enter}');
  await expectSearch('filter', 'is(category,Sales)');
});

test('filters can be combined and nested, with an editor for each kind of dimension', async () => {
  const { container } = await drawBuilder('?measures=applications');
  await rowCountShown(3);
  await user.click(button('Add filter'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.type(dialog.getByRole('combobox', { name: 'Category: value' }), 'Sales{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Add group' }));
  const group = within(dialog.getByRole('group', { name: 'Filter group' }));
  await user.selectOptions(group.getAllByRole('combobox', { name: 'Dimension' })[0]!, 'state');
  await user.click(dialog.getByRole('button', { name: 'Apply filters' }));
  expect(dialog.getByText('Enter at least one value.')).toBeTruthy();
  await user.click(group.getByRole('checkbox', { name: 'Kerala' }));
  await user.click(group.getByRole('button', { name: 'Add filter' }));
  await user.selectOptions(group.getAllByRole('combobox', { name: 'Dimension' })[1]!, 'remote');
  await user.click(group.getByRole('radio', { name: 'Yes' }));
  await expectNoViolations(container.ownerDocument.body);
  await user.click(dialog.getByRole('button', { name: 'Apply filters' }));
  await expectSearch('filter', 'and(is(category,Sales),or(is(state,Kerala),is(remote,yes)))');
  expect(shelf('Filters').textContent).toContain('State is Kerala or Remote is Yes');
  await user.click(button('Remove: Category is Sales'));
  await expectSearch('filter', 'or(is(state,Kerala),is(remote,yes))');
  expect(document.activeElement?.textContent).toBe('State is Kerala or Remote is Yes');
});

test('a refused question shows the error at its shelf and keeps the last result', async () => {
  const sentence = 'Search term cannot be used with Applications.';
  await drawBuilder('?measures=applications', {
    fails: ({ compare }) =>
      compare
        ? new GraphQLError(sentence, {
            extensions: {
              code: 'BAD_USER_INPUT',
              fields: [{ field: 'compare', message: sentence }],
            },
          })
        : undefined,
  });
  await rowCountShown(3);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '30-day');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compared with' }), 'year_before');
  await screen.findByText('This question cannot be answered');
  expect(shelf('Time').textContent).toContain(sentence);
  await rowCountShown(3);
});

test('a failure keeps the last result and can be retried, and shows the request id', async () => {
  let isAway = true;
  await drawBuilder('?measures=hires', {
    fails: () =>
      isAway
        ? new GraphQLError('Try again soon.', {
            extensions: { code: 'UNAVAILABLE', requestId: 'request-7' },
          })
        : undefined,
  });
  await screen.findByText('We could not answer this question');
  expect(screen.getByText(/request-7/)).toBeTruthy();
  isAway = false;
  await user.click(button('Try Again'));
  await rowCountShown(3);
});

test('a slow question says so and can be cancelled', async () => {
  await drawBuilder('?measures=hires', { hold: () => new Promise<void>(() => {}) });
  await screen.findByText(/is taking longer than usual/);
  await user.click(button('Cancel'));
  await screen.findByText('You stopped this question.');
  expect(button('Ask again')).toBeTruthy();
});

test('an empty result offers to remove each filter and the range', async () => {
  await drawBuilder('?measures=hires&by=category&last=7-day&filter=is(state,Goa)', {
    rows: ({ filter }) => (filter ? [] : ['sales']),
  });
  await screen.findByText('Nothing to show');
  button('Show all time');
  await user.click(button('Remove filter: State is Goa'));
  await expectSearch('filter', null);
  expect(document.activeElement?.tagName).toBe('H1');
  await rowCountShown(1);
});

test('the valid parts of a broken link are kept', async () => {
  const { asked } = await drawBuilder(
    '?measures=applications,pigeons&by=category&grain=fortnight&filter=(',
  );
  await screen.findByText(/We could not read a part of this link: filters and time step/);
  screen.getByText(/no longer exist: pigeons/);
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ measures: ['applications'], dimensions: ['category'] }),
  );
});

test('a step is undone and redone by button and by key, and a new step discards the undone ones', async () => {
  await drawBuilder('?measures=applications');
  await rowCountShown(3);
  const [undo, redo] = [button('Undo'), button('Redo')];
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Hires'));
  await expectSearch('measures', 'applications,hires');
  await user.click(undo);
  await expectSearch('measures', 'applications');
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expectSearch('measures', 'applications,hires');
  expect(redo.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Control>}z{/Control}');
  await expectSearch('measures', 'applications');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '90-day');
  await expectSearch('last', '90-day');
  expect(redo.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('combobox', { name: 'Type a question' }));
  await user.keyboard('x{Control>}z{/Control}');
  expect(searchOf().get('last')).toBe('90-day');
  // A link to another question discards the undone steps too.
  await user.click(undo);
  await expectSearch('last', null);
  expect(redo.getAttribute('aria-disabled')).toBe('false');
  await user.click(screen.getByRole('link', { name: 'Explore' }));
  await expectSearch('measures', null);
  expect([undo, redo].map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
});
