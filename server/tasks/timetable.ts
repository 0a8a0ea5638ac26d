import { clearEndedTask } from './clearEnded.task.ts';
import { deliverMailTask } from './deliverMail.task.ts';

/** Every background task; those with an hour run by themselves, the others when they are asked for. */
export const TIMETABLE = [deliverMailTask, clearEndedTask];
