import { skipToken, useQuery } from '@apollo/client/react';
import { useState, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { ChooseStep } from './bulkUpload/choose/ChooseStep.tsx';
import { Complete } from './bulkUpload/Complete.tsx';
import { BulkHistory } from './bulkUpload/history/BulkHistory.tsx';
import { BULK_PATH } from './bulkUpload/paths.ts';
import { Preview } from './bulkUpload/preview/Preview.tsx';
import { Processing } from './bulkUpload/Processing.tsx';
import { DetailsState } from './lists/DetailsState.tsx';
import { ListFailed } from './lists/ListFailed.tsx';
import type { BulkUploadStatus } from '#client/gql/graphql.ts';
import { type BulkStep, BULK_STEPS } from '#schema/options/screens/bulkUpload.ts';
import { focusStep } from './bulkUpload/focusStep.ts';
import { Stepper } from '#client/ui/layout/Stepper.tsx';
import { backgroundRequest } from '#client/lib/apollo/useFreshQuery.ts';

const AdminBulkUploadPageQuery = graphql(`
  query AdminBulkUploadPage($id: ID!) {
    admin {
      bulkUpload(id: $id) {
        id
        status
        ...Preview_upload
        ...Processing_upload
        ...Complete_upload
      }
    }
  }
`);

const POLL_MS = 1_000;

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('section.bulkUpload') });

/** The address identifies the upload and the server knows its progress, so a returning administrator finds it again. */
export function Page() {
  const t = useTranslations('bulkUpload');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const id = query.get('upload');
  const [isRunning, setRunning] = useState(false);
  const { data, previousData, error, loading, refetch } = useQuery(
    AdminBulkUploadPageQuery,
    id
      ? {
          variables: { id },
          fetchPolicy: 'cache-and-network',
          pollInterval: isRunning ? POLL_MS : 0,
          context: isRunning ? backgroundRequest : {},
        }
      : skipToken,
  );
  const found = (data ?? previousData)?.admin?.bulkUpload;
  const upload = found?.id === id ? found : null;
  const step = id ? (upload ? stepOf(upload.status) : null) : 'upload';
  if ((step === 'processing') !== isRunning) setRunning(step === 'processing');
  useStepFocus(step);
  const onRetry = () => void refetch().catch(() => undefined);
  const failure = error && { error, retrying: loading, onRetry };
  const leave = () => void navigate(BULK_PATH, { preventScrollReset: true });

  return (
    <AdminFrame section="bulkUpload" lead={t('lead')}>
      {step && (
        <div className="mt-5 mb-6">
          <Steps step={step} onBack={step === 'preview' ? leave : undefined} />
        </div>
      )}
      {upload && failure && (
        <div className="mb-6">
          <ListFailed title={t('failed.status')} {...failure} />
        </div>
      )}
      {step === 'upload' && <ChooseStep />}
      {step === 'preview' && upload && <Preview upload={upload} onLeave={leave} />}
      {step === 'processing' && upload && <Processing upload={upload} />}
      {step === 'complete' && upload && <Complete upload={upload} />}
      {!step && (
        <div className="mt-6">
          <DetailsState
            failed={t('failed.status')}
            missing={t('missing')}
            failure={failure}
            loading={loading}
          />
        </div>
      )}
      {step !== 'preview' && step !== 'processing' && <BulkHistory />}
    </AdminFrame>
  );
}

/** The step an upload is in. A failed one goes back to the preview. */
const STEPS: Readonly<Record<BulkUploadStatus, BulkStep>> = {
  PENDING: 'preview',
  FAILED: 'preview',
  RUNNING: 'processing',
  COMPLETE: 'complete',
  UNDONE: 'complete',
};

const stepOf = (status: BulkUploadStatus): BulkStep => STEPS[status];

/** The control that led to a step is gone with the previous step, so the heading of the new step takes the focus. */
function useStepFocus(step: BulkStep | null): void {
  const before = useRef(step);
  useEffect(() => {
    const isMoved = step !== null && before.current !== null && step !== before.current;
    if (step) before.current = step;
    if (isMoved) focusStep();
  }, [step]);
}

interface StepsProps {
  step: BulkStep;
  /** Going back is possible only from the preview: once a file is uploading, it would not be taken back. */
  onBack?: () => void;
}

function Steps({ step, onBack }: StepsProps) {
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
