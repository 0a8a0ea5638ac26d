import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import type { BuilderState } from '../question/builderState.ts';
import { changeQuery } from '#client/pages/admin/analytics/builder/question/steps.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import {
  draftOf,
  filterOfDraft,
  isGroup,
  newTest,
  replaced,
  unreadyIn,
  type DraftGroup,
  type DraftItem,
} from './draft.ts';
import { FilterGroup } from './FilterGroup.tsx';

const FORM = 'filters';

interface FilterDialogProps {
  build: BuilderState;
  /** A condition on this dimension is appended. */
  add: string | null;
  onClose: () => void;
}

/** Edits the whole filter at once, so that no incomplete condition reaches the server. */
export function FilterDialog({ build, add, onClose }: FilterDialogProps) {
  const t = useTranslations('analytics');
  const { model, question } = build;
  const [draft, setDraft] = useState<DraftGroup>(() => withTest(draftOf(question.query.filter)));
  const [showsErrors, setShowsErrors] = useState(false);
  const unready = unreadyIn(draft);

  function withTest(group: DraftGroup): DraftGroup {
    const dimension = add === null ? undefined : model.dimensionOf(add);
    if (!dimension) return group;
    if (group.joint === 'all') return { ...group, items: [...group.items, newTest(dimension)] };
    return { ...draftOf(null), items: [group, newTest(dimension)] };
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (unready.length > 0) {
      setShowsErrors(true);
      document.getElementById(`filter-${unready[0]!.id}`)?.querySelector('select')?.focus();
      return;
    }
    build.change(changeQuery({ filter: filterOfDraft(draft) }));
    announce(t('builder.said.filtered'));
    onClose();
  };
  const onChange = (id: number, by: (item: DraftItem) => DraftItem | null) =>
    setDraft((now) => {
      if (now.id !== id) return replaced(now, id, by);
      const next = by(now);
      return next && isGroup(next) ? next : draftOf(null);
    });
  return (
    <Dialog
      size="l"
      title={t('builder.filter.title')}
      closeLabel={t('builder.close')}
      dismissable={false}
      onClose={onClose}
      footer={
        <>
          {draft.items.length > 0 && (
            <Button variant="quiet" className="sm:mr-auto" onClick={() => setDraft(draftOf(null))}>
              {t('builder.filter.clear')}
            </Button>
          )}
          <Button onClick={onClose}>{t('builder.cancel')}</Button>
          <Button type="submit" form={FORM} variant="main">
            {t('builder.filter.apply')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate method="post" onSubmit={submit}>
        <FilterGroup
          build={build}
          group={draft}
          depth={0}
          showsErrors={showsErrors}
          focused={add === null ? null : (draft.items.at(-1)?.id ?? null)}
          onChange={onChange}
        />
      </form>
    </Dialog>
  );
}
