import { NOTICE_DAYS, parseNoticePeriod } from '#schema/options/noticePeriods.ts';
import { RESUME_TEXT_MAX } from '#schema/options/screens/reviewDesk.ts';
import type { RowOf } from '#server/db/statement.ts';
import { textOfFile } from '#server/modules/candidate/resume/readResume.service.ts';
import { knownPlace } from '#server/modules/search/words/understand.rules.ts';
import type { Services } from '#server/services.ts';
import { applicantMatch, applicantMonths, expectedPay } from './applicant.rules.ts';
import { PREPARE, UNPREPARED, WAITING } from './applicants.sql.ts';

const AT_ONCE = 200;
/** A run ends after this many applications; the next one continues. */
const MOST_PER_RUN = 5_000;

type Row = RowOf<typeof UNPREPARED>;

/** Reads the resume that was sent, and puts what lists are filtered and ordered by into numbers. */
export async function prepareApplicant(services: Services, applicationId: string): Promise<void> {
  const [row] = await services.database.read(UNPREPARED, [[applicationId]]);
  if (row) await prepare(services, row);
}

/** Everyone who is not prepared: those who applied before there was a desk, and those whose job has changed. */
export async function prepareApplicants(services: Services): Promise<void> {
  const { database } = services;
  let done = 0;
  let ids: string[];
  do {
    ids = (await database.read(WAITING, [AT_ONCE])).map(({ id }) => id);
    for (const row of await database.read(UNPREPARED, [ids])) await prepare(services, row);
    done += ids.length;
  } while (ids.length === AT_ONCE && done < MOST_PER_RUN);
}

async function prepare(services: Services, row: Row): Promise<void> {
  const text = row.isRead ? null : await resumeText(services, row);
  const match = applicantMatch(row, row);
  const { district, state } = placeOf(row.home);
  const period = parseNoticePeriod(row.noticePeriod);
  await services.database.write(PREPARE, [
    row.applicationId,
    row.hasProfile ? applicantMonths(row) : null,
    period === null || period === 'serving' ? null : NOTICE_DAYS[period],
    period === 'serving' ? row.noticeUntil : null,
    expectedPay(row),
    row.home,
    district,
    state,
    match === null ? null : Math.round(match.score),
    row.jobUpdatedAt,
    row.resumeFileId,
    text?.slice(0, RESUME_TEXT_MAX) ?? null,
  ]);
}

/** Null without a resume, or if the file is gone. An unreadable resume is empty, so that it is not read again. */
async function resumeText(services: Services, row: Row): Promise<string | null> {
  const { knownText, resumeFileId, storageKey, mediaType } = row;
  if (knownText !== null) return knownText;
  if (!resumeFileId || !storageKey || !mediaType) return null;
  return textOfFile(services, { storageKey, mediaType });
}

function placeOf(location: string | null) {
  const marks = location ? (knownPlace(location)?.marks ?? []) : [];
  const named = (mark: string) =>
    marks.find((one) => one.startsWith(mark))?.slice(mark.length) ?? null;
  const district = named('@d:');
  return { district, state: named('@s:') ?? district?.split(', ').at(-1) ?? null };
}
