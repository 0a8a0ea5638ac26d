import { useTranslations } from 'use-intl';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { CtcField } from '#client/components/profile/CtcField.tsx';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import type { StepProps } from '#client/components/onboarding/stepProps.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';

/** Asks different questions depending on work experience. */
export function ProfessionalStep(props: StepProps) {
  return props.text('experienceType') === 'fresher' ? (
    <FresherFields {...props} />
  ) : (
    <ExperiencedFields {...props} />
  );
}

function ExperiencedFields({ text, set, leave, error }: StepProps) {
  const t = useTranslations('validation');
  const profile = useTranslations('profile');
  const onboarding = useTranslations('onboarding');
  const { bands } = useProfileOptions();
  const wired = (name: 'currentCompany' | 'currentJobTitle') => ({
    label: t(`label.${name}`),
    name,
    required: true,
    value: text(name),
    onBlur: () => leave(name),
    error: error(name),
  });
  return (
    <>
      <TextField
        {...wired('currentCompany')}
        hint={onboarding('hint.currentCompany')}
        autoComplete="organization"
        onChange={(event) => set('currentCompany', event.target.value)}
      />
      <TextField
        {...wired('currentJobTitle')}
        autoComplete="organization-title"
        onChange={(event) => set('currentJobTitle', event.target.value)}
      />
      <SelectField
        label={t('label.totalExperience')}
        name="totalExperience"
        required
        placeholder={profile('choose')}
        options={bands}
        value={text('totalExperience')}
        onChange={(event) => set('totalExperience', event.target.value)}
        error={error('totalExperience')}
      />
      <CtcField
        name="currentCTC"
        label="currentCTC"
        required
        value={text('currentCTC')}
        onChange={(event) => set('currentCTC', event.target.value)}
        onBlur={() => leave('currentCTC')}
        error={error('currentCTC')}
      />
    </>
  );
}

function FresherFields({ text, set, leave, error }: StepProps) {
  const t = useTranslations('validation');
  const onboarding = useTranslations('onboarding');
  return (
    <>
      <CtcField
        name="expectedCTC"
        label="expectedCTC"
        required
        value={text('expectedCTC')}
        onChange={(event) => set('expectedCTC', event.target.value)}
        onBlur={() => leave('expectedCTC')}
        error={error('expectedCTC')}
      />
      <LocationPicker
        label={t('label.desiredLocation')}
        required
        value={text('desiredLocation')}
        onChange={(value) => set('desiredLocation', value)}
        error={error('desiredLocation')}
      />
      <Checkbox
        label={onboarding('openToWork')}
        hint={onboarding('hint.openToWork')}
        name="isOpenToWork"
        checked={text('isOpenToWork') !== 'no'}
        onChange={(event) => set('isOpenToWork', event.target.checked ? 'yes' : 'no')}
      />
    </>
  );
}
