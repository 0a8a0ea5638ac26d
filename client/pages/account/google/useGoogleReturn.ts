import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { beginSession } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { takeGoogleAnswer, type GoogleAnswer } from './googleFlow.ts';

const GoogleReturnMutation = graphql(`
  mutation GoogleReturn($input: CompleteGoogleSignInInput!) {
    completeGoogleSignIn(input: $input) {
      accessToken
      expiresAt
      user {
        ...SessionUser_user
      }
    }
  }
`);

/** Whoever comes back from Google is signed in here, or told why not. */
export function useGoogleReturn(onDone: () => void) {
  const t = useTranslations('account');
  const client = useApolloClient();
  const [complete, { loading }] = useMutation(GoogleReturnMutation);
  const [problem, setProblem] = useState<string | null>(null);

  const finish = useEffectEvent(async (answer: GoogleAnswer) => {
    if ('problem' in answer) return setProblem(t(`google.problem.${answer.problem}`));
    try {
      const { data } = await complete({ variables: { input: answer } });
      if (!data) return setProblem(t('google.problem.failed'));
      beginSession(client, data.completeGoogleSignIn);
      onDone();
    } catch (error) {
      setProblem(serverMessage(error) ?? t('google.problem.failed'));
    }
  });
  useEffect(() => {
    const answer = takeGoogleAnswer();
    if (answer) void finish(answer);
  }, []);
  return { problem, busy: loading };
}
