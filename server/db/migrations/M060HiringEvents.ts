import { Migration } from '@mikro-orm/migrations';

/**
 * What the timeline of an application can tell in addition: its stage, interviews and offers, and what the applicant
 * did. `data` holds what the sentence needs, such as the name of the stage or the time of the interview.
 */
const EVENTS = `
alter table application_events drop constraint application_events_kind_check;
alter table application_events add constraint application_events_kind_check check (kind in (
  'applied', 'viewed', 'resume_downloaded', 'reviewed', 'shortlisted', 'rejected', 'hired', 'note',
  'stage_changed', 'edited', 'withdrawn',
  'interview_proposed', 'interview_booked', 'interview_moved', 'interview_cancelled', 'interview_held',
  'offer_sent', 'offer_accepted', 'offer_declined', 'offer_withdrawn', 'offer_expired'));
alter table application_events add column data jsonb;
`;

export class M060HiringEvents extends Migration {
  override up() {
    this.addSql(EVENTS);
  }
}
