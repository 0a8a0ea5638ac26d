import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { mayWithdraw } from '#schema/options/withdrawal.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

export const WithdrawButton_application = graphql(`
  fragment WithdrawButton_application on Application {
    id
    status
    withdrawal {
      at
    }
    job {
      id
      title
    }
  }
`);

const WithdrawDialog = loadOnUse(
  async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog,
  { words: ['myApplication', 'applications', 'validation'] },
);

interface WithdrawButtonProps {
  application: FragmentType<typeof WithdrawButton_application>;
}

/** Shown until the company has decided. */
export function WithdrawButton(props: WithdrawButtonProps) {
  const { id, status, withdrawal, job } = readFragment(
    WithdrawButton_application,
    props.application,
  );
  const t = useTranslations('myApplication');
  const [isOpen, setOpen] = useState(false);
  if (withdrawal || !mayWithdraw(status.toLowerCase() as ApplicationStatus)) return null;
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
        {t('withdraw.button')}
      </Button>
      {isOpen && <WithdrawDialog id={id} title={job.title} onClose={() => setOpen(false)} />}
    </>
  );
}
