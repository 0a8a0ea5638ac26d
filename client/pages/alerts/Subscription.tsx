import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { OneClickForm } from '#client/components/OneClickForm.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { MailsOff } from './MailsOff.tsx';

export const Subscription_subscription = graphql(`
  fragment Subscription_subscription on AlertSubscription {
    alertName
    isAlertActive
    areAlertMailsOn
    areAllMailsOff
  }
`);

const SubscriptionEndMutation = graphql(`
  mutation SubscriptionEnd($input: UnsubscribeInput!) {
    unsubscribe(input: $input) {
      subscription {
        ...Subscription_subscription
      }
    }
  }
`);

const SubscriptionReturnMutation = graphql(`
  mutation SubscriptionReturn($input: ResubscribeInput!) {
    resubscribe(input: $input) {
      subscription {
        ...Subscription_subscription
      }
    }
  }
`);

interface SubscriptionProps {
  subscription: FragmentType<typeof Subscription_subscription>;
  token: string;
}

type Scope = 'ALERT' | 'ALL';

export function Subscription(props: SubscriptionProps) {
  const t = useTranslations('alerts');
  const [changed, setChanged] = useState(props.subscription);
  const [isBack, setIsBack] = useState(false);
  const [unsubscribe, ending] = useMutation(SubscriptionEndMutation);
  const [resubscribe, returning] = useMutation(SubscriptionReturnMutation);
  const subscription = readFragment(Subscription_subscription, changed);
  const { alertName: name, isAlertActive, areAlertMailsOn, areAllMailsOff } = subscription;
  const busy = ending.loading || returning.loading;
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the message takes the focus.
  useEffect(() => {
    if (changed !== props.subscription && isFocusLost()) box.current?.focus();
  }, [changed, props.subscription]);

  const set = async (scope: Scope, isOn: boolean) => {
    const variables = { input: { token: props.token, scope } };
    try {
      const { data } = isOn
        ? { data: (await resubscribe({ variables })).data?.resubscribe }
        : { data: (await unsubscribe({ variables })).data?.unsubscribe };
      if (data) setChanged(data.subscription);
      setIsBack(isOn);
    } catch (error) {
      toast({ kind: 'error', title: serverMessage(error) ?? t('unsubscribe.failed') });
    }
  };
  // What this page can turn back on would send no emails.
  if (areAllMailsOff) return <MailsOff className="mt-4" />;
  const done = !areAlertMailsOn ? 'ALL' : name && !isAlertActive ? 'ALERT' : null;

  return (
    <div ref={box} tabIndex={-1} className="mt-4 grid gap-6">
      {name ? (
        <p>{t('unsubscribe.about', { name })}</p>
      ) : (
        areAlertMailsOn && <p>{t('unsubscribe.gone')}</p>
      )}
      {isBack && !done && <Banner kind="success">{t('unsubscribe.back')}</Banner>}
      {done && (
        <Banner
          kind="success"
          actions={
            <Button size="s" busy={busy} onClick={() => void set(done, true)}>
              {t('unsubscribe.undo')}
            </Button>
          }
        >
          {done === 'ALL'
            ? t('unsubscribe.allDone')
            : t('unsubscribe.oneDone', { name: name ?? '' })}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {name && !done && (
          <OneClickForm onSubmit={() => void set('ALERT', false)}>
            <Button type="submit" variant="main" busy={busy}>
              {t('unsubscribe.one')}
            </Button>
          </OneClickForm>
        )}
        {areAlertMailsOn && (
          <Button busy={busy} onClick={() => void set('ALL', false)}>
            {t('unsubscribe.all')}
          </Button>
        )}
      </div>
    </div>
  );
}
