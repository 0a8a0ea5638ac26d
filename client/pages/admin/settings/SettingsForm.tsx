import { useTranslations } from 'use-intl';
import { FormErrors } from '#client/components/form/FormErrors.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { useSession } from '#client/lib/session.ts';
import { BackupsPanel } from '#client/pages/admin/backups/BackupsPanel.tsx';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SECTIONS } from './settingFields.ts';
import { SettingField } from './SettingField.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { TestMail } from './TestMail.tsx';
import { useSettingsForm, type SettingsForm_settings } from './useSettingsForm.ts';

const MAIL = SECTIONS.find(({ key }) => key === 'mail')!.fields;

/** All settings on one page. Nothing is sent before Save. */
export function SettingsForm(props: { settings: FragmentType<typeof SettingsForm_settings> }) {
  const t = useTranslations('systemSettings');
  const form = useSettingsForm(props.settings);
  const { user } = useSession();
  return (
    <form
      noValidate
      method="post"
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <div className="grid gap-4 *:mt-4 empty:hidden">
        <FormErrors form={form} failureTitle={t('failed.save')} fallback={t('failed.save')} />
      </div>
      {SECTIONS.map(({ key, fields }) => (
        <SettingsSection key={key} name={key}>
          {fields.map((name) => (
            <SettingField key={name} name={name} form={form} />
          ))}
          {key === 'mail' && (
            <TestMail
              to={user?.email ?? ''}
              isUnsaved={form.forgetsPassword || MAIL.some(form.isChanged)}
            />
          )}
          {key === 'backups' && (
            <div className="border-t border-line pt-4">
              <BackupsPanel />
            </div>
          )}
        </SettingsSection>
      ))}
      <SaveBar form={form} />
      <UnsavedChangesDialog count={form.count} />
    </form>
  );
}
