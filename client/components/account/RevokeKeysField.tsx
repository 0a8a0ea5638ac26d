import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#client/ui/Checkbox.tsx';

interface RevokeKeysFieldProps extends Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'> {
  /** How many keys of the person still work. */
  count: number;
}

/** Someone who knew the old password may have copied a key. */
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
