import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAddress } from '#tests/client/frame/drawInSite.tsx';
import { box, jobs, letDialogsOpen, open, OPEN_DIALOG } from './drawBrowse.tsx';

beforeEach(letDialogsOpen);

describe('filters', () => {
  const facet = (name: RegExp) => screen.getByRole('link', { name });

  test('show the count of each value; choosing replaces, choosing the selected one removes', async () => {
    await open();
    await jobs();
    expect(screen.queryByRole('link', { name: /^Intern/ })).toBeNull();
    await userEvent.click(facet(/^3–5 lakh ?9$/));
    await expectAddress('/browse-jobs?salary=3-5');
    await screen.findByText('9 jobs');
    expect(facet(/^3–5 lakh ?9$/).getAttribute('aria-current')).toBe('true');
    await userEvent.click(facet(/^5–8 lakh/));
    await expectAddress('/browse-jobs?salary=5-8');
    await waitFor(() => expect(facet(/^5–8 lakh ?18$/).getAttribute('aria-current')).toBe('true'));
    await userEvent.click(facet(/^5–8 lakh ?18$/));
    await expectAddress('/browse-jobs');
  });

  test('use a category’s title in the address', async () => {
    await open();
    await jobs();
    await userEvent.click(facet(/^Finance & Banking ?27$/));
    await expectAddress('/browse-jobs?category=Finance%20%26%20Banking');
  });

  test('shorten long lists', async () => {
    await open();
    await jobs();
    expect(screen.queryByRole('link', { name: /^State 7/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(facet(/^State 9/)).toBeTruthy();
  });

  test('can be removed individually or all at once', async () => {
    await open('?salary=3-5&type=full-time&search=accountant&view=list');
    await jobs();
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Full Time',
      '3–5 lakh',
      'Clear Filter',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: 3–5 lakh' }));
    await expectAddress('/browse-jobs?search=accountant&type=full-time&view=list');
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filter' }));
    await expectAddress('/browse-jobs');
    expect(box('What').value).toBe('');
  });

  test('open as a sheet with the number of remaining jobs on a small screen', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
    await open();
    await jobs();
    const [small] = screen.getAllByRole('button', { name: 'Filters' });
    await userEvent.click(small!);
    await waitFor(() => expect(document.querySelector(OPEN_DIALOG)).not.toBeNull());
    const sheet = document.querySelector<HTMLElement>(OPEN_DIALOG)!;
    await waitFor(() => expect(sheet.querySelector('footer')?.textContent).toBe('Show 27 jobs'));
    await userEvent.click(within(sheet).getByRole('link', { name: /^3–5 lakh/ }));
    await waitFor(() => expect(sheet.querySelector('footer')?.textContent).toBe('Show 9 jobs'));
    await expectAddress('/browse-jobs?salary=3-5&filters=open');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 9 jobs' }));
    await expectAddress('/browse-jobs?salary=3-5');
    expect(document.querySelector(OPEN_DIALOG)).toBeNull();
    vi.restoreAllMocks();
  });
});
