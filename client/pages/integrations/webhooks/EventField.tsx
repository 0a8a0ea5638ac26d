import { useId, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { WebhookEvent } from '#client/gql/graphql.ts';
import { useSession } from '#client/lib/session.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { WEBHOOK_EVENTS } from '#schema/options/webhooks.ts';

interface EventFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  error?: string | undefined;
}

const NAMES = WEBHOOK_EVENTS.map((event) => event.replace('.', '_').toUpperCase() as WebhookEvent);
const GROUPS = {
  job: NAMES.filter((name) => name.startsWith('JOB_')),
  application: NAMES.filter((name) => name.startsWith('APPLICATION_')),
  figure: NAMES.filter((name) => name.startsWith('FIGURE_')),
};

const EVENT_GROUPS = ['job', 'application', 'figure'] as const;

/** A box for each event, grouped by what it is about. */
export function EventField({ error, ...input }: EventFieldProps) {
  const t = useTranslations('webhooks');
  const { user } = useSession();
  const id = useId();
  // Figures are those of the whole site, which only administrators see.
  const groups = EVENT_GROUPS.filter((group) => group !== 'figure' || user?.role === 'ADMIN');
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className="grid min-w-0 gap-2"
    >
      <legend className="text-sm font-semibold">{t('form.events')}</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {groups.map((group) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="min-w-0">
            <p id={`${id}-${group}`} className="pt-1 text-sm text-soft">
              {t(`form.${group}`)}
            </p>
            {GROUPS[group].map((name) => (
              <Checkbox key={name} {...input} value={name} label={t(`event.${name}`)} />
            ))}
          </div>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
