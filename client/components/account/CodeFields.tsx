import { useState, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#client/ui/TextField.tsx';

/** The second-factor code: six digits or, on request, a recovery code. */
export function CodeFields({
  autoFocus = true,
  ...props
}: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useTranslations('account');
  const [recovery, setRecovery] = useState(false);
  const change = () => {
    setRecovery(!recovery);
    // Switching the input clears the value and its error: neither applies to the other kind of code.
    const emptied = { type: 'change', target: { name: props.name, value: '' } };
    props.onChange?.(emptied as never);
  };
  return (
    <>
      <TextField
        {...props}
        key={String(recovery)}
        label={t(recovery ? 'code.recovery' : 'code.label')}
        hint={t(recovery ? 'code.recoveryLead' : 'code.lead')}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        inputClassName="tabular tracking-widest"
        maxLength={40}
        autoFocus={autoFocus || recovery}
        required
      />
      <button
        type="button"
        onClick={change}
        className="hit-44 text-link min-h-8 justify-self-start rounded-tag text-sm font-semibold"
      >
        {t(recovery ? 'code.useApp' : 'code.useRecovery')}
      </button>
    </>
  );
}
