import { useFormatter, useTranslations } from 'use-intl';
import { TextField, type TextFieldProps } from '#client/ui/TextField.tsx';
import { ctc } from '#schema/validation/values/ctc.ts';

interface CtcFieldProps extends Omit<TextFieldProps, 'label' | 'value'> {
  name: 'currentCTC' | 'expectedCTC' | 'salaryExpectation';
  value: string;
}

/** Pay as free text. How it was understood is shown below before it is sent. */
export function CtcField({ name, value, ...rest }: CtcFieldProps) {
  const t = useTranslations('profile');
  const label = useTranslations('validation');
  const format = useFormatter();
  const read = ctc(name).safeParse(value);
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
        {read.success && t('ctc.understood', { rupees: format.number(read.data) })}
      </p>
    </div>
  );
}
