import { Trash2 } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { focusElement } from '#client/lib/document/lostFocus.ts';
import { focusRow, nextRow } from '#client/pages/admin/lists/nextRow.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import {
  CHART_EVENT_NAME_MAX,
  NOTED_EVENTS,
  type NotedEvent,
} from '#schema/options/chartEvents.ts';
import type { BoardEvent } from './useBoardEvents.ts';
import { useNotedEvents } from './useNotedEvents.ts';

interface EventsDialogProps {
  events: readonly BoardEvent[];
  /** The current day in the site's time zone. */
  today: string;
  onClose: () => void;
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** Notes what happened on a day, and lists what was noted. */
export function EventsDialog({ events, today, onClose }: EventsDialogProps) {
  const t = useTranslations('chartEvents');
  const format = useFormatter();
  const { note, remove } = useNotedEvents();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [kind, setKind] = useState<NotedEvent>('release');
  const [day, setDay] = useState(today);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const noted = events.filter((event) => event.day !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await note({ kind, day, name: name.trim() });
      setName('');
    } catch (error) {
      setFailure(error ?? new Error());
      setAttempt((count) => count + 1);
    }
    setBusy(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!name.trim() || !day) setMissing(true);
    else if (!busy) void save();
  };
  /** The tiles behind the dialog are rows too, but not of this list. */
  const removeOne = async (event: BoardEvent) => {
    const next = nextRow([event.id], list.current!);
    await remove(event);
    requestAnimationFrame(() => {
      if (next) focusRow(next);
      else if (heading.current) focusElement(heading.current);
    });
  };
  return (
    <Dialog size="m" title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-soft">{t('lead')}</p>
      <form noValidate method="post" onSubmit={submit} className="mt-4 grid gap-3">
        {failure !== undefined && (
          <FailureBanner error={failure} title={t('failed.note')} attempt={attempt} />
        )}
        <div className="grid gap-3 xs:grid-cols-2">
          <SelectField
            label={t('kind')}
            options={NOTED_EVENTS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={kind}
            onChange={({ target }) => setKind(target.value as NotedEvent)}
          />
          <TextField
            type="date"
            label={t('day')}
            max={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          error={isMissing ? t('nameMissing') : undefined}
          autoComplete="off"
          maxLength={CHART_EVENT_NAME_MAX}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" variant="main" busy={busy} className="justify-self-start">
          {t('note')}
        </Button>
      </form>
      <h3 ref={heading} className="mt-6 text-base font-semibold">
        {t('noted')}
      </h3>
      {noted.length === 0 && <p className="mt-1 text-soft">{t('nothing')}</p>}
      <ul ref={list} className="mt-1">
        {noted.map((event) => (
          <li
            key={event.id}
            data-row={event.id}
            className="flex items-center gap-3 border-b border-line py-2 last:border-0"
          >
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span data-name="" tabIndex={-1} className="font-semibold break-words">
                {event.name}
              </span>
              <span className="flex flex-wrap items-center gap-2 text-sm text-soft">
                <time dateTime={event.day!} className="tabular">
                  {format.dateTime(new Date(`${event.day!}T00:00Z`), DAY)}
                </time>
                <Tag>{t(`kinds.${event.kind.toLowerCase() as NotedEvent}`)}</Tag>
              </span>
            </span>
            <Button
              iconOnly
              variant="quiet"
              aria-label={t('delete', { name: event.name })}
              icon={<Trash2 className="size-5" />}
              onClick={() => void removeOne(event)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">{t('logged')}</p>
    </Dialog>
  );
}
