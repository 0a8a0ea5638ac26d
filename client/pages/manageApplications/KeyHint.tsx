import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import type { View } from './applicationsAddress.ts';
import { DECISION_KEYS, DECISIONS } from './status/decisions.ts';

/** Explains the keyboard shortcuts that the reader's role includes, where there is a keyboard. */
export function KeyHint({ view }: { view: View }) {
  const t = useTranslations('manageApplications');
  const mayDecide = useTeamRight('decide');
  const decisions = mayDecide ? DECISIONS : [];
  const key = (name: string) => (
    <kbd className="rounded-tag border border-edge bg-tint px-1.5 text-xs leading-5 font-semibold">
      {name}
    </kbd>
  );
  const arrows = t(view === 'board' ? 'keys.arrowsBoard' : 'keys.arrows');
  return (
    <p
      aria-label={t('keys.hint')}
      role="note"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-soft max-md:hidden"
    >
      <span>
        {key('j')} {key('k')} {key(arrows)} {t('keys.walk')}
      </span>
      <span>
        {key(t('keys.enter'))} {t('keys.open')}
      </span>
      {decisions.map((move) => (
        <span key={move}>
          {key(DECISION_KEYS[move])} {t(`action.${move}`)}
        </span>
      ))}
      {mayDecide && (
        <span>
          {key('z')} {t('bulk.undo')}
        </span>
      )}
      {mayDecide && (
        <>
          <span>
            {key(t('keys.space'))} {t('keys.select')}
          </span>
          <span>
            {key(t('keys.ctrlA'))} {t('keys.all')}
          </span>
        </>
      )}
      <span>
        {key('/')} {t('keys.search')}
      </span>
    </p>
  );
}
