import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';
import { SECTIONS, type SectionKey } from './settingFields.ts';
import type { SettingsState } from './useSettingsForm.ts';

/** Always in reach while there are unsaved changes, and briefly after saving. */
export function SaveBar({ form }: { form: SettingsState }) {
  const t = useTranslations('systemSettings');
  const { count, busy, isSaved } = form;
  useFocusAfter(form);
  const isShown = count > 0 || isSaved;
  return (
    <div
      className={
        isShown
          ? 'sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-3 shadow-float md:bottom-3 md:mx-0 md:rounded-card md:border'
          : undefined
      }
    >
      <p role="status" className="flex min-w-0 flex-1 items-center gap-2 font-semibold">
        {isSaved && count === 0 && (
          <>
            <CircleCheck className="size-5 shrink-0 text-green" />
            {t('bar.saved')}
          </>
        )}
        {count > 0 && t('bar.count', { count })}
      </p>
      {count > 0 && (
        <div className="flex gap-2 max-xs:w-full max-xs:*:flex-1">
          <Button disabled={busy} onClick={form.discard}>
            {t('bar.discard')}
          </Button>
          <Button type="submit" variant="main" busy={busy}>
            {t('bar.save')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Saving and discarding remove the buttons: the focus moves to the first section that had a change. */
function useFocusAfter({ count, isChanged }: SettingsState): void {
  const section = useRef<SectionKey>(null);
  useEffect(() => {
    if (count > 0) {
      const changed = SECTIONS.find(({ fields }) => fields.some(isChanged));
      // Without a changed setting, the saved password is to be removed.
      section.current = changed?.key ?? 'mail';
    } else if (section.current && isFocusLost()) {
      document.getElementById(`${section.current}-title`)?.focus({ preventScroll: true });
    }
  }, [count, isChanged]);
}
