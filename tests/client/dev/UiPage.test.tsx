import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Page } from '#client/pages/dev/UiPage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';

// Charts have tests in tests/client/analytics.
vi.mock('#client/pages/dev/charts/UiChartsLater.tsx', () => ({ UiChartsLater: () => null }));

test('the page of samples shows every part of the site, and its theme can be changed', async () => {
  await drawInSite(<Page />, { path: '/dev/ui' });
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});
