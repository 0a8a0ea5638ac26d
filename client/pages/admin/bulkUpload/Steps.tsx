import { useTranslations } from 'use-intl';
import { Stepper } from '#client/ui/layout/Stepper.tsx';
import { BULK_STEPS, type BulkStep } from '#schema/options/screens/bulkUpload.ts';

interface StepsProps {
  step: BulkStep;
  /** Going back is possible only from the preview: once a file is uploading, it would not be taken back. */
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
