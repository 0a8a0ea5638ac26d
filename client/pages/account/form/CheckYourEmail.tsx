import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { Drawing } from '#client/ui/drawings/Drawing.tsx';

interface CheckYourEmailProps {
  email: string;
  onAnother: () => void;
}

/** Replaces the form and takes over its focus. */
export function CheckYourEmail({ email, onAnother }: CheckYourEmailProps) {
  const t = useTranslations('account');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <Drawing name="letter" className="w-32" />
      <div ref={text} tabIndex={-1} role="status" className="max-w-full wrap-anywhere">
        <p>
          {t.rich('forgot.sent', {
            email,
            strong: (words) => <strong>{words}</strong>,
          })}
        </p>
        <p className="mt-2 text-sm text-soft">{t('forgot.notThere')}</p>
      </div>
      <Button onClick={onAnother}>{t('forgot.another')}</Button>
    </div>
  );
}
