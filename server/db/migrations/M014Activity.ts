import { Migration } from '@mikro-orm/migrations';

/**
 * The one way into the log: each entry seals itself and the one before it. One at a time, to the end of the
 * transaction, so that no two follow the same one; what was committed while it waited is seen by the next statement.
 * An entry brings the text that is sealed: its own JSON in one spelling (chain.service checks it).
 */
export class M014Activity extends Migration {
  override up() {
    this.addSql(`
      create function append_activity(entries jsonb) returns void language plpgsql as $$
      declare
        entry jsonb;
        last bytea;
      begin
        perform pg_advisory_xact_lock(hashtext('activity-log'));
        select hash into last from activity_log order by id desc limit 1;
        for entry in select value from jsonb_array_elements(entries) with ordinality order by ordinality loop
          insert into activity_log (at, actor_kind, actor_id, action, subject_kind, subject_id, ip, request_id,
            before, after, previous_hash, hash)
          values ((entry ->> 'at')::timestamptz, entry ->> 'actorKind', (entry ->> 'actorId')::uuid,
            entry ->> 'action', entry ->> 'subjectKind', entry ->> 'subjectId', entry ->> 'ip',
            entry ->> 'requestId', nullif(entry -> 'before', 'null'), nullif(entry -> 'after', 'null'),
            last, sha256(coalesce(last, '') || convert_to(entry ->> 'sealed', 'UTF8')))
          returning hash into last;
        end loop;
      end $$;
    `);
  }
}
