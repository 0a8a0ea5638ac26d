import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { Stepper } from '#client/ui/layout/Stepper.tsx';
import { POST_JOB_STEPS } from '#schema/options/screens/steps.ts';
import type { WizardPlace } from './useWizardPlace.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const StartFromJob = loadOnUse(async () => (await import('./draft/StartFromJob.tsx')).StartFromJob);

interface WizardHeadProps {
  place: WizardPlace;
  hasOldJobs: boolean;
  beforeCopy: () => Promise<boolean>;
}

export function WizardHead({ place, hasOldJobs, beforeCopy }: WizardHeadProps) {
  const t = useTranslations('addJob');
  const [choosing, setChoosing] = useState(false);
  const { index, step, isPreview } = place;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="group" aria-label={t('view.label')} className="flex gap-2">
          <Chip selected={!isPreview} onClick={() => place.view(false)}>
            {t('view.edit')}
          </Chip>
          <Chip selected={isPreview} onClick={() => place.view(true)}>
            {t('view.preview')}
          </Chip>
        </div>
        {hasOldJobs && index === 0 && (
          <Button size="s" icon={<Copy className="size-4" />} onClick={() => setChoosing(true)}>
            {t('old.open')}
          </Button>
        )}
      </div>
      <Stepper
        label={t('steps.label')}
        steps={POST_JOB_STEPS.map((id) => ({ id, label: t(`steps.${id}`) }))}
        current={index}
        doneLabel={t('steps.done')}
        position={t('steps.position', {
          step: index + 1,
          total: POST_JOB_STEPS.length,
          name: t(`steps.${step}`),
        })}
        onGoTo={place.goTo}
      />
      {choosing && <StartFromJob onChosen={beforeCopy} onClose={() => setChoosing(false)} />}
    </>
  );
}
