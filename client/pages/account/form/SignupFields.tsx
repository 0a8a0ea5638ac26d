import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { EmailField } from './EmailField.tsx';
import { NewPasswordField } from '#client/components/account/NewPasswordField.tsx';
import { SecretField } from '#client/components/account/SecretField.tsx';
import type { useRegister } from './useRegister.ts';

interface SignupFieldsProps {
  form: ReturnType<typeof useRegister>;
  passwordMinLength: number;
  hiring: boolean;
  /** The role has to be chosen first. */
  asksFirst: boolean;
}

export function SignupFields(props: SignupFieldsProps) {
  const { form, passwordMinLength, hiring, asksFirst } = props;
  const t = useTranslations('account');
  const roles = [
    { value: 'job_seeker', label: t('signup.seeking') },
    { value: 'employer', label: t('signup.hiring') },
  ];
  return (
    <>
      {hiring && (
        <RadioGroup
          {...form.field('role')}
          label={t('signup.role')}
          shape="card"
          options={roles}
          required
        />
      )}
      <div className="grid gap-4 xs:grid-cols-2 xs:gap-3">
        <TextField
          {...form.field('firstName')}
          label={t('field.firstName')}
          note={t('field.optional')}
          autoComplete="given-name"
          autoFocus={!asksFirst}
        />
        <TextField
          {...form.field('lastName')}
          label={t('field.lastName')}
          note={t('field.optional')}
          autoComplete="family-name"
        />
      </div>
      <EmailField {...form.field('email')} />
      <NewPasswordField
        {...form.field('password', ['confirmPassword'])}
        label={t('field.password')}
        min={passwordMinLength}
      />
      <SecretField
        {...form.field('confirmPassword')}
        label={t('field.confirmPassword')}
        autoComplete="new-password"
      />
      <Checkbox
        {...form.field('terms')}
        required
        label={t.rich('signup.terms', {
          privacy: (words) => (
            <Link to="/privacy" target="_blank" className="text-link">
              {words}
            </Link>
          ),
        })}
      />
    </>
  );
}
