import * as z from 'zod/mini';
import { CHART_EVENT_NAME_MAX, NOTED_EVENTS } from '#schema/options/chartEvents.ts';
import { line } from './text.ts';
import { day } from './values/dayRule.ts';

export const chartEventSchema = z.object({
  kind: z.enum(NOTED_EVENTS),
  day: day('eventDay'),
  name: line('eventName', CHART_EVENT_NAME_MAX),
});
