import { useTranslations } from 'use-intl';
import { displayName } from '#client/lib/displayName.ts';
import type { SessionUser } from '#client/lib/session.ts';

export function useDisplayName(user: SessionUser): string {
  const t = useTranslations('shell');
  return displayName(user, t('header.account.user'));
}
