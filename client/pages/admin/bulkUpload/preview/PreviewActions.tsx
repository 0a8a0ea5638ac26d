import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';

export const PreviewActions_upload = graphql(`
  fragment PreviewActions_upload on BulkUpload {
    id
    status
    total
    valid
  }
`);

interface PreviewActionsProps {
  upload: FragmentType<typeof PreviewActions_upload>;
  busy: boolean;
  onStart: (skipFaulty: boolean) => void;
  onLeave: () => void;
}

/** With errors the whole file cannot be uploaded. The valid rows can, if the administrator confirms it. */
export function PreviewActions({ busy, onStart, onLeave, ...props }: PreviewActionsProps) {
  const { status, total, valid } = readFragment(PreviewActions_upload, props.upload);
  const t = useTranslations('bulkUpload');
  const isPending = status === 'PENDING';
  const isFaulty = valid < total || !isPending;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3 max-xs:*:w-full">
        <div className="flex gap-3 max-xs:*:flex-1 xs:mr-auto">
          <Button onClick={onLeave} disabled={busy}>
            {t('preview.back')}
          </Button>
          <Button variant="quiet" onClick={onLeave} disabled={busy}>
            {t('preview.cancel')}
          </Button>
        </div>
        {isPending && isFaulty && valid > 0 && (
          <Button busy={busy} onClick={() => onStart(true)}>
            {t('preview.uploadValid', { count: valid })}
          </Button>
        )}
        <Button
          variant="main"
          busy={busy && !isFaulty}
          disabled={isFaulty}
          aria-describedby={isFaulty ? 'bulk-blocked' : undefined}
          onClick={() => onStart(false)}
        >
          {t('preview.upload', { count: total })}
        </Button>
      </div>
      {isFaulty && (
        <p id="bulk-blocked" className="text-sm text-soft xs:text-right">
          {t('preview.blocked')}
        </p>
      )}
    </div>
  );
}
