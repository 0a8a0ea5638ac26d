import { useTranslations } from 'use-intl';

interface Named {
  firstName: string;
  lastName: string;
}

/** The name as given, with whatever parts there are. */
export function useUserName() {
  const t = useTranslations('adminUsers');
  return ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim() || t('noName');
}
