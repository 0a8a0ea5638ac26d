import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { box, cards, jobs, letDialogsOpen, open, OPEN_DIALOG } from './drawBrowse.tsx';

beforeEach(letDialogsOpen);

describe('shortcuts', () => {
  const press = (key: string, target: Element = document.body) =>
    fireEvent.keyDown(target, { key });
  const focused = () => document.activeElement?.textContent;

  test('/ focuses the search, j and k move through the list', async () => {
    await open();
    await jobs();
    press('j');
    expect(focused()).toBe('Accountant 1');
    press('j');
    press('j');
    press('k');
    expect(focused()).toBe('Accountant 2');
    press('k');
    press('k');
    expect(focused()).toBe('Accountant 1');
    press('/');
    expect(document.activeElement).toBe(box('What'));
  });

  test('s saves the focused job, once while it is held down', async () => {
    await open();
    await jobs();
    press('s');
    press('j');
    const pressed = vi.fn();
    const button = within(cards()[0]!).getByRole('button', { name: /^Save/ });
    button.addEventListener('click', pressed);
    press('s');
    fireEvent.keyDown(document.body, { key: 's', repeat: true });
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('? lists them', async () => {
    await open();
    await jobs();
    press('?');
    await waitFor(() =>
      expect(document.querySelector(OPEN_DIALOG)?.textContent).toContain('Next job'),
    );
  });

  test('are inactive in fields, with modifiers, and over an open dialog', async () => {
    await open();
    await jobs();
    box('What').focus();
    press('j', box('What'));
    expect(document.activeElement).toBe(box('What'));
    box('What').blur();
    fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
    expect(document.activeElement).toBe(document.body);
    press('?');
    await waitFor(() => expect(document.querySelector(OPEN_DIALOG)).not.toBeNull());
    press('j');
    expect(focused()).not.toBe('Accountant 1');
  });
});
