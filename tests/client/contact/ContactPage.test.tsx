import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Page } from '#client/pages/contact/ContactPage.tsx';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawContent, refuse } from './drawContent.tsx';

const SENT = 'Thank you! Your message has been sent successfully.';
const accepted = () => ({ message: SENT, reference: 'K-0A1B2C3D', confirmationSent: true });

afterEach(() => {
  act(() => leave());
});

async function open(
  sendMessage: (input: Record<string, unknown>) => unknown = accepted,
  path = '/contact',
) {
  const drawn = await drawContent(<Page />, { path, mutations: { sendMessage } });
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  return { ...drawn, user: userEvent.setup({ delay: null }) };
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole('button', { name: 'Send message' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box('Name'), 'Asha Rao');
  await user.type(box('Email'), 'asha@people.example');
  await user.type(box('Subject'), 'My phone number');
  await user.type(box('Message'), 'The old number comes back.');
}

describe('the contact form', () => {
  test('sends what was typed, shows the documented sentence and the reference, and is empty again', async () => {
    const { user, asked, container } = await open();
    await fill(user);
    await user.selectOptions(box('Inquiry type'), 'Feedback');
    await user.click(send());
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(asked).toEqual([
      ['sendMessage', {
        name: 'Asha Rao', email: 'asha@people.example', subject: 'My phone number',
        message: 'The old number comes back.', inquiryType: 'FEEDBACK',
      }],
    ]); // oxfmt-ignore
    expect(screen.getByText('K-0A1B2C3D').textContent).toBe('K-0A1B2C3D');
    expect(screen.getByText('We have also sent it to asha@people.example.')).toBeTruthy();
    for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(box(name).value).toBe('');
    expect(box('Inquiry type').value).toBe('general');
    expect(document.activeElement?.textContent).toContain(SENT);
    await expectNoViolations(container);
  });

  test('names every missing field, with the documented messages, without sending a request', async () => {
    const { user, asked } = await open();
    await user.type(box('Message'), 'Too short');
    await user.click(send());
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Name is required',
      'Email is required',
      'Subject is required',
      'Message must be at least 10 characters',
    ]);
    expect(asked).toEqual([]);
    await user.type(box('Name'), 'A');
    expect(screen.queryByText('Name is required')).toBeNull();
    expect(screen.getAllByText('Email is required').length).toBeGreaterThan(0);
  });

  test('a failure shows its message and loses nothing', async () => {
    const { user } = await open(() => refuse('Several messages have come.', 'RATE_LIMITED'));
    await fill(user);
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('Several messages have come.');
    expect(box('Message').value).toBe('The old number comes back.');
    expect(box('Email').value).toBe('asha@people.example');
    expect(screen.queryByText(SENT)).toBeNull();
  });

  test('mentions an email only if one was sent', async () => {
    const { user } = await open(() => ({ ...accepted(), confirmationSent: false }));
    await fill(user);
    await user.click(send());
    await screen.findByText(SENT);
    expect(screen.queryByText(/on its way/)).toBeNull();
  });

  test('a member finds name and address filled in; a second press sends nothing', async () => {
    logInAs({ firstName: 'Meera', lastName: 'Iyer', email: 'meera@people.example' });
    const { user, asked } = await open();
    await waitFor(() => expect(box('Name').value).toBe('Meera Iyer'));
    expect(box('Email').value).toBe('meera@people.example');
    await user.type(box('Subject'), 'Hello');
    await user.type(box('Message'), 'Ten letters and more');
    await Promise.all([user.click(send()), user.click(send())]);
    await screen.findByText(SENT);
    expect(asked).toHaveLength(1);
  });

  test('logging in fills in what is empty, and keeps what was typed before', async () => {
    const { user } = await open();
    await user.type(box('Name'), 'Ravi');
    act(() => logInAs({ firstName: 'Meera', lastName: 'Iyer', email: 'meera@people.example' }));
    await waitFor(() => expect(box('Email').value).toBe('meera@people.example'));
    expect(box('Name').value).toBe('Ravi');
  });
});

describe('quick help', () => {
  test('Support Ticket selects support and leads to the form; so does Live Chat', async () => {
    const { user } = await open();
    await user.type(box('Subject'), 'Kept');
    await user.click(screen.getByRole('link', { name: /Support Ticket/ }));
    await waitFor(() => expect(box('Inquiry type').value).toBe('support'));
    expect(box('Subject').value).toBe('Kept');
    await waitFor(() => expect(document.activeElement).toBe(box('Name')));
    expect(screen.getByRole('link', { name: /Live Chat/ }).getAttribute('href')).toBe(
      '/contact#write',
    );
    expect(screen.getByRole('link', { name: /^FAQ/ }).getAttribute('href')).toBe('/faq');
  });

  test('an address can preselect the kind of message', async () => {
    await open(accepted, '/contact?type=Partnership');
    expect(box('Inquiry type').value).toBe('partnership');
  });
});

describe('our contact details', () => {
  test('phone, email, address and opening hours', async () => {
    const { container } = await open();
    expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe(
      'tel:+918000000000',
    );
    expect(screen.getByRole('link', { name: 'Send an email' }).getAttribute('href')).toBe(
      'mailto:support@kaamyab.example',
    );
    const map = screen.getByRole('link', { name: /Open in a map/ }).getAttribute('href');
    expect(map).toContain(encodeURIComponent('1 Example Road, Bengaluru'));
    const hours = ['Mon–Fri', '9 am – 6 pm', 'Sat', '10 am – 4 pm', 'Sun', 'Closed'];
    for (const text of hours) expect(screen.getByText(text)).toBeTruthy();
    await expectNoViolations(container);
  });

  test('the four frequent questions are shown', async () => {
    await open();
    const questions = within(screen.getByRole('region', { name: 'Common questions' }));
    expect(questions.getAllByRole('term')).toHaveLength(4);
    expect(questions.getByText(/In your account settings/)).toBeTruthy();
  });
});
