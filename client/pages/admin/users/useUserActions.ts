import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { refreshLists } from '../moderation/refreshLists.ts';
import { toast } from '#client/ui/toast.ts';
import type { UserAction } from './userActions.ts';
import { useUserName } from './useUserName.ts';

const UserActionsVerifyMutation = graphql(`
  mutation UserActionsVerify($input: VerifyUserInput!) {
    verifyUser(input: $input) {
      user {
        id
        ...UserRow_user
      }
    }
  }
`);

const UserActionsSuspendMutation = graphql(`
  mutation UserActionsSuspend($input: SuspendUserInput!) {
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

const UserActionsUnsuspendMutation = graphql(`
  mutation UserActionsUnsuspend($input: UnsuspendUserInput!) {
    unsuspendUser(input: $input) {
      user {
        id
        ...UserRow_user
      }
    }
  }
`);

const UserActionsDeleteMutation = graphql(`
  mutation UserActionsDelete($input: DeleteUserInput!) {
    deleteUser(input: $input) {
      deletedUserId
    }
  }
`);

export interface AffectedUser {
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
export function useUserActions() {
  const t = useTranslations('adminUsers');
  const client = useApolloClient();
  const nameOf = useUserName();
  const [verify] = useMutation(UserActionsVerifyMutation);
  const [suspend] = useMutation(UserActionsSuspendMutation);
  const [unsuspend] = useMutation(UserActionsUnsuspendMutation);
  const [remove] = useMutation(UserActionsDeleteMutation);

  const showSuccess = async (act: UserAction, user: AffectedUser) => {
    toast({ kind: 'success', title: t(`done.${act}`), message: nameOf(user) });
    await refreshLists(client);
  };
  return {
    verify: async (user: AffectedUser) => {
      await verify({ variables: { input: { id: user.id } } });
      await showSuccess('verify', user);
    },
    suspend: async (user: AffectedUser, suspension: SuspensionInput) => {
      await suspend({ variables: { input: { id: user.id, ...suspension } } });
      await showSuccess('suspend', user);
    },
    unsuspend: async (user: AffectedUser) => {
      await unsuspend({ variables: { input: { id: user.id } } });
      await showSuccess('unsuspend', user);
    },
    remove: async (user: AffectedUser) => {
      await remove({ variables: { input: { id: user.id } } });
      await showSuccess('delete', user);
    },
  };
}
