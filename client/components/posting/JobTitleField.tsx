import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ComboBox } from '#client/ui/fields/ComboBox.tsx';
import { fieldOfJobTitle, isListedJobTitle, JOB_TITLES } from '#schema/options/jobTitles.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import type { JobFieldProps } from './jobFieldProps.ts';

interface JobTitleFieldProps extends JobFieldProps {
  /** Allows a title outside the list, as an existing job may have. */
  freeText?: boolean;
}

const ITEMS = JOB_TITLES.map((title) => ({
  id: title,
  label: title,
  description: fieldOfJobTitle(title)?.label ?? '',
}));

/** A title from the list; typing only searches. A title that is not in the list stays in the box, with the reason. */
export function JobTitleField(props: JobTitleFieldProps) {
  const { id, value, onChange, error, freeText = false } = props;
  const t = useTranslations('addJob');
  const [text, setText] = useState(value);
  const [unlisted, setUnlisted] = useState(
    !freeText && value !== '' && !isListedJobTitle(value) ? value : '',
  );
  return (
    <ComboBox
      id={id}
      label={t('field.title')}
      hint={t('field.titleHint')}
      error={unlisted ? t('field.titleUnlisted', { title: unlisted }) : error}
      items={ITEMS}
      value={isListedJobTitle(value) ? value : null}
      onChange={(title) => {
        setUnlisted('');
        if (title !== null || !freeText) onChange(title ?? '');
      }}
      text={text}
      onText={(next) => {
        setText(next);
        setUnlisted('');
        if (freeText) onChange(next);
      }}
      freeText={freeText}
      onUnlisted={(typed) => {
        setUnlisted(typed);
        onChange('');
      }}
      emptyText={freeText ? undefined : t('field.titleNone')}
      openLabel={t('field.titleOpen')}
      listLabel={t('field.titleList')}
      countText={(count) => t('field.titleCount', { count })}
      inputProps={{ name: 'title', maxLength: LENGTHS.title, spellCheck: false }}
    />
  );
}
