import { addMocksToSchema, type IMocks } from '@graphql-tools/mock';
import { graphql, type GraphQLSchema } from 'graphql';
import { publishedSchema } from '#tests/support/publishedSchema.ts';

export const ASHA = {
  id: '0190a5d2-0000-7000-8000-000000000001',
  email: 'asha@mail.example',
  firstName: 'Asha',
  lastName: 'Rao',
  role: 'JOB_SEEKER',
  onboardingComplete: true,
  emailVerified: true,
};

const inIndia = () => ({ timeZone: 'Asia/Kolkata' });

/** The emitted schema with mock data; `viewer` is the current user, null for a guest. */
export function marketSchema(
  viewer: Partial<typeof ASHA> | null = null,
  mocks: IMocks = {},
): GraphQLSchema {
  return addMocksToSchema({
    schema: publishedSchema,
    mocks: {
      DateTime: () => '2026-11-21T10:00:00.000Z',
      Site: () => ({ name: 'Kaamyab' }),
      Viewer: inIndia,
      Interview: inIndia,
      Query: () => ({ viewer: viewer && { user: { ...ASHA, ...viewer } } }),
      ...mocks,
    },
  });
}

export interface Asked {
  operation: string;
  authorization: string | null;
  language: string | null;
}

interface Body {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** A `/graphql` endpoint that answers from a schema and records the requests. */
export function graphqlFetch(schema: GraphQLSchema) {
  const asked: Asked[] = [];
  const answer = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    const { operationName, query, variables } = JSON.parse(init?.body as string) as Body;
    const headers = new Headers(init?.headers);
    asked.push({
      operation: operationName,
      authorization: headers.get('authorization'),
      language: headers.get('accept-language'),
    });
    const result = await graphql({ schema, source: query, variableValues: variables });
    return Response.json(result);
  };
  return { asked, answer };
}
