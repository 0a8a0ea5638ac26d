import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#client/ui/Checkbox.tsx';

interface RevokeKeysFieldProps extends Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'> {
  /** How many of the user's keys are still active. */
  count: number;
}

/** Anyone who knew the old password may have created or copied an API key. */
export function RevokeKeysField({ count, ...props }: RevokeKeysFieldProps) {
  const t = useTranslations('account');
  if (count === 0) return null;
  return (
    <Checkbox
      {...props}
      label={t('revokeKeys.label', { count })}
      hint={t('revokeKeys.hint', { count })}
    />
  );
}
