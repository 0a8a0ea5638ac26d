import { useTranslations } from 'use-intl';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { TextField, type TextFieldProps } from '#client/ui/TextField.tsx';

interface CtcFieldProps extends Omit<TextFieldProps, 'label' | 'value'> {
  name: 'currentCTC' | 'expectedCTC' | 'salaryExpectation';
  value: string;
}

const UnderstoodPay = loadOnUse(async () => (await import('./UnderstoodPay.tsx')).UnderstoodPay);

/** Pay as free text. How it was understood is shown below before it is sent. */
export function CtcField({ name, value, ...rest }: CtcFieldProps) {
  const t = useTranslations('profile');
  const label = useTranslations('validation');
  return (
    <div className="grid content-start gap-1.5">
      <TextField
        {...rest}
        name={name}
        label={label(`label.${name}`)}
        hint={t('ctc.hint')}
        value={value}
        autoComplete="off"
      />
      <p role="status" className="tabular min-h-[1.45em] text-sm text-soft">
        {value !== '' && <UnderstoodPay name={name} value={value} />}
      </p>
    </div>
  );
}
