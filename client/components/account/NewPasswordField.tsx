import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TextFieldProps } from '#client/ui/TextField.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import {
  PASSWORD_STRENGTHS,
  passwordStrength,
} from '#schema/validation/values/passwordStrength.ts';
import { SecretField } from './SecretField.tsx';

interface NewPasswordFieldProps extends TextFieldProps {
  /** The minimum number of characters. */
  min: number;
}

const COLOURS = { weak: 'bg-red', fair: 'bg-amber', strong: 'bg-green' } as const;

/** A new password with a strength meter. */
export function NewPasswordField({ min, ...field }: NewPasswordFieldProps) {
  const t = useTranslations('account');
  const [value, setValue] = useState('');
  const strength = [...value].length < min ? 'weak' : passwordStrength(value);
  const reached = PASSWORD_STRENGTHS.indexOf(strength);
  const isTyped = value !== '';
  return (
    <div className="grid gap-1.5">
      <SecretField
        {...field}
        onChange={(event) => {
          field.onChange?.(event);
          setValue(event.target.value);
        }}
        hint={t('field.passwordHint', { min })}
        autoComplete="new-password"
      />
      <div className="flex min-h-5 items-center gap-2.5 text-sm text-soft">
        <span aria-hidden="true" className="flex w-20 shrink-0 gap-1">
          {PASSWORD_STRENGTHS.map((one, at) => (
            <span
              key={one}
              className={joinClasses(
                'h-1.5 flex-1 rounded-tag',
                isTyped && at <= reached ? COLOURS[strength] : 'bg-line',
              )}
            />
          ))}
        </span>
        <span aria-live="polite">{isTyped && t(`strength.${strength}`)}</span>
      </div>
    </div>
  );
}
