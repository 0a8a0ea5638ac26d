import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { openDialog } from '#client/lib/dialogs.ts';
import { SettingsPart } from '#client/pages/settings/SettingsPart.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { SessionList } from './SessionList.tsx';
import { TwoFactorPart } from './twoFactor/TwoFactorPart.tsx';

interface SecuritySectionProps extends ComponentProps<typeof SessionList> {
  hasPassword: boolean;
  /** How many of the user's API keys are active. */
  apiKeys: number;
  twoFactor: ComponentProps<typeof TwoFactorPart>['twoFactor'];
}

export function SecuritySection({
  hasPassword,
  apiKeys,
  twoFactor,
  ...list
}: SecuritySectionProps) {
  const t = useTranslations('account');
  const second = useTranslations('twoFactor');
  const words = useTranslations('settings');
  return (
    <>
      {hasPassword ? (
        <SettingsPart title={t('changePassword.title')} about={t('changePassword.about')}>
          <ChangePassword apiKeys={apiKeys} />
        </SettingsPart>
      ) : (
        <SettingsPart title={words('password.title')} about={words('password.about')}>
          <Button onClick={() => openDialog('forgot')}>{words('password.set')}</Button>
        </SettingsPart>
      )}
      <SettingsPart title={second('title')} about={second('about')}>
        <TwoFactorPart
          hasPassword={hasPassword}
          twoFactor={twoFactor}
          failed={Boolean(list.error)}
        />
      </SettingsPart>
      <SettingsPart title={t('sessions.title')} about={t('sessions.about')}>
        <SessionList {...list} />
      </SettingsPart>
    </>
  );
}
