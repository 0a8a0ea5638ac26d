import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { SettingsPart } from '#client/pages/settings/SettingsPart.tsx';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { ExportData } from './ExportData.tsx';

const DeleteAccountDialog = loadOnUse(
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
  { words: ['account', 'settings', 'twoFactor', 'validation'] },
);

export const DataSection_viewer = graphql(`
  fragment DataSection_viewer on Viewer {
    hasPassword
    twoFactor {
      isOn
    }
  }
`);

interface DataSectionProps {
  viewer: FragmentType<typeof DataSection_viewer> | null | undefined;
  whose: 'EMPLOYER' | 'JOB_SEEKER';
}

export function DataSection({ viewer, whose }: DataSectionProps) {
  const known = readFragment(DataSection_viewer, viewer);
  const t = useTranslations('settings');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SettingsPart title={t('export.title')} about={t('export.about')}>
        <ExportData />
      </SettingsPart>
      <SettingsPart title={t('delete.title')} about={t('delete.about')}>
        <ul className="grid list-disc gap-1.5 pl-5 text-sm">
          <li>{t(`delete.${whose}.erased`)}</li>
          <li>{t(`delete.${whose}.kept`)}</li>
          <li>{t('delete.again')}</li>
        </ul>
        <Button variant="danger" className="mt-4 max-xs:w-full" onClick={() => setAsking(true)}>
          {t('delete.open')}
        </Button>
        {asking && (
          <DeleteAccountDialog
            hasPassword={known?.hasPassword ?? true}
            hasTwoFactor={known?.twoFactor.isOn ?? false}
            onClose={() => setAsking(false)}
          />
        )}
      </SettingsPart>
    </>
  );
}
