import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSegmentChoices } from '#client/components/analytics/saved/useSegmentChoices.ts';
import { graphql } from '#client/gql/gql.ts';
import type { SegmentRow_SegmentFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { DeleteSavedDialog } from '#client/pages/admin/analytics/saved/DeleteSavedDialog.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { useDeleteSaved } from '#client/pages/admin/analytics/saved/useDeleteSaved.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';

const DeleteSegmentMutation = graphql(`
  mutation DeleteSegmentDialog($input: DeleteSegmentInput!) {
    deleteSegment(input: $input) {
      deletedSegmentId
    }
  }
`);

interface DeleteSegmentDialogProps {
  segment: Pick<SegmentRow_SegmentFragment, 'id' | 'name' | 'noun' | 'uses'>;
  onClose: () => void;
}

/** A segment that is in use is deleted only if another takes its place: the dialog lists what uses it. */
export function DeleteSegmentDialog({ segment, onClose }: DeleteSegmentDialogProps) {
  const { id, name, noun, uses } = segment;
  const t = useTranslations('segments');
  const [replaceWith, setReplaceWith] = useState('');
  // Uses that are private to others have no id: only their owners can change them.
  const mayReplace = uses.length > 0 && uses.every((use) => use.id);
  const others = useSegmentChoices(mayReplace).filter(
    (other) => other.noun === noun && other.id !== id,
  );
  const deletion = {
    saved: segment,
    typename: 'AnalyticsSegment',
    mutation: DeleteSegmentMutation,
    words: 'segments',
    onClose,
  } as const;
  const { confirm, loading } = useDeleteSaved(deletion);
  const replace = () =>
    confirm({
      replaceWith,
      changed: uses.flatMap((use) => (use.id ? [{ __typename: TYPES[use.kind], id: use.id }] : [])),
    });
  if (uses.length > 0)
    return (
      <Dialog
        title={t('used.title', { name })}
        closeLabel={t('form.close')}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{t('form.close')}</Button>
            {others.length > 0 && (
              <Button
                variant="danger"
                busy={loading}
                disabled={!replaceWith}
                onClick={() => void replace()}
              >
                {t('used.replace')}
              </Button>
            )}
          </>
        }
      >
        <p>{t('used.text')}</p>
        <ul className="mt-3 grid list-disc gap-1 pl-5">
          {uses.map((use, at) => (
            <li key={at} className="break-words">
              {use.id ? (
                <Link to={PATHS[use.kind](use.id)} className="hit-44 text-link hover:underline">
                  {t(`used.kind.${use.kind}`, { name: use.name ?? '' })}
                </Link>
              ) : (
                t(`used.private.${use.kind}`)
              )}
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <SelectField
            className="mt-4"
            label={t('used.other')}
            hint={t('used.otherHint')}
            value={replaceWith}
            options={[
              { value: '', label: t('used.none') },
              ...others.map((other) => ({ value: other.id, label: other.name })),
            ]}
            onChange={({ target }) => setReplaceWith(target.value)}
          />
        )}
      </Dialog>
    );
  return <DeleteSavedDialog {...deletion} />;
}

const TYPES = {
  REPORT: 'AnalyticsReport',
  DASHBOARD: 'AnalyticsDashboard',
  ALERT: 'FigureAlert',
};

const PATHS = {
  REPORT: (id: string) => `/admin/analytics/explore?report=${id}`,
  DASHBOARD: (id: string) => `/admin/analytics/dashboards/${id}`,
  ALERT: (id: string) => `/admin/analytics/alerts?alert=${id}`,
};
