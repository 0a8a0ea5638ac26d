import { Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { openApply, type ApplyTarget } from '#client/components/apply/openApply.ts';
import { Button } from '#client/ui/Button.tsx';
import { discardEntry } from '#client/lib/offline/outbox.ts';
import { aboutApplication, useOutbox } from './useOutbox.ts';

/** Replaces Apply Now while an application waits for the network. Words: `offline`. */
export function WaitingApplication({ jobId, title }: ApplyTarget) {
  const t = useTranslations('offline');
  const entry = useOutbox()?.find(({ about }) => about === aboutApplication(jobId));
  if (!entry) return null;
  return (
    <div className="grid w-full gap-2">
      <p className="flex items-start gap-2 font-semibold">
        <Clock className="mt-0.5 size-5 shrink-0 text-amber" />
        <span role="status">{entry.refusal ? entry.refusal.message : t('entry.waiting')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => openApply({ jobId, title })}>{t('entry.edit')}</Button>
        <Button variant="quiet" onClick={() => void discardEntry(entry.id)}>
          {t('entry.discard')}
        </Button>
      </div>
    </div>
  );
}
