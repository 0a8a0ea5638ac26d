import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const EventText_event = graphql(`
  fragment EventText_event on ApplicationEvent {
    id
    kind
    stageName
    plannedFor
  }
`);

/** What happened, as a short sentence. */
export function EventText(props: { event: FragmentType<typeof EventText_event> }) {
  const { kind, stageName, plannedFor } = readFragment(EventText_event, props.event);
  const t = useTranslations('applications');
  const time = useTimeWords();
  const text = t(`event.${kind}`, {
    stage: stageName ?? '',
    time: plannedFor ? time.full(plannedFor) : '',
  });
  // A decision that led into a stage also names the stage.
  return stageName && kind !== 'STAGE_CHANGED' ? `${text} · ${stageName}` : text;
}
