import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';

type Wired = Omit<ComponentProps<typeof TextArea>, 'label' | 'hint'>;

interface SelectionFieldsProps {
  job: Wired;
  application: Wired;
  onUsual: () => void;
}

/** The default fields suit most, so the choice is collapsed. It expands by itself if it contains an error. */
export function SelectionFields({ job, application, onUsual }: SelectionFieldsProps) {
  const t = useTranslations('webhooks');
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const look = { spellCheck: false, autoComplete: 'off', rows: 6 } as const;
  const isAdmin = user?.role === 'ADMIN';
  return (
    <details
      open={isOpen || Boolean(job.error) || Boolean(application.error)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-card border border-line px-4 py-1"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between text-sm font-semibold">
        {t('form.selection')}
        <ChevronDown className="size-5 text-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-3 [&_textarea]:font-[family-name:monospace] [&_textarea]:text-sm">
        <p className="text-sm text-soft">{t('form.selectionHint')}</p>
        <div className="grid gap-4 md:grid-cols-2">
          <TextArea {...look} {...job} label={t('form.jobSelection')} />
          {isAdmin ? (
            <p className="text-sm text-soft">{t('form.adminApplications')}</p>
          ) : (
            <TextArea {...look} {...application} label={t('form.applicationSelection')} />
          )}
        </div>
        <Button className="justify-self-start" onClick={onUsual}>
          {t('form.usual')}
        </Button>
      </div>
    </details>
  );
}
