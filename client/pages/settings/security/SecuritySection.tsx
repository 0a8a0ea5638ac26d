import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { openDialog } from '#client/lib/dialogs.ts';
import { SettingsPart } from '#client/pages/settings/SettingsPart.tsx';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { SessionList } from './SessionList.tsx';
import { TwoFactorPart } from './twoFactor/TwoFactorPart.tsx';

const ChangePassword = loadOnUse(
  async () => (await import('./ChangePassword.tsx')).ChangePassword,
  { words: ['account', 'validation'] },
);

export const SecuritySection_viewer = graphql(`
  fragment SecuritySection_viewer on Viewer {
    hasPassword
    livingApiKeys
    twoFactor {
      ...TwoFactorPart_twoFactor
    }
    sessions {
      ...SessionList_sessions
    }
  }
`);

interface SecuritySectionProps extends Omit<ComponentProps<typeof SessionList>, 'sessions'> {
  viewer: FragmentType<typeof SecuritySection_viewer> | null | undefined;
}

export function SecuritySection({ viewer, ...waiting }: SecuritySectionProps) {
  const known = readFragment(SecuritySection_viewer, viewer);
  const hasPassword = known?.hasPassword ?? true;
  const t = useTranslations('account');
  const second = useTranslations('twoFactor');
  const words = useTranslations('settings');
  return (
    <>
      {hasPassword ? (
        <SettingsPart title={t('changePassword.title')} about={t('changePassword.about')}>
          <ChangePassword
            apiKeys={known?.livingApiKeys ?? 0}
            waiting={<Skeleton className="h-88" />}
          />
        </SettingsPart>
      ) : (
        <SettingsPart title={words('password.title')} about={words('password.about')}>
          <Button onClick={() => openDialog('forgot')}>{words('password.set')}</Button>
        </SettingsPart>
      )}
      <SettingsPart title={second('title')} about={second('about')}>
        <TwoFactorPart
          hasPassword={hasPassword}
          twoFactor={known?.twoFactor}
          failed={Boolean(waiting.error)}
        />
      </SettingsPart>
      <SettingsPart title={t('sessions.title')} about={t('sessions.about')}>
        <SessionList sessions={known?.sessions} {...waiting} />
      </SettingsPart>
    </>
  );
}
