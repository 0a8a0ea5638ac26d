import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ComboBox } from '#client/ui/fields/ComboBox.tsx';
import { useCategoryTitle } from '#client/components/useCategoryTitle.ts';
import { CATEGORY_FACTS } from '#schema/options/categories.ts';
import { categoryOfJobTitle, isListedJobTitle, JOB_TITLES } from '#schema/options/jobTitles.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import type { JobFieldProps } from './jobFieldProps.ts';

interface JobTitleFieldProps extends JobFieldProps {
  /** Allows a title outside the list, as an existing job may have. */
  freeText?: boolean;
}

/**
 * A title from the list; typing only searches, in the categories too, which are in the reader's language. A title that is
 * not in the list stays in the box, with the reason.
 */
export function JobTitleField(props: JobTitleFieldProps) {
  const { id, value, onChange, error, freeText = false } = props;
  const t = useTranslations('addJob');
  const categoryTitle = useCategoryTitle();
  const [items] = useState(() =>
    JOB_TITLES.map((title) => {
      const category = categoryOfJobTitle(title);
      const description = category ? categoryTitle(CATEGORY_FACTS[category]) : '';
      return { id: title, label: title, description };
    }),
  );
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
      items={items}
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
