import { useFormatter, useTranslations } from 'use-intl';
import { rupeesIn } from '#client/pages/database/search/candidateAddress.ts';
import type { Address } from '#client/pages/database/search/useCandidateAddress.ts';
import { useTypedText } from '#client/pages/database/search/useTypedText.ts';
import { TextField } from '#client/ui/TextField.tsx';

/** Pay as free text, with its interpretation below. */
export function SalaryFilter({ address }: { address: Address }) {
  const t = useTranslations('candidates');
  const format = useFormatter();
  const { salary } = address.address;
  const typed = useTypedText(
    salary,
    (text) => {
      const rupees = rupeesIn(text);
      if (rupees || text === '') address.replace({ salary: rupees });
    },
    {
      shown: salary && format.number(Number(salary)),
      isShownAs: (text) => rupeesIn(text.trim()) === salary,
    },
  );
  const text = typed.text.trim();
  const rupees = rupeesIn(text);
  return (
    <div className="grid gap-1.5">
      <TextField
        {...typed.input}
        label={t('filters.salary')}
        hint={t('filters.salaryHint')}
        autoComplete="off"
        maxLength={30}
      />
      <p role="status" className="tabular min-h-[1.45em] text-sm text-soft">
        {text &&
          (rupees
            ? t('filters.understood', { rupees: format.number(Number(rupees)) })
            : t('filters.salaryUnclear'))}
      </p>
    </div>
  );
}
