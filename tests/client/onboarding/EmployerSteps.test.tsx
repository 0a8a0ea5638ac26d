import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { currentSession } from '#client/lib/session.ts';
import { ASHA, refuse, toasts } from '#tests/client/account/drawAccount.tsx';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import {
  draft,
  drawOnboarding,
  heading,
  opened,
  pick,
  press,
  proceed,
  write,
} from './drawOnboarding.tsx';

afterEach(() => {
  act(() => leave());
});

const ROLE = { role: 'EMPLOYER' } as const;
const CONTACT = { phone: null, email: null, address: null, employeeCount: 0 };
const COMPANY = {
  id: 'c1',
  name: 'Kaveri',
  industry: 'retail',
  description: '',
  size: null,
  website: null,
  city: null,
  state: null,
  country: 'India',
  foundedYear: null,
};
const TOLD = { name: 'Kaveri Foods', industry: 'retail', city: 'Pune', country: 'India' };

async function fillBoth() {
  await opened();
  await write('Company name', 'Kaveri Foods');
  await pick('Industry', 'Retail');
  await press('Continue');
  await write('City (optional)', 'Pune');
  await press('Complete Setup');
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('an employer is asked for the company and its contact details', async () => {
  const { baseElement } = await drawOnboarding(ROLE);
  await opened();
  expect(await screen.findByText('Step 1 of 2')).toBeTruthy();
  expect(heading()).toBe('Your company');
  expect(proceed().disabled).toBe(true);
  await write('Company name', 'Kaveri Foods');
  await pick('Industry', 'Retail');
  expect(proceed().disabled).toBe(false);
  await expectNoViolations(baseElement);
  await press('Continue');
  expect(heading()).toBe('Contact details');
  expect(screen.getByLabelText<HTMLInputElement>('Country').value).toBe('India');
});

test('Complete Setup creates the company, then completes onboarding', async () => {
  const { asked } = await drawOnboarding(ROLE);
  await fillBoth();
  await closed();
  expect(asked).toMatchObject([
    ['createCompany', TOLD],
    ['completeOnboarding', { onboardingComplete: true }],
  ]);
  expect(draft()).toBeNull();
  expect(currentSession().onboardingComplete).toBe(true);
  expect(toasts().at(-1)).toEqual([
    'Setup complete, Asha',
    'You can change everything in Company Profile.',
  ]);
});

test('only what was changed is sent to an existing company, which leaves a pending change alone', async () => {
  const { asked } = await drawOnboarding({
    ...ROLE,
    companyProfile: { id: 'c1', ...CONTACT, company: COMPANY },
  });
  await fillBoth();
  await closed();
  expect(asked[0]).toEqual(['updateCompany', { name: 'Kaveri Foods', city: 'Pune' }]);
});

describe('older answers', () => {
  const saved = {
    ...CONTACT,
    id: 'c1',
    phone: '022 2345 6789',
    company: { ...COMPANY, description: 'Pickles since 1999.', website: 'https://kaveri.example' },
  };
  const begin = async () => {
    const { unmount } = await drawOnboarding(ROLE);
    await opened();
    await write('Company name', 'Kaveri Foods');
    unmount();
  };

  test('do not undo what the page of the company saved since', async () => {
    await begin();
    const { asked } = await drawOnboarding({ ...ROLE, companyProfile: saved });
    await opened();
    expect((await screen.findByLabelText<HTMLInputElement>('Company name')).value).toBe('Kaveri');
    await press('Continue');
    await write('City (optional)', 'Pune');
    await press('Complete Setup');
    await closed();
    expect(asked[0]).toEqual(['updateCompany', { city: 'Pune' }]);
  });

  test('do not undo it either if they were finished', async () => {
    await begin();
    const { answers, ...begun } = draft();
    const kept = {
      ...begun,
      finished: true,
      answers: { ...answers, industry: 'retail', city: 'Pune' },
    };
    localStorage.setItem(`onboarding:${ASHA.id}`, JSON.stringify(kept));
    const { asked } = await drawOnboarding({ ...ROLE, companyProfile: saved });
    await waitFor(() => expect(draft()).toBeNull());
    expect(asked[0]).toEqual(['updateCompany', { city: 'Pune' }]);
  });

  test('are replaced only once, so what is typed afterwards stays', async () => {
    await begin();
    const company = { ...ROLE, companyProfile: saved };
    const { unmount } = await drawOnboarding(company);
    await screen.findByDisplayValue('Kaveri');
    await write('Company name', 'Kaveri Spices');
    unmount();
    await drawOnboarding(company);
    const name = await screen.findByLabelText<HTMLInputElement>('Company name');
    expect(name.value).toBe('Kaveri Spices');
  });
});

test('answers begun while the server was away change only what was typed', async () => {
  const answers = { name: 'Kaveri Foods', description: '', industry: '', country: 'India' };
  const kept = { step: 1, finished: true, answers };
  localStorage.setItem(`onboarding:${ASHA.id}`, JSON.stringify(kept));
  const { asked } = await drawOnboarding({
    ...ROLE,
    companyProfile: {
      ...CONTACT,
      id: 'c1',
      phone: '022 2345 6789',
      company: { ...COMPANY, description: 'Pickles since 1999.', country: 'Nepal' },
    },
  });
  await waitFor(() => expect(draft()).toBeNull());
  expect(asked[0]).toEqual(['updateCompany', { name: 'Kaveri Foods' }]);
});

test('a refusal is shown, and nothing typed is lost', async () => {
  await drawOnboarding({
    ...ROLE,
    save: () =>
      refuse('Please enter a valid web address', {
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'website', message: 'Please enter a valid web address' }],
      }),
  });
  await fillBoth();
  expect(await screen.findByText('Please enter a valid web address')).toBeTruthy();
  expect(draft()).toMatchObject({ finished: false, answers: { name: 'Kaveri Foods' } });
});
