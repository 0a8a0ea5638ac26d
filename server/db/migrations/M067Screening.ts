import { Migration } from '@mikro-orm/migrations';

/**
 * The questions of a job are part of its text: they are written, reviewed and copied with it. An answer keeps its
 * question as it was asked. An application also keeps how many questions expect a certain answer, how many of its
 * answers fit, and how many must-haves they miss, so that a long list is ordered without reading the answers.
 */
export class M067Screening extends Migration {
  override up() {
    this.addSql(`alter table jobs add column questions jsonb not null default '[]'`);
    this.addSql(`
      create table application_answers (
        application_id uuid not null references applications (id) on delete cascade,
        position smallint not null,
        question jsonb not null,
        answer text,
        file_id uuid references files (id),
        fits boolean,
        primary key (application_id, position)
      )`);
    this.addSql(
      'create index application_answers_file on application_answers (file_id) where file_id is not null',
    );
    this.addSql(`
      alter table applications
        add column answers_asked smallint not null default 0,
        add column answers_fitting smallint not null default 0,
        add column musts_missed smallint not null default 0`);
  }
}
