import { useTranslations } from 'use-intl';
import { Stepper } from '#client/ui/layout/Stepper.tsx';
import { BULK_STEPS, type BulkStep } from '#schema/options/screens/bulkUpload.ts';

interface StepsProps {
  step: BulkStep;
  /** Only from the preview: a file that is being uploaded is not taken back by a look behind. */
  onBack?: () => void;
}

export function Steps({ step, onBack }: StepsProps) {
  const t = useTranslations('bulkUpload');
  const current = BULK_STEPS.indexOf(step);
  return (
    <Stepper
      label={t('step.label')}
      steps={BULK_STEPS.map((id) => ({ id, label: t(`step.${id}`) }))}
      current={current}
      doneLabel={t('step.done')}
      position={t('step.position', {
        at: current + 1,
        of: BULK_STEPS.length,
        name: t(`step.${step}`),
      })}
      onGoTo={onBack}
    />
  );
}
