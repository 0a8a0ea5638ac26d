import { useTranslations } from 'use-intl';
import { FormDialog } from '#client/components/form/FormDialog.tsx';
import { ENTRY_FIELDS } from './entryFields.ts';
import { EntryControl } from './EntryControl.tsx';
import { useEntryForm, type EntryFormProps } from './useEntryForm.ts';

/** Adds or changes one entry. Typed text stays for the visit, even if the dialog is closed. */
export function EntryDialog(props: EntryFormProps) {
  const { list, entry, onDone } = props;
  const t = useTranslations('career');
  const profile = useTranslations('profile');
  const form = useEntryForm(props);
  const isCurrent = form.value('isCurrent') === 'yes';
  return (
    <FormDialog
      form={form}
      title={t(entry ? `list.${list}.edit` : `list.${list}.add`)}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      onCancel={form.discard}
      saveLabel={profile('save')}
      fallback={profile('failed')}
      dismissable={!form.isChanged}
      onClose={onDone}
    >
      {/* What is typed while the entry is being saved would be lost with the dialog. */}
      <fieldset disabled={form.busy} className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
        {ENTRY_FIELDS[list]
          .filter(({ name }) => !(isCurrent && name === 'to'))
          .map((field) => (
            <div key={field.name} className={field.isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
              <EntryControl
                field={field}
                value={form.value(field.name)}
                error={form.error(field.name)}
                onChange={(value) => form.set(field.name, value)}
              />
            </div>
          ))}
      </fieldset>
    </FormDialog>
  );
}
