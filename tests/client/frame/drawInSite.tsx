import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import type { GraphQLSchema } from 'graphql';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
import { passwordLink } from '#client/lib/apollo/passwordLink.ts';
import { type SiteLocale } from '#client/lib/locale.ts';
import { INTL_LOCALES } from '#schema/options/locales.ts';
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useNavigationType,
} from '#client/lib/routing.ts';
import { logout, login, type SessionUser } from '#client/lib/session.ts';
import { loadWords, wordsOf } from '#client/lib/words.ts';

const AREAS = ['shell', 'home', 'browse', 'jobFacts', 'jobs', 'company', 'postFacts'] as const;

export const NOW = new Date('2026-11-21T10:00:00Z');

interface Surroundings {
  path?: string;
  /** With the names of the path parameters the page reads. */
  route?: string;
  locale?: SiteLocale;
  schema?: GraphQLSchema;
  now?: Date;
}

/** Renders a part of the site in context: with words, a router and an API. */
export async function drawInSite(part: ReactNode, options: Surroundings = {}) {
  const { path = '/', route = '*', locale = 'en', schema, now = NOW } = options;
  await loadWords(locale, AREAS);
  const link = schema ? passwordLink.concat(new SchemaLink({ schema })) : ApolloLink.empty();
  const element = (
    <>
      {part}
      <Address />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        id: 'frame',
        path: route,
        element,
        loader: () => ({ siteName: 'Kaamyab' }),
        hydrateFallbackElement: <></>,
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { frame: { siteName: 'Kaamyab' } } } },
  );
  return render(
    <ApolloProvider client={createApollo({ link })}>
      <IntlProvider
        locale={INTL_LOCALES[locale]}
        messages={wordsOf(locale, AREAS)}
        timeZone="Asia/Kolkata"
        now={now}
      >
        <RouterProvider router={router} useTransitions={false} />
      </IntlProvider>
    </ApolloProvider>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="address" data-way={useNavigationType()}>
      {pathname + search}
    </output>
  );
}

/** Waits until the router is there: by a new entry in the history, in place of the present one, or by going back. */
export async function expectAddress(path: string, way?: 'PUSH' | 'REPLACE' | 'POP') {
  await waitFor(() => {
    const { textContent, dataset } = screen.getByTestId('address');
    expect([textContent, way && dataset['way']]).toEqual([path, way]);
  });
}

export function logInAs(user: Partial<SessionUser>, accessToken = 'a-token'): void {
  login({
    accessToken,
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    user: {
      id: '1',
      email: 'asha.rao@mail.example',
      firstName: 'Asha',
      lastName: 'Rao',
      role: 'JOB_SEEKER',
      onboardingComplete: true,
      emailVerified: true,
      ...user,
    },
  });
}

export { logout as leave };
