import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { errorCodes, serverMessage } from '#client/lib/failures.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useSearchParams } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Notice } from './Notice.tsx';

const ConfirmWorkEmailPageQuery = graphql(`
  query ConfirmWorkEmailPage($token: String!) {
    workEmail(input: { token: $token }) {
      companyName
      domain
      email
    }
  }
`);

const ConfirmWorkEmailMutation = graphql(`
  mutation ConfirmWorkEmailPageConfirm($token: String!) {
    confirmWorkEmail(input: { token: $token }) {
      workEmail {
        companyName
        domain
        email
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('account')('workEmail.title') });

/**
 * The target of the link in a work-email confirmation. Mail scanners open links too, so only a button press confirms.
 */
export function Page() {
  const t = useTranslations('account');
  const shell = useTranslations('shell');
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  const { data, error, loading, refetch } = useQuery(
    ConfirmWorkEmailPageQuery,
    token === ''
      ? skipToken
      : {
          variables: { token },
          fetchPolicy: 'network-only',
          nextFetchPolicy: 'cache-first',
        },
  );
  const [confirm, { loading: busy, data: done }] = useMutation(ConfirmWorkEmailMutation);
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async () => {
    setFailure(null);
    try {
      await confirm({ variables: { token } });
    } catch (wrong) {
      if (errorCodes(wrong).includes('BAD_USER_INPUT')) setRefused(true);
      else setFailure(serverMessage(wrong) ?? shell('errors.offline'));
    }
  };
  const home = (
    <Link to="/" className={buttonClass()}>
      {t('goHome')}
    </Link>
  );

  if (done)
    return (
      <Notice drawing="letter" heading={t('workEmail.doneTitle')} takesFocus actions={home}>
        {t('workEmail.done', done.confirmWorkEmail.workEmail)}
      </Notice>
    );
  if (error && !isMalformed(error))
    return (
      <Notice
        drawing="broken"
        heading={t('workEmail.unreachableTitle')}
        actions={
          <Button variant="main" busy={loading} onClick={() => void refetch().catch(() => null)}>
            {t('workEmail.retry')}
          </Button>
        }
      >
        {t('workEmail.unreachable')}
      </Notice>
    );
  if (token !== '' && !data && !error)
    return (
      <Notice drawing="letter" heading={t('workEmail.title')}>
        <p className="inline-flex items-center gap-2">
          <Spinner />
          {t('workEmail.asking')}
        </p>
      </Notice>
    );
  const found = data?.workEmail;
  if (!found || isRefused)
    return (
      <Notice
        drawing="broken"
        heading={t('workEmail.endedTitle')}
        takesFocus={isRefused}
        actions={home}
      >
        {t('workEmail.ended')}
      </Notice>
    );
  return (
    <Notice
      drawing="letter"
      heading={t('workEmail.question', found)}
      actions={
        <Button variant="main" busy={busy} onClick={() => void press()}>
          {t('workEmail.confirm')}
        </Button>
      }
    >
      <p>{t('workEmail.text', found)}</p>
      <p className="mt-2">{t('workEmail.notYours')}</p>
      {failure && (
        <Banner kind="error" title={t('workEmail.failed')} className="mt-4 text-left">
          {failure}
        </Banner>
      )}
    </Notice>
  );
}

/** The link is damaged: ours never look like this. */
const isMalformed = (error: unknown) => errorCodes(error).includes('BAD_USER_INPUT');
