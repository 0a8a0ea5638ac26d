import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { WizardPlace } from '#client/pages/addJob/useWizardPlace.ts';
import type { InitialDraft } from './useInitialDraft.ts';

interface DraftNoticeProps {
  beginning: InitialDraft;
  place: WizardPlace;
  onDiscard: () => void;
}

/** Says that the form is prefilled, and from what. */
export function DraftNotice({ beginning, place, onDiscard }: DraftNoticeProps) {
  const t = useTranslations('addJob');
  const time = useTimeWords();
  const [isClosed, setClosed] = useState(false);
  const { from, savedAt, values } = beginning;
  if (isClosed || from === 'nothing') return null;
  return (
    <Banner
      className="mt-6"
      title={
        from === 'copy' ? t('draft.copied', { title: values.title || 'none' }) : t('draft.found')
      }
      actions={
        <>
          {from !== 'copy' && place.index < place.next && (
            <Button size="s" onClick={() => place.goTo(place.next)}>
              {t('draft.continue', { step: place.next + 1 })}
            </Button>
          )}
          <Button size="s" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
        </>
      }
      onClose={() => {
        setClosed(true);
        rescueFocus();
      }}
      closeLabel={t('draft.close')}
    >
      {from === 'copy'
        ? t('draft.copiedText')
        : savedAt
          ? t('draft.foundText', { when: time.ago(savedAt) })
          : t('draft.foundHere')}
    </Banner>
  );
}
