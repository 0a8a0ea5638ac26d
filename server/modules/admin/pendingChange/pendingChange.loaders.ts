import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import type { Locale } from '#schema/options/locales.ts';
import { questionLines } from '#server/modules/job/question/questionLines.service.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import {
  CHANGED_COMPANIES,
  CHANGED_JOBS,
  CHANGES_OF_COMPANIES,
  CHANGES_OF_JOBS,
} from './pendingChange.sql.ts';
import type { Proposed } from '#server/modules/review/proposed.type.ts';
import type { ChangedField, PendingChange } from './pendingChange.type.ts';

/** The caller must have checked that the viewer may see these. */
export async function changesByJob({ services, locale }: Context, ids: readonly string[]) {
  const rows = await services.database.read(CHANGES_OF_JOBS, [ids]);
  const byJob = new Map(rows.map((row) => [row.jobId, shownChange(row, locale)]));
  return ids.map((id) => byJob.get(id) ?? null);
}

export async function changesByCompany({ services, locale }: Context, ids: readonly string[]) {
  const rows = await services.database.read(CHANGES_OF_COMPANIES, [ids]);
  const byCompany = new Map(rows.map((row) => [row.companyId, shownChange(row, locale)]));
  return ids.map((id) => byCompany.get(id) ?? null);
}

export async function changedNamesByJob({ services }: Context, ids: readonly string[]) {
  const rows = await services.database.read(CHANGED_JOBS, [ids]);
  return ids.map((id) => namesOf(rows, id));
}

export async function changedNamesByCompany({ services }: Context, ids: readonly string[]) {
  const rows = await services.database.read(CHANGED_COMPANIES, [ids]);
  return ids.map((id) => namesOf(rows, id));
}

type ChangedNames = RowOf<typeof CHANGED_JOBS> | RowOf<typeof CHANGED_COMPANIES>;

const namesOf = (rows: readonly ChangedNames[], id: string): string[] =>
  (rows.find((row) => row.id === id)?.names ?? []).map(publicName);

type Row = RowOf<typeof CHANGES_OF_JOBS> | RowOf<typeof CHANGES_OF_COMPANIES>;

function shownChange(
  { id, proposedAt, riskSigns, proposed, now }: Row,
  locale: Locale,
): PendingChange {
  const fields = Object.keys(proposed).map((name): ChangedField => ({
    name: publicName(name),
    before: valueInWords(name, now[name], locale),
    after: valueInWords(name, proposed[name], locale),
  }));
  const { questions = null } = proposed;
  return { id, proposedAt, riskSigns, fields, questions: questions as JobQuestion[] | null };
}

const PUBLIC_NAMES: Readonly<Record<string, string>> = {
  logoFileId: 'logo',
  experienceYears: 'experience',
  categoryId: 'category',
};

const publicName = (name: string): string => PUBLIC_NAMES[name] ?? name;

function valueInWords(
  name: string,
  value: Proposed[string] | undefined,
  locale: Locale,
): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return questionLines(value, locale);
  return name === 'logoFileId' ? `/uploads/logos/${value}` : String(value);
}
