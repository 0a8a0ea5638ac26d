import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { ProgressBar } from '#client/ui/figures/ProgressBar.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useUploadName } from './useUploadName.ts';

export const Processing_upload = graphql(`
  fragment Processing_upload on BulkUpload {
    id
    fileName
    total
    successful
    failed
  }
`);

/** Shows a task of the server while it runs. Leaving the page does not stop it. */
export function Processing(props: { upload: FragmentType<typeof Processing_upload> }) {
  const { total, successful, failed, ...upload } = readFragment(Processing_upload, props.upload);
  const file = useUploadName()(upload.fileName);
  const t = useTranslations('bulkUpload');
  const done = successful + failed;
  const words = done > 0 ? t('processing.done', { done, total }) : t('processing.waiting');
  return (
    <section className="grid gap-4">
      <StepHeading>{t('processing.title', { file })}</StepHeading>
      <Card className="grid gap-3">
        <ProgressBar
          label={t('processing.title', { file })}
          percent={Math.floor((done / Math.max(total, 1)) * 100)}
        />
        <p className="tabular">{words}</p>
        <p className="text-sm text-soft">{t('processing.leave')}</p>
      </Card>
    </section>
  );
}
