import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { UserTwoFactor } from '#client/pages/admin/user/UserTwoFactor.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const user = userEvent.setup({ delay: null });
const AREAS = ['admin', 'adminUsers'] as const;

afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

interface World {
  hasTwoFactor?: boolean;
  /** The user looking at the page. */
  own?: string;
  refusal?: string;
}

async function open({ hasTwoFactor = true, own = 'u1', refusal }: World = {}) {
  act(() => logInAs({ id: own, role: 'ADMIN' }));
  const meera = { id: 'u7', firstName: 'Meera', lastName: 'Iyer', email: 'm@people.example' };
  const asked: string[] = [];
  const removeTwoFactor = (_root: unknown, { input }: { input: { userId: string } }) => {
    asked.push(input.userId);
    if (refusal) throw new GraphQLError(refusal);
    return { message: 'It was taken off.', user: { ...meera, hasTwoFactor: false } };
  };
  const schema = mockedSchema({ resolvers: { Mutation: { removeTwoFactor } } });
  await loadWords('en', AREAS);
  await drawInSite(
    <Words areas={AREAS}>
      <UserTwoFactor user={{ ...meera, hasTwoFactor } as never} />
    </Words>,
    { schema },
  );
  return asked;
}

const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);

async function takeOff() {
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Turn off two-step verification for Meera Iyer?',
  });
  await expectNoViolations(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

test('two-factor is turned off for a user after a confirmation that states the consequences', async () => {
  const asked = await open();
  await takeOff();
  expect(asked).toEqual(['u7']);
  expect(toasts()).toEqual([['It was taken off.', undefined]]);
});

test('a refusal shows its reason', async () => {
  await open({ refusal: 'Somebody was quicker.' });
  await takeOff();
  expect(toasts()).toEqual([
    ['We could not turn off two-step verification. Try again.', 'Somebody was quicker.'],
  ]);
});

test.each([{ hasTwoFactor: false }, { own: 'u7' }])(
  'the button is not offered: %j',
  async (world) => {
    await open(world);
    expect(screen.queryByRole('button')).toBeNull();
  },
);
