import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { refreshLists } from '../moderation/refreshLists.ts';
import { toast } from '#client/ui/toast.ts';
import type { BulkUserAction } from './userActions.ts';
import type { AffectedUser, SuspensionInput } from './useUserActions.ts';
import { useUserName } from './useUserName.ts';

const BulkUserActionsVerifyMutation = graphql(`
  mutation BulkUserActionsVerify($input: VerifyUsersInput!) {
    verifyUsers(input: $input) {
      users {
        id
        ...UserRow_user
      }
      refused {
        id
        message
      }
    }
  }
`);

const BulkUserActionsSuspendMutation = graphql(`
  mutation BulkUserActionsSuspend($input: SuspendUsersInput!) {
    suspendUsers(input: $input) {
      users {
        id
        ...UserRow_user
      }
      refused {
        id
        message
      }
    }
  }
`);

export interface BulkResult {
  act: BulkUserAction;
  done: number;
  refused: readonly { id: string; name: string; message: string }[];
}

interface Answer {
  users: readonly unknown[];
  refused: readonly { id: string; message: string }[];
}

export function useBulkUserActions() {
  const t = useTranslations('adminUsers');
  const client = useApolloClient();
  const nameOf = useUserName();
  const [verify, { loading }] = useMutation(BulkUserActionsVerifyMutation);
  const [suspend] = useMutation(BulkUserActionsSuspendMutation);

  const finish = async (act: BulkUserAction, users: readonly AffectedUser[], answer?: Answer) => {
    const { users: changed = [], refused = [] } = answer ?? {};
    const called = (id: string) => {
      const user = users.find((one) => one.id === id);
      return user ? nameOf(user) : id;
    };
    if (refused.length === 0)
      toast({ kind: 'success', title: t(`bulk.doneAll.${act}`, { count: changed.length }) });
    await refreshLists(client);
    const left = refused.map(({ id, message }) => ({ id, message, name: called(id) }));
    return { act, done: changed.length, refused: left } satisfies BulkResult;
  };
  const idsOf = (users: readonly AffectedUser[]) => users.map(({ id }) => id);
  return {
    busy: loading,
    verify: async (users: readonly AffectedUser[]) => {
      const { data } = await verify({ variables: { input: { ids: idsOf(users) } } });
      return finish('verify', users, data?.verifyUsers);
    },
    suspend: async (users: readonly AffectedUser[], suspension: SuspensionInput) => {
      const input = { ids: idsOf(users), ...suspension };
      const { data } = await suspend({ variables: { input } });
      return finish('suspend', users, data?.suspendUsers);
    },
  };
}
