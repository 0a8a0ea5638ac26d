import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MetaArgs } from '#client/lib/page.ts';
import { translatorOf } from '#client/lib/words.ts';
import * as adminPage from '#client/pages/integrations/AdminIntegrationsPage.tsx';
import * as employerPage from '#client/pages/integrations/IntegrationsPage.tsx';
import { expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { button, drawWebhooks, LIST_PATH, user } from './drawWebhooks.tsx';

afterEach(() => {
  act(() => leave());
});

const LEAD =
  'Connect your own programs: they can read and post jobs and receive updates as they happen.';
const tab = (name: string) => screen.getByRole('tab', { name });
const isSelected = (name: string) => tab(name).getAttribute('aria-selected');
const argsOf = (words: Parameters<typeof translatorOf>[1]) =>
  ({ words: translatorOf('en', words) }) as MetaArgs;

test('employers find keys and webhooks in tabs, and the address says which one is open', async () => {
  await drawWebhooks({ path: '/integrations', page: <employerPage.Page /> });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Integrations');
  expect(screen.getByText(LEAD)).toBeTruthy();
  expect(screen.getByRole('tablist', { name: 'Types of integration' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'API keys',
    'Webhooks',
  ]);
  expect(isSelected('API keys')).toBe('true');
  await screen.findByText('0 of 20 keys active');
  await user.click(tab('Webhooks'));
  await expectAddress(LIST_PATH, 'REPLACE');
  await screen.findByText('1 of 10 webhooks');
  expect(isSelected('Webhooks')).toBe('true');
  await user.click(tab('API keys'));
  await expectAddress('/integrations?section=keys');
  await screen.findByText('0 of 20 keys active');
  expect(employerPage.meta(argsOf(['apiKeys']))).toEqual({ title: 'Integrations' });
});

test('administrators find the same in their area, opened by the address', async () => {
  const path = '/admin/integrations?section=webhooks';
  await drawWebhooks({ path, role: 'ADMIN', page: <adminPage.Page /> });
  await screen.findByText('1 of 10 webhooks');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Integrations');
  expect(screen.getByText(LEAD)).toBeTruthy();
  const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(way.textContent).toContain('Admin PanelIntegrations');
  expect(isSelected('Webhooks')).toBe('true');
  expect(button('More actions for hooks1.example')).toBeTruthy();
  const log = screen.getByRole('link', { name: /^See the log/ });
  expect(log.getAttribute('href')).toBe(`${path}&webhook=1`);
  expect(adminPage.meta(argsOf(['admin']))).toEqual({ title: 'Integrations' });
});
