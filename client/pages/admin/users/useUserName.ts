import { useTranslations } from 'use-intl';

interface NamedUser {
  firstName: string;
  lastName: string;
}

/** The given parts of the name. */
export function useUserName() {
  const t = useTranslations('adminUsers');
  return ({ firstName, lastName }: NamedUser) => `${firstName} ${lastName}`.trim() || t('noName');
}
