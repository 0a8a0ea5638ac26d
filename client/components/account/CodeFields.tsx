import { useState, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#client/ui/TextField.tsx';

/** The code of the second step: six digits, or on request one of the recovery codes. */
export function CodeFields({
  autoFocus = true,
  ...props
}: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useTranslations('account');
  const [recovery, setRecovery] = useState(false);
  const change = () => {
    setRecovery(!recovery);
    // What stood in one box is no answer to the other, nor is what was said about it.
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
