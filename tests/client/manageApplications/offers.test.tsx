import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { anApplication, drawApplications } from './drawApplications.tsx';

afterEach(() => {
  for (const { id } of queuedToasts()) closeToast(id);
  act(leave);
});

test('an offer starts from a template, names a wrong field, and is sent once all is right', async () => {
  const user = userEvent.setup({ delay: null });
  const { asked } = await drawApplications({
    applications: [anApplication('1', { status: 'SHORTLISTED', canSendOffer: true })],
    path: '/manage-applications/1',
  });
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const form = within(await screen.findByRole('region', { name: 'Make an offer' }));
  const letter = await form.findByRole('textbox', { name: 'Letter' });
  expect((letter as HTMLTextAreaElement).value).toBe('Dear {candidate}');
  await expectNoViolations(document.body);
  await user.type(form.getByRole('textbox', { name: 'Yearly pay' }), '12,50,000');
  await user.type(letter, ', we pay {{salary}');
  await user.click(form.getByRole('button', { name: 'Send the offer' }));
  expect((await form.findAllByText(/“salary” is not a field/)).length).toBeGreaterThan(0);
  const sent = () => asked.filter(([what]) => what === 'sendOffer').map(([, input]) => input);
  expect(sent()).toEqual([]);
  await user.clear(letter);
  await user.type(letter, 'Dear {{candidate}');
  await user.click(form.getByRole('button', { name: 'Send the offer' }));
  await screen.findByRole('button', { name: 'Make an offer' });
  expect(sent()).toMatchObject([
    { applicationId: '1', language: 'EN', pay: 1_250_000, letter: 'Dear {candidate}' },
  ]);
});
