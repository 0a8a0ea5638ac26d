import { useTranslations } from 'use-intl';
import type { CtcLabel } from '#schema/validation/values/ctc.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { TextField, type TextFieldProps } from '#client/ui/TextField.tsx';

interface CtcFieldProps extends Omit<TextFieldProps, 'label' | 'value'> {
  label: CtcLabel;
  value: string;
}

const UnderstoodPay = loadOnUse(async () => (await import('./UnderstoodPay.tsx')).UnderstoodPay);

/** Pay as free text. How it was understood is shown below before it is sent. */
export function CtcField({ label, value, ...rest }: CtcFieldProps) {
  const t = useTranslations('profile');
  const validation = useTranslations('validation');
  return (
    <div className="grid content-start gap-1.5">
      <TextField
        hint={t('ctc.hint')}
        {...rest}
        label={validation(`label.${label}`)}
        value={value}
        autoComplete="off"
      />
      <p role="status" className="tabular min-h-[1.45em] text-sm text-soft">
        {value !== '' && <UnderstoodPay label={label} value={value} />}
      </p>
    </div>
  );
}
