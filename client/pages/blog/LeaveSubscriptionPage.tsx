import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { OneClickForm } from '#client/components/OneClickForm.tsx';
import { graphql } from '#client/gql/gql.ts';
import { errorCodes, serverMessage } from '#client/lib/failures.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useSearchParams } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { SubscriptionNotice } from './SubscriptionNotice.tsx';

const LeaveSubscriptionPageMutation = graphql(`
  mutation LeaveSubscriptionPage($input: SubscriptionTokenInput!) {
    leaveSubscription(input: $input) {
      message
    }
  }
`);

type Outcome = 'done' | 'invalid' | null;

export const meta = ({ words }: MetaArgs) => ({ title: words('subscribe')('leave.title') });

/** The target of the unsubscribe link in subscribers' emails. Mail programs may post to the same address (RFC 8058). */
export function Page() {
  const t = useTranslations('subscribe');
  const shell = useTranslations('shell');
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  const [leave, { loading }] = useMutation(LeaveSubscriptionPageMutation);
  const [outcome, setOutcome] = useState<Outcome>(() =>
    token === '' ? 'invalid' : params.has('done') ? 'done' : null,
  );
  const [failure, setFailure] = useState<string | null>(null);

  const press = async () => {
    setFailure(null);
    try {
      await leave({ variables: { input: { token } } });
      setOutcome('done');
    } catch (error) {
      const codes = errorCodes(error);
      if (codes.includes('NOT_FOUND') || codes.includes('BAD_USER_INPUT')) setOutcome('invalid');
      else setFailure(serverMessage(error) ?? shell('errors.offline'));
    }
  };

  if (outcome)
    return (
      <SubscriptionNotice
        key={outcome}
        drawing={outcome === 'done' ? 'letter' : 'broken'}
        heading={t(`leave.${outcome}Title`)}
        isAnswer={token !== ''}
      >
        <p>{t(`leave.${outcome}`)}</p>
        <Link to="/contact" className={buttonClass()}>
          {t('leave.contact')}
        </Link>
      </SubscriptionNotice>
    );
  return (
    <SubscriptionNotice drawing="letter" heading={t('leave.title')}>
      <p>{t('leave.ask')}</p>
      {failure && <Banner kind="error">{failure}</Banner>}
      <OneClickForm onSubmit={() => void press()}>
        <Button type="submit" variant="main" busy={loading}>
          {t('leave.submit')}
        </Button>
      </OneClickForm>
    </SubscriptionNotice>
  );
}
