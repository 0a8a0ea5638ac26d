import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { Card } from '#client/ui/Card.tsx';
import { Switch } from '#client/ui/fields/Switch.tsx';

export const OpenToWork_profile = graphql(`
  fragment OpenToWork_profile on SeekerProfile {
    isOpenToWork
  }
`);

const OpenToWorkMutation = graphql(`
  mutation OpenToWork($open: Boolean!) {
    updateProfile(input: { isOpenToWork: $open }) {
      user {
        id
        profile {
          ...OpenToWork_profile
        }
      }
    }
  }
`);

/** Effective at once; rolled back if the server refuses. */
export function OpenToWork(props: { profile: FragmentType<typeof OpenToWork_profile> }) {
  const { isOpenToWork } = readFragment(OpenToWork_profile, props.profile);
  const t = useTranslations('profile');
  const showFailure = useFailureToast();
  const { user } = useSession();
  const [save] = useMutation(OpenToWorkMutation);
  const change = async (open: boolean) => {
    const profile = { __typename: 'SeekerProfile', isOpenToWork: open };
    const changed = { __typename: 'User', id: user?.id ?? '', profile };
    try {
      await save({
        variables: { open },
        optimisticResponse: {
          updateProfile: { __typename: 'UserPayload', user: changed },
        } as never,
      });
    } catch (error) {
      showFailure(t('failed'), error);
    }
  };
  return (
    <Card>
      <Switch
        label={<span className="font-semibold">{t('openToWork.label')}</span>}
        hint={t('openToWork.hint')}
        checked={isOpenToWork}
        onChange={(event) => void change(event.target.checked)}
      />
    </Card>
  );
}
