import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Words } from '#client/components/Words.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import type { WordArea } from '#client/lib/wordAreas.ts';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Button } from '#client/ui/Button.tsx';
import type { ComparePayJob_job } from './comparePayJob.ts';

const load = () => import('./ComparedPay.tsx');
const AREAS = ['pay'] as const satisfies readonly WordArea[];

/** On demand, because it compares many jobs and not everyone wants to know it. */
export function ComparePay({ job }: { job: FragmentType<typeof ComparePayJob_job> }) {
  const t = useTranslations('jobs');
  const [isOpen, setOpen] = useState(false);
  const code = useLazyModule(isOpen ? load : null, AREAS, () => setOpen(false));
  if (!code)
    return (
      <Button className="my-6" busy={isOpen} onClick={() => setOpen(true)}>
        {t('comparePay')}
      </Button>
    );
  return (
    <Words areas={AREAS}>
      <code.ComparedPay job={job} />
    </Words>
  );
}
