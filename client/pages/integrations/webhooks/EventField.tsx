import { useId, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/lib/session.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { eventGroups } from './eventGroups.ts';

interface EventFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  error?: string | undefined;
}

/** A box for each event, grouped by what it is about. */
export function EventField({ error, ...input }: EventFieldProps) {
  const t = useTranslations('webhooks');
  const { user } = useSession();
  const id = useId();
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className="grid min-w-0 gap-2"
    >
      <legend className="text-sm font-semibold">{t('form.events')}</legend>
      <div className="gap-x-6 sm:columns-2">
        {eventGroups(user?.role).map(({ subject, names }) => (
          <div
            key={subject}
            role="group"
            aria-labelledby={`${id}-${subject}`}
            className="min-w-0 break-inside-avoid pb-2"
          >
            <p id={`${id}-${subject}`} className="pt-1 text-sm text-soft">
              {t(`form.${subject}`)}
            </p>
            {names.map((name) => (
              <Checkbox key={name} {...input} value={name} label={t(`event.${name}`)} />
            ))}
          </div>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
