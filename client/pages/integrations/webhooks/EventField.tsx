import { useId, useState, type ComponentProps, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { WebhookEvent } from '#client/gql/graphql.ts';
import { useSession } from '#client/lib/session.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { eventGroups, type EventGroup } from './eventGroups.ts';

interface EventFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  error?: string | undefined;
  /** The events that are chosen when the form opens. */
  before: readonly WebhookEvent[];
  /** Chooses exactly these. */
  onSet: (events: WebhookEvent[]) => void;
}

/** A box for each event, grouped by what it is about, with one for the whole group. */
export function EventField({ error, before, onSet, ...input }: EventFieldProps) {
  const t = useTranslations('webhooks');
  const { user } = useSession();
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const groups = eventGroups(user?.role);
  const read = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const boxes = [...currentTarget.querySelectorAll('input')];
    setChosen(boxes.filter((box) => box.name && box.checked).map(({ value }) => value));
  };
  const toggle = (names: readonly WebhookEvent[], isAll: boolean) =>
    onSet(
      groups
        .flatMap((group) => group.names)
        .filter((name) => (names.includes(name) ? !isAll : chosen.includes(name))),
    );
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      onChange={read}
      className="grid min-w-0 gap-2"
    >
      <legend className="text-sm font-semibold">{t('form.events')}</legend>
      <div className="gap-x-6 sm:columns-2">
        {groups.map((group) => (
          <div
            key={group.subject}
            role="group"
            aria-label={t(`form.${group.subject}`)}
            className="min-w-0 break-inside-avoid pb-2"
          >
            {isMany(group) && <WholeGroup {...group} chosen={chosen} onToggle={toggle} />}
            {group.names.map((name) => (
              <Checkbox
                key={name}
                {...input}
                value={name}
                label={t(`event.${name}`)}
                className={isMany(group) ? 'pl-8' : undefined}
              />
            ))}
          </div>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

type LargeGroup = EventGroup & { subject: Exclude<EventGroup['subject'], 'message' | 'figure'> };

/** A group of one event needs no box for all. */
const isMany = (group: EventGroup): group is LargeGroup => group.names.length > 1;

interface WholeGroupProps extends LargeGroup {
  chosen: readonly string[];
  onToggle: (names: readonly WebhookEvent[], isAll: boolean) => void;
}

/** Half ticked while only some events of the group are chosen. */
function WholeGroup({ subject, names, chosen, onToggle }: WholeGroupProps) {
  const t = useTranslations('webhooks');
  const count = names.filter((name) => chosen.includes(name)).length;
  const isAll = count === names.length;
  return (
    <Checkbox
      label={<span className="font-semibold">{t(`form.all.${subject}`)}</span>}
      checked={isAll}
      mixed={count > 0 && !isAll}
      onChange={() => onToggle(names, isAll)}
    />
  );
}
