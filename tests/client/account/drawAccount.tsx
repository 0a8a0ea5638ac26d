import type { IResolvers } from '@graphql-tools/utils';
import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import type { SiteLocale } from '#client/lib/locale.ts';
import { loadWords } from '#client/lib/words.ts';
import { queuedToasts } from '#client/ui/toast.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['account', 'admin', 'settings', 'twoFactor', 'validation'] as const;

export const ASHA = {
  id: '0190a5d2-0000-7000-8000-000000000001',
  email: 'asha@people.example',
  firstName: 'Asha',
  lastName: 'Rao',
  role: 'JOB_SEEKER',
  onboardingComplete: false,
  emailVerified: false,
};

/** The result of login, register and changePassword. */
export const opened = (user: Partial<typeof ASHA> = {}) => ({
  accessToken: 'a-new-token',
  expiresAt: '2099-01-01T00:00:00.000Z',
  user: { ...ASHA, ...user },
});

interface World {
  /** The results of the mutations; those not given have generated values. */
  mutations?: Record<string, (input: Record<string, unknown>) => unknown>;
  site?: { allowRegistration?: boolean; passwordMinLength?: number; googleSignIn?: boolean };
  viewer?: () => object | null;
  queries?: Record<string, () => object | null>;
  path?: string;
  locale?: SiteLocale;
}

/** Renders a part of the account pages within the site over the emitted schema; `asked` collects mutation inputs. */
export async function drawAccount(part: ReactNode, world: World = {}) {
  const { mutations = {}, site, viewer = () => null, queries, path, locale = 'en' } = world;
  const asked: [string, unknown][] = [];
  const answers = Object.fromEntries(
    Object.entries(mutations).map(([name, answer]) => [
      name,
      (_root: unknown, { input }: { input: Record<string, unknown> }) => {
        asked.push([name, input && { ...input }]);
        return answer(input);
      },
    ]),
  );
  const resolvers: IResolvers = {
    Mutation: answers,
    Query: { viewer, passwordResetLink: () => null, ...queries },
  };
  const schema = mockedSchema({
    mocks: {
      DateTime: () => '2026-11-21T10:00:00.000Z',
      Site: () => ({ allowRegistration: true, passwordMinLength: 8, googleSignIn: false, ...site }),
      MessagePayload: () => ({ message: 'Done.' }),
    },
    resolvers,
  });
  await loadWords(locale, AREAS);
  const drawn = await drawInSite(<Words areas={AREAS}>{part}</Words>, { schema, path, locale });
  return { ...drawn, asked };
}

export function refuse(message: string, extensions: Record<string, unknown>): never {
  throw new GraphQLError(message, { extensions: { requestId: 'request-7', ...extensions } });
}

export const dialogProps = () => ({ onClose: vi.fn(), onDone: vi.fn(), onSwitch: vi.fn() });

export const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

/** The error messages of the fields; those of the summary are links. */
export const complaints = () =>
  [...document.querySelectorAll('[aria-invalid]')].map((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

export const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);
