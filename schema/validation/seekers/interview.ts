import * as z from 'zod/mini';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, orEmpty, paragraphs } from '#schema/validation/text.ts';
import { moment } from '#schema/validation/values/moment.ts';
import { timeZone } from '#schema/validation/values/timeZone.ts';

const token = line('interviewToken', LENGTHS.token);

export const bookInterviewSchema = z.object({
  token,
  startsAt: moment(),
  timeZone: clearable(timeZone()),
});

export const declineInterviewSchema = z.object({
  token,
  reason: orEmpty(paragraphs('reason', LENGTHS.reason)),
});

export const timeZoneSchema = z.object({ timeZone: timeZone() });
