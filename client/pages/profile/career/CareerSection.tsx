import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EntryText } from '#client/components/career/EntryText.tsx';
import { useCareerWords } from '#client/components/career/useCareerWords.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { CAREER_MAX, type Career, type CareerList } from '#schema/profile/career.ts';
import { useCareerList } from './useCareerList.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const EntryDialog = loadOnUse(async () => (await import('./EntryDialog.tsx')).EntryDialog);

interface CareerSectionProps {
  list: CareerList;
  career: Career;
  userId: string;
  /** Shown under the heading, such as the total experience. */
  children?: ReactNode;
}

type Entry = Career[CareerList][number];

interface EditedEntry {
  place: number;
  /** Null if it is new. */
  entry: Entry | null;
}

/** One list of the career. Each entry is edited in a dialog. */
export function CareerSection({ list, career, userId, children }: CareerSectionProps) {
  const t = useTranslations('career');
  const { lines } = useCareerWords();
  const heading = useId();
  const [open, setOpen] = useState<EditedEntry | null>(null);
  const { rows, isLeaving, save, remove } = useCareerList(list, career);
  const entries: readonly Entry[] = career[list];
  const isEmpty = entries.length === 0;
  return (
    <Card as="section" id={list} aria-labelledby={heading} className="scroll-mt-24">
      <div className="flex items-start justify-between gap-4">
        <h2 id={heading} className="text-lg">
          {t(`list.${list}.title`)}
        </h2>
        {entries.length < CAREER_MAX[list] && (
          <Button
            data-add
            size="s"
            icon={<Plus className="size-4" />}
            onClick={() => setOpen({ place: entries.length, entry: null })}
          >
            {t(`list.${list}.add`)}
          </Button>
        )}
      </div>
      {isEmpty && <p className="mt-1 text-sm text-soft">{t(`list.${list}.empty`)}</p>}
      {children}
      <ul ref={rows} className="mt-2 divide-y divide-line empty:hidden">
        {entries.map((entry, index) => {
          const shown = lines(list, entry);
          return (
            <li key={index} hidden={isLeaving(entry)} className="py-3 last:pb-0">
              <EntryText lines={shown}>
                <div className="-my-1.5 -mr-2 flex shrink-0">
                  <Button
                    variant="quiet"
                    iconOnly
                    aria-label={t('edit', { name: shown.title })}
                    icon={<Pencil className="size-4.5" />}
                    onClick={() => setOpen({ place: index, entry })}
                  />
                  <Button
                    variant="quiet"
                    iconOnly
                    aria-label={t('remove', { name: shown.title })}
                    icon={<Trash2 className="size-4.5" />}
                    onClick={() => void remove(index, entry)}
                  />
                </div>
              </EntryText>
            </li>
          );
        })}
      </ul>
      {open && (
        <EntryDialog
          list={list}
          userId={userId}
          {...open}
          onSave={(entry) => save(open.entry, entry)}
          onDone={() => setOpen(null)}
          onFailed={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
