import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { useFailureToast } from '../moderation/useFailureToast.ts';
import { useUserName } from '#client/pages/admin/users/useUserName.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { toast } from '#client/ui/toast.ts';

export const UserTwoFactor_user = graphql(`
  fragment UserTwoFactor_user on AdminUser {
    id
    firstName
    lastName
    email
    hasTwoFactor
  }
`);

const UserTwoFactorMutation = graphql(`
  mutation UserTwoFactor($input: RemoveTwoFactorInput!) {
    removeTwoFactor(input: $input) {
      message
      user {
        ...UserTwoFactor_user
      }
    }
  }
`);

/** For users who have lost both phone and recovery codes and have proven their identity by other means. */
export function UserTwoFactor(props: { user: FragmentType<typeof UserTwoFactor_user> }) {
  const user = readFragment(UserTwoFactor_user, props.user);
  const t = useTranslations('adminUsers');
  const showFailure = useFailureToast();
  const nameOf = useUserName();
  const own = useSession().user?.id === user.id;
  const [asks, setAsks] = useState(false);
  const [remove, { loading }] = useMutation(UserTwoFactorMutation, {
    variables: { input: { userId: user.id } },
  });
  const confirm = async () => {
    try {
      const { data } = await remove();
      if (data) toast({ kind: 'success', title: data.removeTwoFactor.message });
    } catch (error) {
      showFailure(t('twoFactor.failed'), error);
    }
    setAsks(false);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-soft">{t(user.hasTwoFactor ? 'twoFactor.on' : 'twoFactor.off')}</p>
      {user.hasTwoFactor && !own && (
        <Button size="s" onClick={() => setAsks(true)}>
          {t('twoFactor.remove')}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          title={t('twoFactor.ask', { name: nameOf(user) })}
          confirmLabel={t('twoFactor.confirm')}
          cancelLabel={t('suspendDialog.cancel')}
          closeLabel={t('suspendDialog.close')}
          danger
          busy={loading}
          onConfirm={() => void confirm()}
          onClose={() => setAsks(false)}
        >
          <p>{t('twoFactor.what')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
