import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { UploadRow } from '#client/components/upload/UploadRow.tsx';
import { Button } from '#client/ui/Button.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { Monogram } from '#client/ui/figures/Monogram.tsx';
import { LOGO_RECOMMENDED_PX } from '#schema/options/limits.ts';
import type { ChosenLogo } from './useChosenLogo.ts';

interface LogoFieldProps {
  logo: ChosenLogo;
  /** The stored logo, or the one waiting for approval. */
  stored: string | null;
  isProposed: boolean;
  name: string;
  disabled: boolean;
}

const frame = 'size-20 shrink-0 rounded-card border border-line bg-[white] object-contain';

/** The next logo, with buttons to change it. */
export function LogoField({ logo, stored, isProposed, name, disabled }: LogoFieldProps) {
  const t = useTranslations('companyProfile');
  const label = useTranslations('validation')('label.logo');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const { chosen } = logo;
  const shown = chosen.kind === 'file' ? chosen.preview : chosen.kind === 'none' ? null : stored;
  const back = (change: () => void) => {
    change();
    open.current?.focus();
  };
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1.5">
      <p id={id} className="text-sm font-semibold">
        {label} <span className="font-normal text-soft">{t('optional')}</span>
      </p>
      <p id={`${id}-hint`} className="-mt-1 text-sm text-soft">
        {t('logo.hint', { pixels: LOGO_RECOMMENDED_PX })}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {shown ? (
          <img
            src={shown}
            alt={t(chosen.kind === 'file' || isProposed ? 'logo.preview' : 'logo.current')}
            onError={chosen.kind === 'file' ? logo.refuse : undefined}
            className={frame}
          />
        ) : (
          <Monogram name={name || '?'} size="l" className="size-20" />
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          tabIndex={-1}
          aria-label={t('logo.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) logo.choose(file);
            // Selecting the same file again must also count as a change.
            target.value = '';
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            ref={open}
            id="logo"
            size="s"
            disabled={disabled}
            aria-describedby={`${id}-hint${logo.problem ? ` ${id}-error` : ''}`}
            onClick={() => input.current?.click()}
          >
            {t(shown ? 'logo.change' : 'logo.choose')}
          </Button>
          {chosen.kind !== 'kept' ? (
            <Button size="s" variant="quiet" disabled={disabled} onClick={() => back(logo.reset)}>
              {t('logo.undo')}
            </Button>
          ) : (
            stored && (
              <Button
                size="s"
                variant="quiet"
                disabled={disabled}
                onClick={() => back(logo.remove)}
              >
                {t('logo.remove')}
              </Button>
            )
          )}
        </div>
      </div>
      {logo.problem && <FieldError id={`${id}-error`}>{logo.problem}</FieldError>}
      <UploadRow upload={logo.upload} onRemove={() => back(logo.reset)} />
    </div>
  );
}
