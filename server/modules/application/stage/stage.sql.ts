import {
  STAGE_TIMES_SHOWN_FROM,
  type StagePreset,
  type StageStatus,
} from '#schema/options/stages.ts';
import { anyId, json, type RowOf, statement } from '#server/db/statement.ts';

const COLUMNS = `s.id, s.preset, s.name as "ownName", s.applicant_name as "ownApplicantName", s.status, s.emails`;

/** The stages of a company, or those of every company without its own. */
const stagesOf = (company: string) => `
  from company_stages s
  where s.archived_at is null and (s.company_id = ${company} or (s.company_id is null
    and not exists (select from company_stages own where own.company_id = ${company})))`;

/** Stages of review come before stages of the shortlist. */
const IN_ORDER = 's.status, s.position, s.id';

/** $1 the company. */
export const STAGES = statement(
  'stages',
  `select ${COLUMNS}, s.company_id is not null as "isOwn!" ${stagesOf('$1')} order by ${IN_ORDER}`,
);
export type StageRow = RowOf<typeof STAGES>;

/**
 * $1 the company. Decisions share this lock, and a change of the stages holds it alone: no application ends up in a
 * stage that is being archived.
 */
export const SHARE_STAGES = statement(
  'stages-share',
  'select id from companies where id = $1 for key share',
);
export const LOCK_STAGES = statement(
  'stages-lock',
  'select id from companies where id = $1 for update',
);

/** $1 the company, $2 as many new ids as there are presets. */
export const COPY_STAGES = statement(
  'stages-copy',
  `
    insert into company_stages (id, company_id, preset, status, position)
    select ($2::uuid[])[row_number() over (order by s.position)], $1, s.preset, s.status, s.position
    from company_stages s where s.company_id is null`,
);

/**
 * $1 the company. From now on every application names its stage: the copy of the one it was in, or the first of its
 * status, so that a new order of the stages moves no application.
 */
export const SETTLE_STAGES = statement(
  'stages-settle',
  `
    with own as (
      select s.id, s.preset, s.status,
        row_number() over (partition by s.status order by s.position) = 1 as is_first
      from company_stages s where s.company_id = $1 and s.archived_at is null
    ), copied as (
      select common.id as from_id, own.id as to_id
      from company_stages common join own on own.preset = common.preset where common.company_id is null
    )
    update applications a set
      stage_id = coalesce(
        (select to_id from copied where from_id = a.stage_id), a.stage_id,
        (select id from own where is_first and status = a.status)),
      moved_stage_id = coalesce(
        (select to_id from copied where from_id = a.moved_stage_id), a.moved_stage_id,
        (select id from own where is_first and status = a.moved_to))
    where a.company_id = $1 and (
      a.stage_id is null and a.status in ('reviewed', 'shortlisted')
      or a.moved_stage_id is null and a.moved_to in ('reviewed', 'shortlisted')
      or a.stage_id in (select from_id from copied) or a.moved_stage_id in (select from_id from copied))`,
);

/** $1 id, $2 company, $3 name, $4 name for applicants, $5 status, $6 emails. It becomes the last of its status. */
export const ADD_STAGE = statement(
  'stage-add',
  `
    insert into company_stages (id, company_id, name, applicant_name, status, emails, position)
    select $1, $2, $3, $4, $5, $6, coalesce(max(position), 0) + 1
    from company_stages where company_id = $2`,
);

/** $1 the stage, $2 name, $3 name for applicants, $4 emails; a null value changes nothing. */
export const UPDATE_STAGE = statement(
  'stage-update',
  `
    update company_stages set name = coalesce($2, name), applicant_name = coalesce($3, applicant_name),
      emails = coalesce($4, emails)
    where id = $1`,
);

/** $1 all stages of the company in the new order. */
export const ORDER_STAGES = statement(
  'stages-order',
  `
    update company_stages s set position = wanted.position::int
    from unnest($1::uuid[]) with ordinality as wanted (id, position) where wanted.id = s.id`,
);

/** $1 the stage, $2 now. */
export const ARCHIVE_STAGE = statement(
  'stage-archive',
  'update company_stages set archived_at = $2 where id = $1',
);

/** $1 the stage, $2 its status. Applications that are in it for the company, or would be after an undo. */
export const LOCK_IN_STAGE = statement(
  'applications-lock-in-stage',
  `
    select id, (batch_id is null and status = $2) as "isIn!" from applications
    where withdrawn_at is null and (stage_id = $1 and status = $2 or moved_stage_id = $1 and moved_to = $2)
    order by id for update`,
);

/**
 * The applications of an archived stage continue in another one. $1 the stage, $2 the other one, $3 its data for the
 * timelines, $4 now, $5 the user; two lists of the same length: $6 applications that are in it, $7 ids for their
 * events; $8 the status of both stages.
 */
