import { useMutation, useQuery } from '@apollo/client/react';
import { Bell, BellRing } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';

const FollowedQuery = graphql(`
  query FollowButtonAlerts {
    viewer {
      alerts {
        id
        isActive
        company {
          id
        }
      }
    }
  }
`);

const FollowButtonMutation = graphql(`
  mutation FollowButton($input: FollowCompanyInput!) {
    followCompany(input: $input) {
      viewer {
        alerts {
          id
          isActive
          company {
            id
          }
        }
        hiddenCompanies {
          id
        }
      }
    }
  }
`);

const UnfollowMutation = graphql(`
  mutation FollowButtonStop($input: DeleteAlertInput!) {
    deleteAlert(input: $input) {
      viewer {
        alerts {
          id
        }
      }
    }
  }
`);

/** Follows a company, or stops: an alert for its new jobs. */
export function FollowButton({ company }: { company: { id: string; name: string } }) {
  const t = useTranslations('company');
  const facts = useTranslations('jobFacts');
  const showFailure = useFailureToast();
  const { data } = useQuery(FollowedQuery);
  const [follow, { loading: isFollowing }] = useMutation(FollowButtonMutation);
  const [unfollow, { loading: isUnfollowing }] = useMutation(UnfollowMutation);
  const alert = data?.viewer?.alerts.find((one) => one.isActive && one.company?.id === company.id);
  const start = () => follow({ variables: { input: { companyId: company.id } } });
  const failed = (error: unknown) => showFailure(t('follow.failed'), error);
  const press = async () => {
    const { name } = company;
    try {
      if (alert) {
        await unfollow({ variables: { input: { id: alert.id } } });
        toast({
          kind: 'info',
          title: t('follow.stopped', { name }),
          duration: UNDO_MS,
          action: { label: facts('save.undo'), onPress: () => void start().catch(failed) },
        });
      } else {
        await start();
        toast({
          kind: 'success',
          title: t('follow.done', { name }),
          message: t('follow.doneMore'),
        });
      }
    } catch (error) {
      failed(error);
    }
  };
  const Icon = alert ? BellRing : Bell;
  return (
    <Button
      aria-pressed={Boolean(alert)}
      aria-label={t('follow.named', { name: company.name })}
      busy={isFollowing || isUnfollowing}
      onClick={() => void press()}
      icon={<Icon className="size-5" />}
      className="aria-pressed:text-ink"
    >
      {t(alert ? 'follow.on' : 'follow.do')}
    </Button>
  );
}
