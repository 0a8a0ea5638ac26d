import { useTranslations } from 'use-intl';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import type { PartProps } from './partProps.ts';

/** What someone needs at work because of a disability: private unless they say otherwise. */
export function NeedFields({ text, set, error }: PartProps) {
  const t = useTranslations('validation');
  const profile = useTranslations('profile');
  return (
    <>
      <TextArea
        label={t('label.accommodations')}
        hint={profile('needsHint')}
        name="accommodations"
        rows={3}
        value={text('accommodations')}
        onChange={(event) => set('accommodations', event.target.value)}
        error={error('accommodations')}
      />
      <Checkbox
        label={t('label.showAccommodations')}
        hint={profile('needsShown')}
        name="showAccommodations"
        checked={text('showAccommodations') === 'yes'}
        onChange={(event) => set('showAccommodations', event.target.checked ? 'yes' : 'no')}
      />
    </>
  );
}