export const EMPTY_STAGE = statement(
  'stage-empty',
  `
    with emptied as (
      update applications a set
        stage_id = case when a.stage_id = $1 and a.status = $8 then $2::uuid else a.stage_id end,
        moved_stage_id = case when a.moved_stage_id = $1 then $2::uuid else a.moved_stage_id end,
        moved_told = case when a.moved_stage_id = $1 then $3::jsonb else a.moved_told end
      where a.stage_id = $1 and a.status = $8 or a.moved_stage_id = $1
      returning a.id, a.status_changed_at)
    insert into application_events (id, application_id, kind, actor_id, at, data)
    select pair.event_id, pair.id, 'stage_changed', $5,
      greatest($4::timestamptz, emptied.status_changed_at + interval '1 millisecond'), $3::jsonb
    from unnest($6::uuid[], $7::uuid[]) as pair (id, event_id) join emptied on emptied.id = pair.id`,
);

/** A stage as applicants see it. */
interface ApplicantStage {
  id: string;
  preset: StagePreset | null;
  ownName: string | null;
  ownApplicantName: string | null;
  status: StageStatus;
  typicalDays: number | null;
}

/**
 * $1 the applications, whose readers have been checked. Contains only what applicants know, so no move that can still
 * be undone.
 */
export const PROGRESS = statement(
  'application-progress',
  `
    select a.id, a.status, a.stage_id as "stageId", a.withdrawn_at is not null as "isWithdrawn!",
      coalesce((select max(e.at) from application_events e where e.application_id = a.id
        and e.kind in ('reviewed', 'shortlisted', 'rejected', 'hired', 'stage_changed')), a.status_changed_at) as "since!",
      (select coalesce(json_agg(stage), '[]') from (
        select ${COLUMNS}, (select t.typical_days from company_stage_times t
          where t.company_id = a.company_id and t.stage_id = s.id
            and t.cases >= ${STAGE_TIMES_SHOWN_FROM}) as "typicalDays"
        ${stagesOf('a.company_id')} order by ${IN_ORDER}) stage) as "stages!"
    from applications a where a.id = ${anyId('$1')}`,
  json<{ stages: ApplicantStage[] }>(),
);

/** $1 the company, $2 the stages. */
export const STAGE_TIMES = statement(
  'stage-times',
  `select stage_id as "stageId", typical_days as "typicalDays" from company_stage_times
    where company_id = $1 and stage_id = any($2::uuid[]) and cases >= ${STAGE_TIMES_SHOWN_FROM}`,
);

/**
 * $1 now. A stay begins with an event that names the stage or, for the first stage of a status, with the event of that
 * status. It ends with the next such event. Counted are stays that ended in the last 180 days.
 */
export const COUNT_STAGE_TIMES = statement(
  'stage-times-count',
  `
    with stages as (
      select c.id as company_id, s.id, s.preset, s.status,
        row_number() over (partition by c.id, s.status order by s.position) = 1 as is_first
      from companies c join company_stages s on s.archived_at is null and (s.company_id = c.id
        or (s.company_id is null and not exists (select from company_stages own where own.company_id = c.id)))
    ), steps as (
      select a.company_id, e.kind, (e.data ->> 'stageId')::uuid as stage_id, e.at,
        lead(e.at) over (partition by e.application_id order by e.at, e.id) as left_at
      from application_events e join applications a on a.id = e.application_id
      where e.kind in ('reviewed', 'shortlisted', 'rejected', 'hired', 'stage_changed', 'withdrawn')
    ), stays as (
      select steps.company_id, coalesce(named.id, same.id, usual.id) as stage_id, steps.left_at - steps.at as took
      from steps
      left join stages named on named.id = steps.stage_id and named.company_id = steps.company_id
      left join company_stages other on other.id = steps.stage_id and named.id is null
      left join stages same on same.company_id = steps.company_id and same.preset = other.preset
      left join stages usual on usual.company_id = steps.company_id and usual.is_first
        and usual.status = steps.kind and steps.stage_id is null
      where steps.left_at between $1::timestamptz - interval '180 days' and $1
        and steps.kind in ('reviewed', 'shortlisted', 'stage_changed')
    ), counted as (
      select company_id, stage_id, count(*)::int as cases,
        percentile_disc(0.5) within group (order by extract(epoch from took)) as median
      from stays where stage_id is not null group by company_id, stage_id
    ), removed as (
      delete from company_stage_times t where not exists (
        select from counted where counted.company_id = t.company_id and counted.stage_id = t.stage_id)
    )
    insert into company_stage_times (company_id, stage_id, cases, typical_days, counted_at)
    select company_id, stage_id, cases, greatest(1, round(median / 86400))::int, $1 from counted
    on conflict (company_id, stage_id) do update set cases = excluded.cases,
      typical_days = excluded.typical_days, counted_at = excluded.counted_at`,
);
