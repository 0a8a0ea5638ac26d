import { Migration } from '@mikro-orm/migrations';

/**
 * Entries are numbered without gaps, and the end of the log is stored separately, so a removed entry is always
 * noticed, even the last one. The numbers were never sealed, so they can be assigned again.
 */
export class M016Activity extends Migration {
  override up() {
    this.addSql(`
      alter table activity_log alter column id drop identity;
      with numbered as (select id as old, row_number() over (order by id) as number from activity_log)
        update activity_log set id = -number from numbered where id = old;
      update activity_log set id = -id;

      create table activity_head (
        only_one boolean primary key default true check (only_one),
        last_id bigint not null,
        hash bytea
      );
      insert into activity_head (last_id, hash)
        select coalesce(max(id), 0), (select hash from activity_log order by id desc limit 1) from activity_log;

      drop index activity_log_subject;
      create index activity_log_subject on activity_log (subject_kind, subject_id, id desc);
      create index activity_log_actor on activity_log (actor_id, id desc);
      create index activity_log_action on activity_log (action, id desc);

      create or replace function append_activity(entries jsonb) returns void language plpgsql as $$
      declare
        entry jsonb;
        number bigint;
        last bytea;
      begin
        perform pg_advisory_xact_lock(hashtext('activity-log'));
        select last_id, hash into number, last from activity_head;
        if not found then
          -- Someone has removed it: one number is left out, so that the check still reports it.
          select id + 1, hash into number, last from activity_log order by id desc limit 1;
          number := coalesce(number, 1);
        end if;
        for entry in select value from jsonb_array_elements(entries) with ordinality order by ordinality loop
          number := number + 1;
          insert into activity_log (id, at, actor_kind, actor_id, action, subject_kind, subject_id, ip, request_id,
            before, after, previous_hash, hash)
          values (number, (entry ->> 'at')::timestamptz, entry ->> 'actorKind', (entry ->> 'actorId')::uuid,
            entry ->> 'action', entry ->> 'subjectKind', entry ->> 'subjectId', entry ->> 'ip',
            entry ->> 'requestId', nullif(entry -> 'before', 'null'), nullif(entry -> 'after', 'null'),
            last, sha256(coalesce(last, '') || convert_to(entry ->> 'sealed', 'UTF8')))
          returning hash into last;
        end loop;
        insert into activity_head (last_id, hash) values (number, last)
          on conflict (only_one) do update set last_id = excluded.last_id, hash = excluded.hash;
      end $$;
    `);
  }
}
