import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { refreshLists } from '#client/pages/admin/moves/refreshLists.ts';
import { toast } from '#client/ui/toast.ts';
import type { UserAct } from './userActs.ts';
import { useUserName } from './useUserName.ts';

const UserActsVerifyMutation = graphql(`
  mutation UserActsVerify($input: VerifyUserInput!) {
    verifyUser(input: $input) {
      user {
        id
        ...UserRow_user
      }
    }
  }
`);

const UserActsSuspendMutation = graphql(`
  mutation UserActsSuspend($input: SuspendUserInput!) {
    suspendUser(input: $input) {
      user {
        id
        sessions {
          id
        }
        ...UserRow_user
      }
    }
  }
`);

const UserActsUnsuspendMutation = graphql(`
  mutation UserActsUnsuspend($input: UnsuspendUserInput!) {
    unsuspendUser(input: $input) {
      user {
        id
        ...UserRow_user
      }
    }
  }
`);

const UserActsDeleteMutation = graphql(`
  mutation UserActsDelete($input: DeleteUserInput!) {
    deleteUser(input: $input) {
      deletedUserId
    }
  }
`);

export interface ActedUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

export interface SuspensionInput {
  reason: string;
  duration?: number;
  until?: string;
}

/** Each reports success in a toast; failures are left to the caller. */
export function useUserActs() {
  const t = useTranslations('adminUsers');
  const client = useApolloClient();
  const nameOf = useUserName();
  const [verify] = useMutation(UserActsVerifyMutation);
  const [suspend] = useMutation(UserActsSuspendMutation);
  const [unsuspend] = useMutation(UserActsUnsuspendMutation);
  const [remove] = useMutation(UserActsDeleteMutation);

  const tell = async (act: UserAct, user: ActedUser) => {
    toast({ kind: 'success', title: t(`done.${act}`), message: nameOf(user) });
    await refreshLists(client);
  };
  return {
    verify: async (user: ActedUser) => {
      await verify({ variables: { input: { id: user.id } } });
      await tell('verify', user);
    },
    suspend: async (user: ActedUser, suspension: SuspensionInput) => {
      await suspend({ variables: { input: { id: user.id, ...suspension } } });
      await tell('suspend', user);
    },
    unsuspend: async (user: ActedUser) => {
      await unsuspend({ variables: { input: { id: user.id } } });
      await tell('unsuspend', user);
    },
    remove: async (user: ActedUser) => {
      await remove({ variables: { input: { id: user.id } } });
      await tell('delete', user);
    },
  };
}
