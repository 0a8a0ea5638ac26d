import { Migration } from '@mikro-orm/migrations';
import { JOB_FACTS, rowOf } from './M025Webhooks.ts';

/** Facts of a job share one column, so that a new one needs no migration (schema/fields/jobFacts.ts). */
export class M034JobFacts extends Migration {
  override up() {
    this.addSql(`
      alter table jobs add column facts jsonb not null default '{}',
        add constraint jobs_facts_object check (facts @? 'strict $ ? (@.type() == "object")')`);
    this.addSql(SEARCH);
    this.addSql(WEBHOOKS);
  }
}

/** A row of the search copies the facts when it is written, and whenever they change. */
const SEARCH = `
alter table job_search add column facts jsonb not null default '{}';
create index job_search_facts on job_search using gin (facts jsonb_path_ops);

create function search_facts_taken() returns trigger language plpgsql as $$
begin
  new.facts := (select j.facts from jobs j where j.id = new.job_id);
  return new;
end $$;
create trigger search_facts_taken before insert on job_search for each row execute function search_facts_taken();

create function search_facts_changed() returns trigger language plpgsql as $$
begin
  update job_search set facts = new.facts where job_id = new.id;
  return null;
end $$;
create trigger search_facts_changed after update of facts on jobs for each row
  when (old.facts is distinct from new.facts) execute function search_facts_changed();
`;

/** Reported once: by the trigger of M025Webhooks if one of its columns also changed, otherwise here. */
const WEBHOOKS = `
create function webhook_job_facts_changed() returns trigger language plpgsql as $$
begin
  if someone_listens() then
    perform tell_webhooks('job.updated', new.company_id, new.id, webhook_job(new), new.updated_at);
  end if;
  return null;
end $$;
create trigger webhooks_facts_changed after update of facts on jobs for each row
  when (old.facts is distinct from new.facts and new.deleted_at is null
    and ${rowOf('old', JOB_FACTS)} is not distinct from ${rowOf('new', JOB_FACTS)})
  execute function webhook_job_facts_changed();
`;
