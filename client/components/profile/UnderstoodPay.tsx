import { useFormatter, useTranslations } from 'use-intl';
import { ctc, type CtcLabel } from '#schema/validation/values/ctc.ts';

interface UnderstoodPayProps {
  label: CtcLabel;
  value: string;
}

/** Shows how the pay that is being typed is understood. */
export function UnderstoodPay({ label, value }: UnderstoodPayProps) {
  const t = useTranslations('profile');
  const format = useFormatter();
  const read = ctc(label).safeParse(value);
  return read.success && t('ctc.understood', { rupees: format.number(read.data) });
}
