import { useMutation } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureReason, useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ViewsBar_ViewerFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { VIEW_NAME_MAX } from '#schema/options/screens/reviewDesk.ts';

const ViewDialogSaveMutation = graphql(`
  mutation ViewDialogSave($input: SaveApplicationViewInput!) {
    saveApplicationView(input: $input) {
      viewer {
        ...ViewsBar_viewer
      }
    }
  }
`);

const ViewDialogDeleteMutation = graphql(`
  mutation ViewDialogDelete($input: DeleteApplicationViewInput!) {
    deleteApplicationView(input: $input) {
      viewer {
        ...ViewsBar_viewer
      }
    }
  }
`);

interface ViewDialogProps {
  /** The filter, order and view as they are now. */
  query: string;
  views: ViewsBar_ViewerFragment['applicationViews'];
  onClose: () => void;
}

/** Saves the shown list as a view. It replaces the user's view of the same name. */
export function ViewDialog({ query, views, onClose }: ViewDialogProps) {
  const t = useTranslations('reviewDesk');
  const reasonOf = useFailureReason();
  const [save, { loading }] = useMutation(ViewDialogSaveMutation);
  const [remove] = useMutation(ViewDialogDeleteMutation);
  const showFailure = useFailureToast();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [error, setError] = useState<string>();
  const own = views.filter(({ isMine }) => isMine);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError(t('views.nameMissing'));
    try {
      await save({ variables: { input: { name, query, isShared } } });
    } catch (failure) {
      return setError(reasonOf(failure) ?? t('views.failed'));
    }
    toast({ kind: 'success', title: t('views.saved', { name: name.trim() }) });
    return onClose();
  };
  const drop = async ({ id, ...view }: ViewDialogProps['views'][number]) => {
    try {
      await remove({ variables: { input: { id } } });
    } catch (failure) {
      return showFailure(t('views.deleteFailed'), failure);
    }
    const { name: deleted, query: kept, isShared: shared } = view;
    const restore = () =>
      void save({ variables: { input: { name: deleted, query: kept, isShared: shared } } }).catch(
        (error: unknown) => showFailure(t('views.failed'), error),
      );
    return toast({
      kind: 'info',
      title: t('views.deleted', { name: deleted }),
      action: { label: t('views.undo'), onPress: restore },
    });
  };
  return (
    <Dialog title={t('views.title')} closeLabel={t('close')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <p className="text-soft">{t('views.lead')}</p>
        <TextField
          label={t('views.name')}
          value={name}
          error={error}
          maxLength={VIEW_NAME_MAX}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        <Checkbox
          label={t('views.share')}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
        <Button type="submit" variant="main" busy={loading} className="justify-self-start">
          {t('views.save')}
        </Button>
      </form>
      {own.length > 0 && (
        <section className="mt-6">
          <h3 className="text-base font-semibold">{t('views.own')}</h3>
          <ul className="mt-1 divide-y divide-line">
            {own.map((view) => (
              <li key={view.id} className="flex items-center justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  {view.name}
                  {view.isShared && <span className="text-soft"> · {t('views.shared')}</span>}
                </span>
                <Button
                  size="s"
                  variant="quiet"
                  iconOnly
                  aria-label={t('views.delete', { name: view.name })}
                  icon={<Trash2 className="size-4" />}
                  onClick={() => void drop(view)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
