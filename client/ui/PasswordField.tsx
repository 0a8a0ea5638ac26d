import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  showLabel: string;
  hideValueLabel: string;
}

export function PasswordField({ showLabel, hideValueLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          aria-label={shown ? hideValueLabel : showLabel}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-control hover:text-text"
        >
          <Icon className="size-5" />
        </button>
      }
    />
  );
}
