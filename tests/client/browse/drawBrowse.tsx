import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SiteLocale } from '#client/lib/locale.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { Page } from '#client/pages/browse/BrowseJobsPage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { browseMarket } from './browseMarket.ts';

// Many suites share the machine's cores.
export const OPEN_DIALOG = 'dialog[open]';

/** jsdom knows the element but does not show dialogs. */
export function letDialogsOpen(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

export async function open(
  query = '',
  locale: SiteLocale = 'en',
  ...world: Parameters<typeof browseMarket>
) {
  const market = browseMarket(...world);
  const { schema } = market;
  const drawn = await drawInSite(
    <>
      <main>
        <Page />
      </main>
      <Back />
    </>,
    { path: `/browse-jobs${query}`, schema, locale },
  );
  return { ...market, ...drawn };
}

/** The browser's own button. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back in the browser
    </button>
  );
}

export const goBack = () => fireEvent.click(screen.getByText('Back in the browser'));
export const cards = () => screen.queryAllByRole('article');
export const jobs = () => waitFor(() => expect(cards().length).toBeGreaterThan(0));
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
export const suggested = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
