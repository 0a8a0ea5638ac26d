import { useTranslations } from 'use-intl';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { FieldProps } from './fieldProps.ts';

type Name = 'phone' | 'email' | 'address' | 'city' | 'state' | 'country';

/** How to contact the company. Words: `companyProfile`, `validation`. */
export function ContactFields({ text, set, leave, error }: FieldProps) {
  const t = useTranslations('validation');
  const note = useTranslations('companyProfile')('optional');
  const wired = (name: Name) => ({
    label: t(`label.${name}`),
    note,
    name,
    value: text(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    onBlur: () => leave(name),
    error: error(name),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...wired('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField {...wired('email')} type="email" inputMode="email" autoComplete="email" />
      <TextArea
        {...wired('address')}
        rows={2}
        autoComplete="street-address"
        className="sm:col-span-2"
      />
      <TextField {...wired('city')} autoComplete="address-level2" />
      <TextField {...wired('state')} autoComplete="address-level1" />
      <TextField {...wired('country')} note={undefined} autoComplete="country-name" />
    </div>
  );
}
