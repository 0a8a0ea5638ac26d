import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectAddress } from '#tests/client/frame/drawInSite.tsx';
import { whenRenderedOrFake } from '#tests/support/rendering.ts';
import { box, jobs, letDialogsOpen, open, suggested } from './drawBrowse.tsx';

const user = userEvent.setup({ delay: null });
beforeEach(letDialogsOpen);

/** A small screen with a coarse pointer. */
function onAPhone() {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
    );
  onTestFinished(() => media.mockRestore());
}

describe('suggestions', () => {
  const type = async (name: string, text: string) => {
    await open('?salary=3-5');
    await jobs();
    await user.type(box(name), text);
    await screen.findByRole('listbox', { name: name === 'What' ? 'Suggestions' : 'Places' });
    return box(name);
  };
  const active = (input: HTMLInputElement) =>
    document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

  test('can be navigated with the arrows, are announced, and close with Escape', async () => {
    const input = await type('What', 'ac');
    expect([input.getAttribute('aria-expanded'), active(input)]).toEqual(['true', undefined]);
    expect(screen.getByText('2 suggestions')).toBeTruthy();
    await user.keyboard('{ArrowUp}');
    expect(active(input)).toBe('Lotus WorksCompany');
    const lines = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(lines.map((line) => line.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    await user.keyboard('{ArrowDown}');
    expect(active(input)).toBeUndefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect([input.value, input.getAttribute('aria-expanded')]).toEqual(['ac', 'false']);
  });

  test('close when the box loses focus, and when too little is typed', async () => {
    const input = await type('Where', 'vijaywada');
    expect(suggested()).toEqual(['Vijayawada, NTR, Andhra Pradesh']);
    await user.clear(input);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await user.type(input, 'pu');
    await screen.findByRole('listbox');
    fireEvent.blur(input);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test.each([
    ['What', 'ac', 'Accountant', '/browse-jobs?search=Accountant&salary=3-5'],
    [
      'Where',
      'pune',
      'Pune, Maharashtra',
      '/browse-jobs?location=Pune%2C%20Maharashtra&salary=3-5',
    ],
  ])('in %s fill the box when pressed and search at once', async (name, text, line, address) => {
    const input = await type(name, text);
    const option = screen.getAllByRole('option', { name: new RegExp(line) })[0]!;
    fireEvent.pointerMove(option);
    await whenRenderedOrFake();
    expect(active(input)).toContain(line);
    await user.click(option);
    expect(input.value).toBe(line);
    await expectAddress(address);
  });

  test('can be selected by key, and other text stays as typed', async () => {
    const input = await type('Where', 'pune');
    await user.keyboard('{ArrowDown}{Enter}');
    await expectAddress('/browse-jobs?location=Pune%2C%20Maharashtra&salary=3-5', 'PUSH');
    await user.clear(input);
    await user.type(input, 'Nowhere at all{Enter}');
    await expectAddress('/browse-jobs?location=Nowhere%20at%20all&salary=3-5', 'PUSH');
    expect(input.value).toBe('Nowhere at all');
  });
});

describe('on a phone', () => {
  beforeEach(onAPhone);

  test('searching closes the keyboard', async () => {
    await open();
    await jobs();
    await user.type(box('What'), 'nurse{Enter}');
    await expectAddress('/browse-jobs?search=nurse', 'PUSH');
    expect(document.activeElement).toBe(document.body);
  });

  test('a sheet that was only viewed closes by going back, and can clear all filters', async () => {
    await open('?search=accountant');
    await jobs();
    await user.click(screen.getAllByText('Filters', { selector: 'button *' })[0]!);
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await expectAddress('/browse-jobs?search=accountant&filters=open', 'PUSH');
    await user.click(within(sheet).getByRole('button', { name: 'Close filters' }));
    await expectAddress('/browse-jobs?search=accountant', 'POP');
    await user.click(screen.getAllByText('Filters', { selector: 'button *' })[0]!);
    const again = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(again.getByRole('link', { name: 'Clear Filter' }));
    await expectAddress('/browse-jobs?filters=open', 'REPLACE');
    // All filters are cleared, so the link is gone.
    await waitFor(() => expect(again.queryByRole('link', { name: 'Clear Filter' })).toBeNull());
    expect(document.activeElement).toBe(again.getByRole('heading', { name: 'Filters' }));
  });
});
