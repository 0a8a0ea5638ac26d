import type { Page } from 'playwright-core';
import { press } from '#tests/browser/keyboard.ts';
import { button } from '#tests/browser/screen.ts';

/** From the menu a phone's header has behind its button. */
export async function chooseInMenu(page: Page, name: string | RegExp): Promise<void> {
  await press(page, button(page, 'Menu'));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await press(
    page,
    menu
      .getByRole('link', { name, exact: true })
      .or(menu.getByRole('button', { name, exact: true })),
  );
}
