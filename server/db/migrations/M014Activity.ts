import { Migration } from '@mikro-orm/migrations';

/**
 * The only way to write to the log: each entry seals itself and the one before it. Entries are written one at a time,
 * until the end of the transaction, so that no two follow the same one. The next statement sees what was committed
 * while it waited. An entry includes the text that is sealed: its own JSON in a fixed spelling (checked by
 * chain.service).
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
