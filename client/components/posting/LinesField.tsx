import { useTranslations } from 'use-intl';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';
import type { JobFieldProps } from './jobFieldProps.ts';

interface LinesFieldProps extends JobFieldProps {
  name: 'description' | 'requirements' | 'responsibilities' | 'benefits';
  optional?: boolean;
}

/** One of a job's longer texts. The remaining length is shown when it runs low. */
export function LinesField({ id, name, value, onChange, error, optional }: LinesFieldProps) {
  const t = useTranslations('addJob');
  const isScarce = value.length > LENGTHS.text * 0.8;
  return (
    <TextArea
      id={id}
      name={name}
      label={t(`field.${name}`)}
      note={optional && t('field.optional')}
      hint={t(name === 'description' ? 'field.descriptionHint' : 'field.lineHint')}
      rows={name === 'description' ? 7 : 4}
      maxLength={LENGTHS.text}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      {...(isScarce && {
        counter: t('field.counter', { count: value.length, max: LENGTHS.text }),
      })}
    />
  );
}
