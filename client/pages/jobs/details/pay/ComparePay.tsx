import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import type { ComparePayJob_job } from './comparePayJob.ts';

const ComparedPay = loadOnUse(async () => (await import('./ComparedPay.tsx')).ComparedPay, {
  words: ['pay'],
});

/** Compares the pay on demand, because that reads many jobs and not everyone wants to know. */
export function ComparePay({ job }: { job: FragmentType<typeof ComparePayJob_job> }) {
  const t = useTranslations('jobs');
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button className="my-6" busy={isOpen} onClick={() => setOpen(true)}>
      {t('comparePay')}
    </Button>
  );
  if (!isOpen) return button;
  return <ComparedPay job={job} waiting={button} onFailed={() => setOpen(false)} />;
}
