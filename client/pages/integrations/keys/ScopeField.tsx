import { useId, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/lib/session.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { EMPLOYER_SCOPES } from '#schema/options/apiScopes.ts';

interface ScopeFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  error?: string | undefined;
}

/** The scopes of applications are left out, because they give an administrator's key no access. */
const ADMIN_SCOPES = ['JOBS_READ', 'JOBS_WRITE', 'ANALYTICS_READ'] as const;

/** A box for each scope the user may grant, with what it allows. */
export function ScopeField({ error, ...input }: ScopeFieldProps) {
  const t = useTranslations('apiKeys');
  const { user } = useSession();
  const id = useId();
  const isAdmin = user?.role === 'ADMIN';
  const options = isAdmin
    ? ADMIN_SCOPES.map((scope) => ({
        scope,
        hint: scope === 'ANALYTICS_READ' ? t(`scope.${scope}.hint`) : t(`admin.${scope}`),
      }))
    : EMPLOYER_SCOPES.map((scope) => ({ scope, hint: t(`scope.${scope}.hint`) }));
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className="grid min-w-0 gap-0.5"
    >
      <legend className="text-sm font-semibold">{t('form.scopes')}</legend>
      {options.map(({ scope, hint }) => (
        <Checkbox
          key={scope}
          {...input}
          value={scope}
          label={t(`scope.${scope}.name`)}
          hint={hint}
        />
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
