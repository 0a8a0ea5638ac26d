import { useTranslations } from 'use-intl';

interface BackLineProps {
  onBack: () => void;
  disabled: boolean;
}

/** Goes back from the code to email and password, and explains what to do without phone and codes. */
export function BackLine({ onBack, disabled }: BackLineProps) {
  const t = useTranslations('account');
  return (
    <div className="mt-5 grid justify-items-center gap-2 text-center text-sm text-soft">
      <button
        type="button"
        disabled={disabled}
        onClick={onBack}
        className="hit-44 text-link min-h-8 rounded-tag font-semibold"
      >
        {t('code.back')}
      </button>
      <p>{t('code.lost')}</p>
    </div>
  );
}
