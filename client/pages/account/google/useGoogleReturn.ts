import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { needsSecondFactor } from '#client/components/account/needsSecondFactor.ts';
import { beginSession } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { knownDevice } from '#client/lib/session.ts';
import { takeGoogleAnswer, type GoogleAnswer } from './googleFlow.ts';

const GoogleReturnMutation = graphql(`
  mutation GoogleReturn($input: CompleteGoogleSignInInput!) {
    completeGoogleSignIn(input: $input) {
      accessToken
      expiresAt
      deviceToken
      user {
        ...SessionUser_user
      }
    }
  }
`);

type GoogleCodeAnswer = Extract<GoogleAnswer, { code: string }>;

/** After the return from Google: signs the user in, asks for the second factor, or explains the problem. */
export function useGoogleReturn(onDone: () => void) {
  const t = useTranslations('account');
  const client = useApolloClient();
  const [complete, { loading }] = useMutation(GoogleReturnMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<GoogleCodeAnswer | null>(null);

  const signIn = async (answer: GoogleCodeAnswer, secondFactor?: string) => {
    const input = { ...answer, ...knownDevice(), secondFactor };
    const { data } = await complete({ variables: { input } });
    if (!data) throw new Error('Nobody was signed in');
    beginSession(client, data.completeGoogleSignIn);
    onDone();
  };
  const arrive = useEffectEvent(async (answer: GoogleAnswer) => {
    if ('problem' in answer) return setProblem(t(`google.problem.${answer.problem}`));
    try {
      await signIn(answer);
    } catch (error) {
      if (needsSecondFactor(error)) return setWaiting(answer);
      setProblem(serverMessage(error) ?? t('google.problem.failed'));
    }
  });
  useEffect(() => {
    const answer = takeGoogleAnswer();
    if (answer) void arrive(answer);
  }, []);
  return {
    problem,
    busy: loading,
    /** The second factor is still required. */
    waiting: waiting !== null,
    finish: async (code: string) => {
      if (waiting) await signIn(waiting, code);
    },
    forget: () => setWaiting(null),
  };
}
