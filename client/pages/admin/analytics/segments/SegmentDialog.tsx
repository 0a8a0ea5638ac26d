import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useSubmit } from '#client/components/form/useSubmit.ts';
import { FormDialog } from '#client/components/form/FormDialog.tsx';
import { graphql } from '#client/gql/gql.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { FilterGroup } from '#client/pages/admin/analytics/builder/filters/FilterGroup.tsx';
import {
  draftOf,
  isGroup,
  replaced,
  unreadyIn,
  type DraftItem,
} from '#client/pages/admin/analytics/builder/filters/draft.ts';
import type { Model } from '#client/pages/admin/analytics/builder/question/model.ts';
import { HavingConditions } from '#client/pages/admin/analytics/builder/shelves/HavingShelf.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { SEGMENT_NAME_MAX } from '#schema/options/segments.ts';
import { CountedPeriod } from './CountedPeriod.tsx';
import { countsBuild, filterBuild, inputOf, NOUNS, type EditedSegment } from './segmentForm.ts';
import { refetchShown } from '#client/lib/apollo/refetchShown.ts';
import { useSegmentForm } from './useSegmentForm.ts';
import { SegmentSize } from './SegmentSize.tsx';

const SaveSegmentMutation = graphql(`
  mutation SegmentDialogSave($input: SaveSegmentInput!) {
    saveSegment(input: $input) {
      segment {
        id
        ...SegmentRow_segment
      }
    }
  }
`);

interface SegmentDialogProps {
  model: Model;
  /** Omitted for a new segment. */
  segment?: EditedSegment;
  onClose: () => void;
}

/** The kind of rows in a segment, its conditions, and how many it contains now. */
export function SegmentDialog({ model, segment, onClose }: SegmentDialogProps) {
  const t = useTranslations('segments');
  const client = useApolloClient();
  const [save] = useMutation(SaveSegmentMutation);
  const { form, change, latest } = useSegmentForm(segment);
  const [isChecked, setChecked] = useState(false);
  const { send, ...sending } = useSubmit();
  const changeItem = (id: number, by: (item: DraftItem) => DraftItem | null) => {
    const { filter } = latest();
    const next = filter.id === id ? by(filter) : replaced(filter, id, by);
    change({ filter: next && isGroup(next) ? next : draftOf(null) });
  };
  const unready = unreadyIn(form.filter);
  const isEmpty = form.filter.items.length === 0 && form.having.length === 0;
  const failures = sending.failure === undefined ? [] : fieldFailures(sending.failure);
  const refusalOf = (...fields: string[]) =>
    failures.find(({ field }) => field.split('.').some((part) => fields.includes(part)))?.message ??
    null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    const now = latest();
    if (!now.name.trim() || isEmpty || unreadyIn(now.filter).length > 0) return;
    void send(async () => {
      await save({ variables: { input: inputOf(now) } });
      toast({
        kind: 'success',
        title: t(now.id ? 'done.update' : 'done.create'),
        message: now.name.trim(),
      });
      onClose();
      if (!now.id) await refetchShown(client, ['AdminSegmentsPage']);
    });
  };
  const filterRefusal = refusalOf('filter');
  return (
    <FormDialog
      size="l"
      title={t(form.id ? 'form.edit' : 'form.create')}
      closeLabel={t('form.close')}
      dismissable={false}
      onClose={onClose}
      form={{ ...sending, submit }}
      failureTitle={t('failed.save')}
      cancelLabel={t('form.cancel')}
      saveLabel={t('form.save')}
    >
      <TextField
        autoFocus={!form.id}
        label={t('form.name')}
        error={isChecked && !form.name.trim() ? t('form.nameMissing') : undefined}
        autoComplete="off"
        maxLength={SEGMENT_NAME_MAX}
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {form.id ? (
        <p>
          <b className="font-semibold">{t('form.noun')}</b>: {t(`noun.${form.noun}`)}
        </p>
      ) : (
        <RadioGroup
          label={t('form.noun')}
          name="noun"
          className="[&>div]:grid-cols-2 sm:[&>div]:grid-cols-4"
          value={form.noun}
          options={NOUNS.map((value) => ({ value, label: t(`noun.${value}`) }))}
          onChange={({ target }) => {
            const noun = NOUNS.find((one) => one === target.value);
            // The conditions were about another kind of rows, so they are removed.
            if (noun) change({ noun, filter: draftOf(null), having: [], range: null });
          }}
        />
      )}
      <section aria-label={t('form.filter')} className="grid gap-2">
        <h3 className="text-base">{t('form.filter')}</h3>
        <FilterGroup
          build={filterBuild(model, form.noun, refusalOf)}
          group={form.filter}
          depth={0}
          showsErrors={isChecked}
          focused={null}
          onChange={changeItem}
        />
        {filterRefusal && <FieldError id="segment-filter">{filterRefusal}</FieldError>}
      </section>
      <section aria-label={t('form.counts')} className="grid gap-2">
        <h3 className="text-base">{t('form.counts')}</h3>
        <HavingConditions build={countsBuild(model, form, change, refusalOf)} />
        {form.having.length > 0 && (
          <CountedPeriod range={form.range} onChange={(range) => change({ range })} />
        )}
      </section>
      {isChecked && isEmpty && <FieldError id="segment-empty">{t('form.empty')}</FieldError>}
      <Checkbox
        label={t('form.shared')}
        hint={t('form.sharedHint')}
        checked={form.shared}
        onChange={({ target }) => change({ shared: target.checked })}
      />
      {!isEmpty && unready.length === 0 && <SegmentSize form={form} />}
    </FormDialog>
  );
}
