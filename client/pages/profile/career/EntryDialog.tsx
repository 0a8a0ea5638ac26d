import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { ENTRY_FIELDS } from './entryFields.ts';
import { EntryControl } from './EntryControl.tsx';
import { useEntryForm, type EntryFormProps } from './useEntryForm.ts';

/** Adds or changes one entry. What is typed stays for the visit, even if the dialog is closed. */
export function EntryDialog(props: EntryFormProps) {
  const { list, entry, onDone } = props;
  const t = useTranslations('career');
  const profile = useTranslations('profile');
  const shell = useTranslations('shell');
  const id = useId();
  const form = useEntryForm(props);
  const isCurrent = form.value('isCurrent') === 'yes';
  return (
    <Dialog
      title={t(entry ? `list.${list}.edit` : `list.${list}.add`)}
      closeLabel={t('close')}
      dismissable={!form.isChanged}
      onClose={onDone}
      footer={
        <>
          <Button onClick={form.discard}>{t('cancel')}</Button>
          <Button type="submit" form={id} variant="main" busy={form.busy}>
            {profile('save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
        className="grid gap-4"
      >
        <ErrorSummary
          title={shell('form.summary', { count: form.errors.length })}
          errors={form.errors}
          attempt={form.attempt}
        />
        {form.failure !== undefined && (
          <FailureBanner error={form.failure} fallback={profile('failed')} attempt={form.attempt} />
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
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
        </div>
      </form>
    </Dialog>
  );
}
