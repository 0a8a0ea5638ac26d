import type { IResolvers } from '@graphql-tools/utils';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { Words } from '#client/components/Words.tsx';
import type { SiteLocale } from '#client/lib/locale.ts';
import type { WordArea } from '#client/lib/wordAreas.ts';
import { loadWords } from '#client/lib/words.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = [
  'about', 'blog', 'contact', 'faq', 'postFacts', 'privacy', 'subscribe', 'validation',
] as const satisfies WordArea[]; // oxfmt-ignore

interface World {
  path?: string;
  locale?: SiteLocale;
  site?: object;
  /** Fields of Query, as functions of their arguments. */
  queries?: Record<string, (args: Record<string, unknown>) => unknown>;
  mutations?: Record<string, (input: Record<string, unknown>) => unknown>;
}

/** Renders a page within the site over the emitted schema; `asked` collects the arguments of queries and mutations. */
export async function drawContent(part: ReactNode, world: World = {}) {
  const { path, locale = 'en', site, queries = {}, mutations = {} } = world;
  const asked: [string, object][] = [];
  const remember = (name: string, given: object) => asked.push([name, { ...given }]);
  const resolvers: IResolvers = {
    Query: Object.fromEntries(
      Object.entries(queries).map(([name, answer]) => [
        name,
        (_root: unknown, args: Record<string, unknown>) => {
          remember(name, args);
          return answer(args);
        },
      ]),
    ),
    Mutation: Object.fromEntries(
      Object.entries(mutations).map(([name, answer]) => [
        name,
        (_root: unknown, { input }: { input: Record<string, unknown> }) => {
          remember(name, input);
          return answer(input);
        },
      ]),
    ),
  };
  const schema = mockedSchema({
    mocks: {
      DateTime: () => '2026-11-19T10:00:00.000Z',
      Site: () => ({
        name: 'Kaamyab',
        supportEmail: 'support@kaamyab.example',
        supportPhone: '+91 80 0000 0000',
        address: '1 Example Road, Bengaluru',
        ...site,
      }),
    },
    resolvers,
  });
  await loadWords(locale, AREAS);
  const drawn = await drawInSite(<Words areas={AREAS}>{part}</Words>, { schema, path, locale });
  return { ...drawn, asked };
}

export function refuse(message: string, code: string): never {
  throw new GraphQLError(message, { extensions: { requestId: 'request-7', code } });
}
