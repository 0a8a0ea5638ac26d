import { useApolloClient } from '@apollo/client/react';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { LogCheckQuery as Answer } from '#client/gql/graphql.ts';
import { isNetworkFailure } from '#client/lib/failures.ts';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { pathOf } from './activityAddress.ts';

const LogCheckQuery = graphql(`
  query LogCheck {
    admin {
      activityCheck {
        whole
        broken {
          id
          how
        }
      }
    }
  }
`);

const SAID = { CHANGED: 'changed', MISSING: 'missing', ADDED: 'added' } as const;

interface Run {
  data?: Answer | undefined;
  error?: unknown;
  loading: boolean;
}

/** Has the server read the whole log each time, because an earlier result may be outdated. */
export function useLogCheck() {
  const t = useTranslations('activity');
  const shell = useTranslations('shell');
  const client = useApolloClient();
  const [{ data, error, loading }, setRun] = useState<Run>({ loading: false });
  const [isShown, setShown] = useState(false);
  const check = async () => {
    setShown(false);
    setRun({ loading: true });
    const query = { query: LogCheckQuery, fetchPolicy: 'no-cache' } as const;
    setRun(
      await client.query(query).then(
        (answer) => ({ data: answer.data, loading: false }),
        (failure: unknown) => ({ error: failure, loading: false }),
      ),
    );
    setShown(true);
  };
  const found = data?.admin?.activityCheck;
  const close = { onClose: () => setShown(false), closeLabel: t('check.close') };

  const button = (
    <Button busy={loading} onClick={() => void check()} icon={<ShieldCheck className="size-5" />}>
      {t('check.start')}
    </Button>
  );
  if (!isShown || loading) return { button, answer: null };
  if (error || !found) {
    const answer = (
      <Banner kind="error" className="mt-5" title={t('check.failed')} {...close}>
        {isNetworkFailure(error) && shell('errors.offline')}
      </Banner>
    );
    return { button, answer };
  }
  const { whole, broken } = found;
  const answer = broken ? (
    <Banner
      kind="error"
      className="mt-5"
      title={t('check.broken')}
      actions={
        broken.how !== 'MISSING' && (
          <Link to={pathOf({ search: `#${broken.id}` })} className={buttonClass({ size: 's' })}>
            {t('check.show', { id: broken.id })}
          </Link>
        )
      }
      {...close}
    >
      <p>{t(`check.${SAID[broken.how]}`, { id: broken.id })}</p>
      <p>{t('check.before', { count: whole })}</p>
    </Banner>
  ) : (
    <Banner kind="success" className="mt-5" title={t('check.whole')} {...close}>
      {t('check.wholeText', { count: whole })}
    </Banner>
  );
  return { button, answer };
}
