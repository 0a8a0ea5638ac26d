import { useTranslations } from 'use-intl';
import type { AlertRow_AlertFragment } from '#client/gql/graphql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { parseJobTypeFilter } from '#schema/options/jobTypes.ts';
import { filtersIn } from '#schema/search/filterAddress.ts';
import { parseSalaryRange } from '#schema/options/salaryRanges.ts';
import { AlertForm } from './AlertForm.tsx';
import type { AlertDraft } from './alertDraft.ts';
import type { AlertsAddress } from './alertsAddress.ts';

interface AlertDialogProps {
  /** The alert to edit; omitted for a new one. */
  alert: AlertRow_AlertFragment | undefined;
  prefill: AlertsAddress['prefill'];
  onClose: () => void;
}

export function AlertDialog({ alert, prefill, onClose }: AlertDialogProps) {
  const t = useTranslations('alerts');
  return (
    <Dialog
      title={t(alert ? 'form.editTitle' : 'form.createTitle')}
      closeLabel={t('form.close')}
      onClose={onClose}
    >
      <AlertForm
        id={alert?.id}
        isFollowed={alert !== undefined && !alert.keywords}
        draft={alert ? draftOf(alert) : draftFrom(prefill)}
        onDone={onClose}
      />
    </Dialog>
  );
}

function draftOf(alert: AlertRow_AlertFragment): AlertDraft {
  const { name, keywords, location, jobType, salaryRange, filters, frequency } = alert;
  return {
    name,
    keywords,
    location: location ?? '',
    jobType: jobType ?? '',
    salaryRange: salaryRange ?? '',
    filters: filters ?? '',
    frequency,
  };
}

/** An address may spell an option in any documented way; invalid values are ignored. */
function draftFrom({
  keywords,
  location,
  jobType,
  salaryRange,
  filters,
}: AlertsAddress['prefill']): AlertDraft {
  const choice = parseJobTypeFilter(jobType);
  const type = choice?.remoteOnly ? 'remote' : choice?.type;
  return {
    name: [keywords, location.split(',')[0]].filter(Boolean).join(', '),
    keywords,
    location,
    jobType: (type ?? '').toUpperCase(),
    salaryRange: (parseSalaryRange(salaryRange) ?? '').toUpperCase(),
    filters: filtersIn(filters),
    frequency: 'DAILY',
  };
}
