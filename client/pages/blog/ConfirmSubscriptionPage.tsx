import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { SubscriptionTopic } from '#client/gql/graphql.ts';
import { errorCodes, serverMessage } from '#client/lib/failures.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useSearchParams } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { SubscriptionNotice } from './SubscriptionNotice.tsx';

const ConfirmSubscriptionPageMutation = graphql(`
  mutation ConfirmSubscriptionPage($input: SubscriptionTokenInput!) {
    confirmSubscription(input: $input) {
      message
      topic
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('subscribe')('confirm.title') });

/** The target of the emailed link. Mail scanners open links too, so only a button press confirms. */
export function Page() {
  const t = useTranslations('subscribe');
  const shell = useTranslations('shell');
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  const [confirm, { loading }] = useMutation(ConfirmSubscriptionPageMutation);
  const [topic, setTopic] = useState<SubscriptionTopic | null>(null);
  const [refused, setRefused] = useState(token === '');
  const [failure, setFailure] = useState<string | null>(null);

  const press = async () => {
    setFailure(null);
    try {
      const { data } = await confirm({ variables: { input: { token } } });
      setTopic(data?.confirmSubscription.topic ?? 'BLOG');
    } catch (error) {
      if (errorCodes(error).includes('BAD_USER_INPUT')) setRefused(true);
      else setFailure(serverMessage(error) ?? shell('errors.offline'));
    }
  };

  if (topic)
    return (
      <SubscriptionNotice drawing="letter" heading={t('confirm.doneTitle')} isAnswer>
        <p>{t('confirm.done', { topic })}</p>
        <Link to={topic === 'BLOG' ? '/blog' : '/'} className={buttonClass({ variant: 'main' })}>
          {topic === 'BLOG' ? t('confirm.toBlog') : t('confirm.toHome')}
        </Link>
      </SubscriptionNotice>
    );
  if (refused)
    return (
      <SubscriptionNotice
        drawing="broken"
        heading={t('confirm.invalidTitle')}
        isAnswer={token !== ''}
      >
        <p>{t('confirm.invalid')}</p>
        <Link to="/blog" className={buttonClass({ variant: 'main' })}>
          {t('confirm.again')}
        </Link>
      </SubscriptionNotice>
    );
  return (
    <SubscriptionNotice drawing="letter" heading={t('confirm.title')}>
      <p>{t('confirm.ask')}</p>
      {failure && <Banner kind="error">{failure}</Banner>}
      <Button variant="main" busy={loading} onClick={() => void press()}>
        {t('confirm.submit')}
      </Button>
    </SubscriptionNotice>
  );
}
