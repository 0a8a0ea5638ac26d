import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import { FormErrors } from '#client/components/form/FormErrors.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { useSession } from '#client/lib/session.ts';
import { BackupsPanel } from '#client/pages/admin/backups/BackupsPanel.tsx';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SECTIONS, type SectionKey } from './settingFields.ts';
import { SettingField } from './SettingField.tsx';
import { TestMail } from './TestMail.tsx';
import { useSettingsForm, type SettingsForm_settings } from './useSettingsForm.ts';
import { Card } from '#client/ui/Card.tsx';

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
        <FormErrors form={form} failureTitle={t('failed.save')} />
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

/** One section: its description beside the settings, or above them on smaller screens. */
function SettingsSection({ name, children }: { name: SectionKey; children: ReactNode }) {
  const t = useTranslations('systemSettings');
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="grid scroll-mt-24 gap-4 border-b border-line py-6 last-of-type:border-b-0 xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] xl:gap-8"
    >
      <div>
        <h2 id={`${name}-title`} tabIndex={-1} className="text-base font-semibold">
          {t(`section.${name}.title`)}
        </h2>
        <p className="mt-1 text-sm text-soft">{t(`section.${name}.about`)}</p>
      </div>
      <Card className="grid gap-5 self-start">{children}</Card>
    </section>
  );
}
