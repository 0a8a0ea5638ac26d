import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { toasts } from '#tests/client/account/drawAccount.tsx';

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const editButton = () => screen.findByRole('button', { name: 'Edit Profile' });
/** The view is back; toasts may be left over from the previous test. */
export const waitUntilSaved = async () => {
  await editButton();
  expect(toasts().length).toBeGreaterThan(0);
};

/** From the view to the form. */
export async function edit(): Promise<void> {
  await userEvent.click(await editButton());
  await screen.findByRole('button', { name: 'Save Changes' });
}

export async function write(label: RegExp, text: string): Promise<void> {
  await userEvent.clear(box(label));
  if (text) await userEvent.type(box(label), text);
}
