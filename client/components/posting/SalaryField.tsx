import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';
import type { JobFieldProps } from './jobFieldProps.ts';
import { salaryFeedback } from './salaryFeedback.ts';
import { useSalaryText } from './useSalaryText.ts';

/** Free text with its interpretation below as you type. If ambiguous, the possible readings are offered. */
export function SalaryField({ id, value, onChange, error }: JobFieldProps) {
  const t = useTranslations('addJob');
  const remarkId = useId();
  const shown = useSalaryText();
  const remark = salaryFeedback(value);
  return (
    <div className="grid gap-1.5">
      <TextField
        id={id}
        name="salary"
        label={t('field.salary')}
        note={t('field.optional')}
        hint={t('field.salaryHint')}
        placeholder={t('field.salaryPlaceholder')}
        maxLength={LENGTHS.line}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      <div id={remarkId} role="status" className="min-h-[1.45em] text-sm text-soft">
        {remark.kind === 'read' || remark.kind === 'odd' ? (
          <p className={remark.kind === 'odd' ? 'text-amber' : 'text-text'}>
            {t(`salary.${remark.kind}`, { pay: shown(remark.salary) })}
          </p>
        ) : 'offers' in remark ? (
          <>
            <p className="text-amber">{t(`salary.${remark.kind}`)}</p>
            <div className="mt-1.5 flex flex-wrap gap-2">
              {remark.offers.map(({ means, text, salary }) => (
                <Chip
                  key={means}
                  aria-describedby={remarkId}
                  onClick={() => {
                    onChange(text);
                    document.getElementById(id)?.focus();
                  }}
                >
                  {t(`salary.${means}`, { pay: shown(salary) })}
                </Chip>
              ))}
            </div>
          </>
        ) : (
          <p>{t(`salary.${remark.kind}`)}</p>
        )}
      </div>
    </div>
  );
}
