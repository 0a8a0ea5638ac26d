import type { ChartEventKind, NotedEvent } from '#schema/options/chartEvents.ts';
import { graphqlEnum } from './graphqlEnum.ts';

const NOTED: Record<NotedEvent, string> = {
  release: 'A new version of the site.',
  campaign: 'A campaign.',
  other: 'Something else.',
};

export const NotedEventEnum = graphqlEnum<NotedEvent>(
  'NotedEvent',
  'What an administrator can note on the time axis of charts.',
  NOTED,
);

export const ChartEventKindEnum = graphqlEnum<ChartEventKind>(
  'ChartEventKind',
  'What an event on the time axis of charts is about.',
  {
    ...NOTED,
    bulk_upload: 'A bulk upload of jobs that has finished.',
    settings: 'A change of the settings of the site.',
  },
);
