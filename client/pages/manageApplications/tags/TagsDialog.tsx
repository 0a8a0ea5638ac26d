import { useMutation } from '@apollo/client/react';
import { Check, Trash2 } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import type { CompanyTagsQuery as Answer } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { TAG_LENGTH_MAX } from '#schema/options/screens/reviewDesk.ts';
import { forgetReceived } from '../status/statusCache.ts';
import { CompanyTagsQuery } from './companyTags.ts';

const TagsDialogRenameMutation = graphql(`
  mutation TagsDialogRename($input: RenameApplicationTagInput!) {
    renameApplicationTag(input: $input) {
      tag {
        id
        name
      }
      viewer {
        id
        applicationTags {
          id
          name
          applications
        }
      }
    }
  }
`);

const TagsDialogDeleteMutation = graphql(`
  mutation TagsDialogDelete($input: DeleteApplicationTagInput!) {
    deleteApplicationTag(input: $input) {
      viewer {
        id
        applicationTags {
          id
          name
          applications
        }
      }
    }
  }
`);

type CompanyTag = NonNullable<Answer['viewer']>['applicationTags'][number];

/** All tags of the company: rename and delete. New ones are made where they are put on an application. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('reviewDesk');
  const showFailure = useFailureToast();
  const { data } = useFreshQuery(CompanyTagsQuery);
  const [remove, { loading }] = useMutation(TagsDialogDeleteMutation, {
    update: forgetReceived,
  });
  const [asked, setAsked] = useState<CompanyTag | null>(null);
  const tags = data?.viewer?.applicationTags ?? [];
  const confirm = async () => {
    if (!asked) return;
    await remove({ variables: { input: { id: asked.id } } }).catch((error: unknown) =>
      showFailure(t('tags.failed'), error),
    );
    setAsked(null);
  };
  return (
    <>
      <Dialog title={t('tags.manage')} closeLabel={t('close')} onClose={onClose}>
        {tags.length > 0 ? (
          <ul className="grid gap-3">
            {tags.map((tag) => (
              <TagLine key={tag.id} tag={tag} onDelete={() => setAsked(tag)} />
            ))}
          </ul>
        ) : (
          <p className="py-4 text-soft">{t('tags.none')}</p>
        )}
      </Dialog>
      {asked && (
        <ConfirmDialog
          danger
          title={t('tags.deleteTitle', { name: asked.name })}
          confirmLabel={t('tags.deleteConfirm')}
          cancelLabel={t('cancel')}
          closeLabel={t('close')}
          busy={loading}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(null)}
        >
          <p>{t('tags.deleteText', { count: asked.applications })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function TagLine({ tag, onDelete }: { tag: CompanyTag; onDelete: () => void }) {
  const t = useTranslations('reviewDesk');
  const showFailure = useFailureToast();
  const [rename, { loading }] = useMutation(TagsDialogRenameMutation, { update: forgetReceived });
  const [name, setName] = useState(tag.name);
  const isChanged = name.trim() !== '' && name.trim() !== tag.name;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isChanged) return;
    rename({ variables: { input: { id: tag.id, name } } }).catch((error: unknown) =>
      showFailure(t('tags.renameFailed'), error),
    );
  };
  return (
    <li>
      <form onSubmit={submit} className="flex items-end gap-2">
        <TextField
          label={t('tags.named', { name: tag.name })}
          note={t('tags.used', { count: tag.applications })}
          value={name}
          maxLength={TAG_LENGTH_MAX}
          onChange={({ target }) => setName(target.value)}
          className="min-w-0 flex-1"
        />
        <Button
          type="submit"
          iconOnly
          busy={loading}
          disabled={!isChanged}
          aria-label={t('tags.rename', { name: tag.name })}
          icon={<Check className="size-5" />}
        />
        <Button
          iconOnly
          variant="quiet"
          aria-label={t('tags.delete', { name: tag.name })}
          icon={<Trash2 className="size-5" />}
          onClick={onDelete}
        />
      </form>
    </li>
  );
}
