import { useTranslations } from 'use-intl';

interface Named {
  firstName: string;
  lastName: string;
}

/** The given parts of the name. */
export function useUserName() {
  const t = useTranslations('adminUsers');
  return ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim() || t('noName');
}
