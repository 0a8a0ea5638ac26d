import { useTranslations } from 'use-intl';

interface Named {
  firstName: string;
  lastName: string;
}

/** As they have given it, however much of it. */
export function useUserName() {
  const t = useTranslations('adminUsers');
  return ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim() || t('noName');
}
