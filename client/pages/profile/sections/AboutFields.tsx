import { useTranslations } from 'use-intl';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';
import type { PartProps } from './partProps.ts';

export function AboutFields({ text, set, error }: PartProps) {
  const t = useTranslations('validation');
  const profile = useTranslations('profile');
  return (
    <>
      <TextField
        label={t('label.headline')}
        hint={profile('headlineHint')}
        name="headline"
        autoComplete="off"
        value={text('headline')}
        onChange={(event) => set('headline', event.target.value)}
        error={error('headline')}
      />
      <TextArea
        label={t('label.summary')}
        name="summary"
        value={text('summary')}
        counter={profile('counter', { count: text('summary').length, max: LENGTHS.message })}
        onChange={(event) => set('summary', event.target.value)}
        error={error('summary')}
      />
    </>
  );
}
