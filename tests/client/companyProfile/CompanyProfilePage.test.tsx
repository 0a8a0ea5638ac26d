import { useApolloClient } from '@apollo/client/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import { useNavigate } from '#client/lib/routing.ts';
import { toasts } from '#tests/client/account/drawAccount.tsx';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { box, edit, editButton, press, waitUntilSaved, write } from './companyForm.ts';
import { KAVERI, openCompany } from './openCompany.tsx';

afterEach(() => {
  act(() => leave());
  sessionStorage.clear();
});

function ReadAgain() {
  const client = useApolloClient();
  return (
    <button type="button" onClick={() => void client.refetchQueries({ include: 'active' })}>
      Read again
    </button>
  );
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

describe('the stored company', () => {
  test('is shown with its description, and missing values say so', async () => {
    const { baseElement } = await openCompany();
    expect(await screen.findByRole('heading', { level: 2, name: 'Kaveri Foods' })).toBeTruthy();
    expect(screen.getByText('Pickles since 1999.')).toBeTruthy();
    expect(screen.getByText('11-50 employees')).toBeTruthy();
    expect(screen.getByText('12 MG Road, Pune, Maharashtra, India')).toBeTruthy();
    const email = screen.getByText('Email').closest('div')!;
    expect(within(email).getByText('Not specified')).toBeTruthy();
    await expectNoViolations(baseElement);
  });

  test.each([
    ['PENDING', 'Waiting for approval', /they stay hidden until your company is approved/],
    ['APPROVED', 'Approved', /Approved on 1 Oct 2026|Approved on Oct 1, 2026/],
    ['REJECTED', 'Not approved', /we will review it again/],
    ['SUSPENDED', 'Suspended', /cannot see your company or its jobs at the moment/],
  ])('%s has its own explanation', async (adminStatus, title, text) => {
    const approvedAt = adminStatus === 'APPROVED' ? '2026-10-01T08:00:00.000Z' : null;
    const adminNotes = 'The site does not open.';
    await openCompany({ stored: { ...KAVERI, adminStatus, approvedAt, adminNotes } });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    const isShown = adminStatus !== 'APPROVED';
    expect(Boolean(screen.queryByText(/The site does not open\./))).toBe(isShown);
    const link = screen.queryByRole('link', { name: 'See the public page' });
    expect(link?.getAttribute('href')).toBe(
      adminStatus === 'APPROVED' ? '/companies/kaveri-foods' : undefined,
    );
  });
});

describe('editing', () => {
  test('sends what has changed, confirms it and returns to the view', async () => {
    const { asked, baseElement } = await openCompany();
    await edit();
    expect(document.activeElement?.textContent).toBe('About the company');
    await expectNoViolations(baseElement);
    await write(/^City/, 'Mumbai');
    await write(/^Phone/, '');
    await press('Save Changes');
    await waitUntilSaved();
    expect(asked).toEqual([['updateCompany', { city: 'Mumbai', phone: null }]]);
    expect(toasts().at(-1)?.[0]).toBe('Company profile updated successfully!');
    expect(screen.getByText('12 MG Road, Mumbai, Maharashtra, India')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await editButton()));
  });

  test('ends with Back as well', async () => {
    await openCompany({ beside: <Back /> });
    await edit();
    await press('Back');
    expect(await editButton()).toBeTruthy();
  });

  test('Cancel restores the stored values', async () => {
    const { asked } = await openCompany();
    await edit();
    await write(/^Company name/, 'Something else');
    expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
    await press('Cancel');
    expect(await screen.findByRole('heading', { level: 2, name: 'Kaveri Foods' })).toBeTruthy();
    await edit();
    expect(box(/^Company name/).value).toBe('Kaveri Foods');
    expect(asked).toEqual([]);
  });

  test('reports errors field by field before anything is sent', async () => {
    const { asked } = await openCompany();
    await edit();
    await write(/^Company name/, '');
    await write(/^Founded year/, '1799');
    await write(/^Website/, 'nowhere');
    await press('Save Changes');
    const summary = await screen.findByRole('alert');
    for (const message of [
      'Company name is required',
      'Founded year must be between 1800 and 2026',
      'Please enter a valid web address',
    ])
      expect(within(summary).getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(summary);
    expect(asked).toEqual([]);
    await write(/^Founded year/, '1800');
    expect(within(summary).queryByText(/Founded year/)).toBeNull();
  });

  test('a failed save loses nothing, not even after a reload', async () => {
    let isDown = true;
    const save = () => {
      if (isDown) throw new GraphQLError('Try later.', { extensions: { code: 'UNAVAILABLE' } });
    };
    const first = await openCompany({ save, path: '/company-profile?edit=1' });
    await screen.findByLabelText(/^Company name/);
    await write(/^City/, 'Nashik');
    await press('Save Changes');
    expect(await screen.findByText('Failed to update company profile')).toBeTruthy();
    expect(screen.getByText('Try later.')).toBeTruthy();
    expect(box(/^City/).value).toBe('Nashik');
    first.unmount();
    await openCompany({ save, path: '/company-profile?edit=1' });
    expect((await screen.findByLabelText<HTMLInputElement>(/^City/)).value).toBe('Nashik');
    isDown = false;
    await press('Save Changes');
    await waitUntilSaved();
    expect(await screen.findByText(/Nashik/)).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
  });

  test('what was typed for one company is not shown for another one of the same account', async () => {
    const id = '01939e3a-0000-7000-8000-000000000002';
    const lotus = { ...KAVERI, id, company: { ...KAVERI.company, id, name: 'Lotus Works' } };
    let stored = KAVERI;
    await openCompany({
      stored: () => stored,
      path: '/company-profile?edit=1',
      beside: <ReadAgain />,
    });
    await screen.findByLabelText(/^City/);
    await write(/^City/, 'Nashik');
    stored = lotus;
    await press('Read again');
    await waitFor(() => expect(box(/^Company name/).value).toBe('Lotus Works'));
    expect(box(/^City/).value).toBe('Pune');
    stored = KAVERI;
    await press('Read again');
    await waitFor(() => expect(box(/^Company name/).value).toBe('Kaveri Foods'));
    expect(box(/^City/).value).toBe('Nashik');
  });

  test('a refusal by the server appears at its field', async () => {
    const fields = [{ field: 'website', message: 'This site is on our list.' }];
    const extensions = { code: 'BAD_USER_INPUT', fields };
    await openCompany({
      save: () => {
        throw new GraphQLError('Refused.', { extensions });
      },
      path: '/company-profile?edit=1',
    });
    await screen.findByLabelText(/^Website/);
    await write(/^Website/, 'https://other.example');
    await press('Save Changes');
    await waitFor(() => expect(box(/^Website/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('This site is on our list.')).toHaveLength(2);
  });
});

describe('without a company', () => {
  test('the form is empty, with the documented defaults, and creates it', async () => {
    const { asked } = await openCompany({ stored: null });
    expect(await screen.findByText(/You have no company profile yet/)).toBeTruthy();
    expect(box(/^Country/).value).toBe('India');
    expect(box(/^Founded year/).value).toBe('2026');
    expect(screen.queryByRole('alert')).toBeNull();
    await write(/^Company name/, 'Lotus Works');
    await userEvent.selectOptions(box(/^Industry/), 'Real Estate');
    await press('Save Changes');
    await waitUntilSaved();
    expect(asked).toMatchObject([
      ['createCompany', { name: 'Lotus Works', industry: 'real_estate', country: 'India' }],
    ]);
    expect(toasts().at(-1)?.[0]).toBe('Company profile created successfully!');
    expect(await screen.findByText('Waiting for approval')).toBeTruthy();
  });

  test('a failed creation is reported as such', async () => {
    await openCompany({
      stored: null,
      save: () => {
        throw new GraphQLError('Away.', { extensions: { code: 'UNAVAILABLE' } });
      },
    });
    await screen.findByLabelText(/^Company name/);
    await write(/^Company name/, 'Lotus Works');
    await userEvent.selectOptions(box(/^Industry/), 'Retail');
    await press('Save Changes');
    expect(await screen.findByText('Failed to create company profile')).toBeTruthy();
    expect(box(/^Company name/).value).toBe('Lotus Works');
  });
});

test.each([
  ['NOT_FOUND', 'No company found'],
  ['BAD_USER_INPUT', 'Please check your input'],
  ['INTERNAL', 'Validation failed'],
  ['INTERNAL', 'No company found for this user'],
])('%s with "%s" is not a failure: there is no profile yet', async (code, message) => {
  await openCompany({
    load: () => {
      throw new GraphQLError(message, { extensions: { code } });
    },
  });
  expect(await screen.findByText(/You have no company profile yet/)).toBeTruthy();
  expect(box(/^Company name/).value).toBe('');
  expect(screen.queryByText('Failed to load company profile')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a load failure says so and can be retried', async () => {
  let isDown = true;
  await openCompany({
    load: () => {
      if (isDown) throw new GraphQLError('Away.', { extensions: { code: 'UNAVAILABLE' } });
    },
  });
  expect(await screen.findByText('Failed to load company profile')).toBeTruthy();
  isDown = false;
  await press('Try Again');
  expect(await screen.findByRole('heading', { level: 2, name: 'Kaveri Foods' })).toBeTruthy();
});
