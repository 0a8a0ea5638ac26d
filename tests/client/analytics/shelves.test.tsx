import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { drawBuilder } from './builderWorld.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  act(() => leave());
});

const shelf = (name: string) => screen.getByRole('group', { name });
const searchOf = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
const expectSearch = (name: string, value: string | null) =>
  waitFor(() => expect(searchOf().get(name)).toBe(value));
const rowCountShown = (count: number) => screen.findByText(count === 1 ? '1 row' : `${count} rows`);

test('the length of the range can be typed, in any unit, to the minute or not', async () => {
  await drawBuilder('?measures=applications&last=5-day');
  const count = await screen.findByRole('textbox', { name: 'How many' });
  await user.clear(count);
  await user.type(count, '3');
  await expectSearch('last', '3-day');
  await user.click(screen.getByRole('checkbox', { name: 'Count back from this minute' }));
  await expectSearch('last', '3-day-rolling');
  await user.click(screen.getByRole('checkbox', { name: 'Without today' }));
  await expectSearch('last', '3-day-whole');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'week');
  await expectSearch('last', '3-week');
});

test('chips move with Alt and arrows and are removed with Delete, and the focus stays in the shelf', async () => {
  await drawBuilder('?measures=applications,hires&by=category');
  await rowCountShown(3);
  const chips = () =>
    [...shelf('Measures').querySelectorAll<HTMLElement>('[data-chip-button]')].map(
      (chip) => chip.textContent,
    );
  const first = shelf('Measures').querySelector<HTMLElement>('[data-chip-button]')!;
  first.focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expectSearch('measures', 'hires,applications');
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expectSearch('measures', 'applications,hires');
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expectSearch('measures', 'hires,applications');
  expect(chips()).toEqual(['Hires', 'Applications']);
  expect(document.activeElement?.textContent).toBe('Applications');
  await user.keyboard('{Delete}');
  await expectSearch('measures', 'hires');
  expect(document.activeElement?.textContent).toBe('Hires');
  await user.keyboard('{Delete}');
  await expectSearch('measures', null);
  expect(document.activeElement?.textContent).toBe('Add measure');
});

test('chips can be moved and sorted through their menus', async () => {
  await drawBuilder('?measures=applications,hires&by=category,state');
  await rowCountShown(3);
  const choose = async (kind: string, name: string, act: string) => {
    const chips = [...shelf(kind).querySelectorAll<HTMLElement>('[data-chip-button]')];
    await user.click(chips.find(({ textContent }) => textContent.startsWith(name))!);
    await user.click(await screen.findByRole('menuitem', { name: act }));
  };
  await choose('Measures', 'Hires', 'Move left');
  await expectSearch('measures', 'hires,applications');
  await choose('Measures', 'Hires', 'Move right');
  await expectSearch('measures', 'applications,hires');
  await choose('By', 'State', 'Move left');
  await expectSearch('by', 'state,category');
  await choose('Measures', 'Hires', 'Sort: largest first');
  await expectSearch('order', '-hires');
});
