import { useFormatter, useTranslations } from 'use-intl';
import { ctc } from '#schema/validation/values/ctc.ts';

interface UnderstoodPayProps {
  name: Parameters<typeof ctc>[0];
  value: string;
}

/** Shows how the pay that is being typed is understood. */
export function UnderstoodPay({ name, value }: UnderstoodPayProps) {
  const t = useTranslations('profile');
  const format = useFormatter();
  const read = ctc(name).safeParse(value);
  return read.success && t('ctc.understood', { rupees: format.number(read.data) });
}
