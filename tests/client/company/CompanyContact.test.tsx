import type { IResolvers } from '@graphql-tools/utils';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { CompanyContact } from '#client/pages/companies/contact/CompanyContact.tsx';
import { loadWords } from '#client/lib/words.ts';
import { box, complaints, refuse } from '#tests/client/account/drawAccount.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['company', 'validation'] as const;
const ALL = { phone: '022 2345 6789', email: 'hr@lotus.example', takesLetters: true };

async function open(
  contact: object | null,
  contactEmployer = (): object => ({ message: 'Sent.' }),
) {
  const asked: unknown[] = [];
  const resolvers: IResolvers = {
    Mutation: {
      contactEmployer: (_root: unknown, { input }: { input: object }) => {
        asked.push({ ...input });
        return contactEmployer();
      },
    },
  };
  const schema = mockedSchema({
    mocks: { Query: () => ({ company: { id: 'c1', name: 'Lotus Works', contact } }) },
    resolvers,
  });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <CompanyContact slug="lotus-works" email="ravi@people.example" />
    </Words>,
    { schema },
  );
  return { ...drawn, asked, user: userEvent.setup({ delay: null }) };
}

const send = () => screen.getByRole('button', { name: 'Send message' });

test('a company that shares everything has a phone, an address and a contact form', async () => {
  const { container } = await open(ALL);
  const phone = await screen.findByRole<HTMLAnchorElement>('link', { name: ALL.phone });
  expect(phone.href).toBe('tel:02223456789');
  screen.getByRole('link', { name: ALL.email });
  screen.getByRole('heading', { name: 'Write to the employer' });
  await expectNoViolations(container);
});

test('hidden details are not shown', async () => {
  await open({ ...ALL, phone: null, email: null });
  await screen.findByRole('heading', { name: 'Write to the employer' });
  expect(screen.queryByRole('link')).toBeNull();
});

test('without direct contact there is no form', async () => {
  await open({ ...ALL, takesLetters: false });
  await screen.findByRole('link', { name: ALL.phone });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the writer’s address is included only if the writer agrees', async () => {
  const { user, asked } = await open(ALL);
  await user.type(await screen.findByLabelText('Message'), 'Are there night shifts?');
  await user.click(send());
  const sent = await screen.findByText('Sent.');
  expect(sent.closest('[tabindex]')).toBe(document.activeElement);
  expect(box('Message').value).toBe('');
  await user.type(box('Message'), 'One more question.');
  await user.click(box('Share my email address, ravi@people.example'));
  await user.click(send());
  await waitFor(() =>
    expect(asked).toEqual([
      { companyId: 'c1', message: 'Are there night shifts?', shareEmail: false },
      { companyId: 'c1', message: 'One more question.', shareEmail: true },
    ]),
  );
});

test('a text that is too short is reported at its field, a refusal above the form', async () => {
  const refused = () => refuse('Please go on tomorrow.', { code: 'RATE_LIMITED' });
  const { user, asked, container } = await open(ALL, refused);
  await user.type(await screen.findByLabelText('Message'), 'Hello');
  await user.click(send());
  await waitFor(() => expect(complaints()).toEqual(['Message must be at least 10 characters']));
  await expectNoViolations(container);
  expect(asked).toEqual([]);
  await user.type(box('Message'), ', are there night shifts?');
  await user.click(send());
  await screen.findByText('Please go on tomorrow.');
  expect(box('Message').value).toBe('Hello, are there night shifts?');
});
