import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { clock } from '#client/lib/clock.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { API_KEY_DAYS } from '#schema/options/limits.ts';

const DAYS = [7, 30, API_KEY_DAYS.usual, 180] as const;

/** The lifetime of a key. */
export function LifetimeField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const t = useTranslations('apiKeys');
  const options = [
    ...DAYS.map((days) => ({ value: String(days), label: t('form.day', { days }) })),
    { value: String(API_KEY_DAYS.max), label: t('form.year') },
  ];
  return <SelectField {...props} options={options} />;
}

export function inDays(days: string): string {
  return new Date(clock.now() + Number(days) * 86_400_000).toISOString();
}
