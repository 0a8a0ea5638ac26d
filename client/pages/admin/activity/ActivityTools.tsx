import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useActivityWords } from '#client/components/admin/activity/useActivityWords.ts';
import { UrlDayField } from '#client/components/form/UrlDayField.tsx';
import { UrlSearchField } from '#client/components/form/UrlSearchField.tsx';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { ACTIVITY_ACTIONS, ACTIVITY_SUBJECTS } from '#schema/options/activity.ts';
import { isFiltered, NO_FILTER } from './activityAddress.ts';
import type { ActivityPlace } from './useActivityAddress.ts';

/** Kinds are stored with underscores, actions are camel case. */
const nounOf = (kind: string) =>
  kind.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

export function ActivityTools({ place }: { place: ActivityPlace }) {
  const t = useTranslations('activity');
  const words = useActivityWords();
  const { address, filter } = place;
  const { action, kind, from, to } = address;
  return (
    <div className="mt-5 grid gap-3">
      <UrlSearchField
        label={t('tools.search')}
        placeholder={t('tools.searchHint')}
        value={address.search}
        onSearch={(search) => filter({ search }, true)}
      />
      <div
        className={joinClasses(
          'grid grid-cols-2 items-end gap-3',
          isFiltered(address)
            ? 'xl:grid-cols-[1fr_1fr_10rem_10rem_auto]'
            : 'xl:grid-cols-[1fr_1fr_10rem_10rem]',
        )}
      >
        <SelectField
          label={t('tools.kind')}
          value={kind ?? ''}
          placeholder={t('tools.anyKind')}
          options={ACTIVITY_SUBJECTS.map((value) => ({ value, label: words.kind(value) }))}
          onChange={({ target }) =>
            filter({ kind: target.value || null, subject: null, action: null })
          }
        />
        <SelectField
          label={t('tools.action')}
          value={action ?? ''}
          placeholder={t('tools.anyAction')}
          options={ACTIVITY_ACTIONS.filter(
            (value) => !kind || value === action || value.startsWith(`${nounOf(kind)}.`),
          ).map((value) => ({ value, label: words.action(value) }))}
          onChange={({ target }) => filter({ action: target.value || null })}
        />
        <UrlDayField
          className="max-xs:col-span-2"
          label={t('tools.from')}
          value={from ?? ''}
          max={to ?? undefined}
          onDay={(day) => filter({ from: day || null }, true)}
        />
        <UrlDayField
          className="max-xs:col-span-2"
          label={t('tools.to')}
          value={to ?? ''}
          min={from ?? undefined}
          onDay={(day) => filter({ to: day || null }, true)}
        />
        {isFiltered(address) && (
          <Button
            variant="quiet"
            className="justify-self-start max-xl:col-span-2"
            icon={<X className="size-5" />}
            onClick={() => {
              filter(NO_FILTER);
              rescueFocus();
            }}
          >
            {t('tools.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
