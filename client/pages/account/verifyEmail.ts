import type { ApolloClient } from '@apollo/client';
import { SessionUserQuery } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import { announceConfirmedEmail } from '#client/lib/emailConfirmed.ts';
import { errorCodes } from '#client/lib/failures.ts';
import { settledSession } from '#client/lib/session.ts';

const VerifyEmailMutation = graphql(`
  mutation VerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      message
    }
  }
`);

export type Verification = 'done' | 'invalid' | 'unreachable';

/** A link works once, but React may run effects twice: the second call gets the first one's answer. */
const asked = new Map<string, Promise<Verification>>();

export function verifyEmail(client: ApolloClient, token: string): Promise<Verification> {
  const answer = asked.get(token) ?? ask(client, token);
  asked.set(token, answer);
  return answer;
}

/** Allows the next call to ask the server again. */
export function forgetVerification(token: string): void {
  asked.delete(token);
}

async function ask(client: ApolloClient, token: string): Promise<Verification> {
  if (token === '') return 'invalid';
  try {
    await client.mutate({ mutation: VerifyEmailMutation, variables: { input: { token } } });
  } catch (error) {
    return errorCodes(error).includes('BAD_USER_INPUT') ? 'invalid' : 'unreachable';
  }
  announceConfirmedEmail();
  await refreshViewer(client);
  return 'done';
}

/**
 * The link may be opened by another user or a guest. If it is the viewer's own, the frame is updated through the
 * cache.
 */
async function refreshViewer(client: ApolloClient): Promise<void> {
  const { status } = await settledSession();
  if (status !== 'member') return;
  await client
    .query({ query: SessionUserQuery, fetchPolicy: 'network-only' })
    .catch(() => undefined);
}
