// The documented limits. If a limit is our own choice, the comment says so or names the product decision.

const MB = 1024 * 1024;

export const PAGE_SIZE = 12;
export const PAGE_SIZE_MAX = 100;
export const ADMIN_PAGE_SIZE = 10;
/** Our choice: page numbers stop here; cursors go further. */
export const PAGE_NUMBER_MAX = 100;

/** As documented: page at least 1, limit from 1 to 100; other values fall back to the default. */
export function pageOrDefault(page: number | null | undefined): number {
  return page && Number.isInteger(page) && page >= 1 ? page : 1;
}

export function limitOrDefault(limit: number | null | undefined): number {
  return limit && Number.isInteger(limit) && limit >= 1 && limit <= PAGE_SIZE_MAX
    ? limit
    : PAGE_SIZE;
}

/** For new passwords; the setting `passwordMinLength` can require more. */
export const PASSWORD_MIN = 8;
/** Some passwords are older than the current minimum. */
export const PASSWORD_MIN_AT_LOGIN = 6;
export const CONTACT_MESSAGE_MIN = 10;
/** Our choice: the length of a message to a company, and how many a job seeker can send per day. */
export const COMPANY_LETTER_MAX = 2_000;
export const COMPANY_LETTERS_A_DAY = 10;
export const YEAR_OF_PASSING_MIN = 1950;
export const YEAR_OF_PASSING_MAX = 2030;
export const FOUNDED_YEAR_MIN = 1800;
export const DEFAULT_COUNTRY = 'India';

export const RESUME_MAX_BYTES_HOME = 5 * MB;
export const RESUME_MAX_BYTES_APPLICATION = 10 * MB;
export const RESUME_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;
export const RESUME_MIME_TYPES = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<(typeof RESUME_EXTENSIONS)[number], string>;
/** Product decision 19. */
export const RESUMES_MAX = 5;
/** Our choice: more than anyone reads, and few enough for one response. */
export const SAVED_JOBS_MAX = 500;
export const HIDDEN_COMPANIES_MAX = 200;
/** Our choice: more than anyone goes through at once. */
export const RECOMMENDATIONS_MAX = 40;
/** With fewer jobs than this, the list says so and adds jobs that are further away. */
export const RECOMMENDATIONS_ENOUGH = 10;
export const CANDIDATES_MATCHED_MAX = 60;
export const RECOMMENDATIONS_MAILED = 6;
export const ALERTS_MAX = 20;
/** Our choice: active keys of a company, and of all administrators. */
export const API_KEYS_MAX = 20;
export const API_KEY_DAYS = { min: 1, usual: 90, max: 365 } as const;
/** How long the old secret of a rotated key remains valid. */
export const OLD_SECRET_DAYS = { usual: 7, max: 30 } as const;
export const LOGO_RECOMMENDED_PX = 200;

export const RECENT_ACTIVITY_SHOWN = 3;
export const SIMILAR_JOBS_SHOWN = 3;
export const BLOG_TAGS_SHOWN = 3;
export const BULK_ERRORS_SHOWN = 5;
/** Our choice: a program that sends ten thousand wrong rows has one mistake to fix, and not a hundred thousand. */
export const BULK_ERRORS_LISTED = 1_000;
export const ADMIN_DESCRIPTION_PREVIEW = 50;

export const TOAST_SUCCESS_MS = 6000;
export const REDIRECT_AFTER_POSTING_MS = 2000;
export const SAVED_MESSAGE_MS = 3000;
/** Our choice. */
export const UNDO_MS = 8000;
/** Product decision 58. */
export const BULK_UNDO_HOURS = 24;

/** The Complete Profile banner (percent): hidden from the first number, with another text below the second. */
export const PROFILE_BANNER_GONE_AT = 80;
export const PROFILE_BANNER_LOW_BELOW = 50;
/** The number of fields in the completion score of the dashboard. */
export const COMPLETION_FIELDS = { job_seeker: 11, employer: 8 } as const;

/** The documented weights of similar jobs, on the server and in the client's fallback. */
export const SIMILAR_JOB_WEIGHTS = {
  category: 3,
  sameLocation: 2,
  partialLocation: 1,
  type: 2,
  industry: 1,
  experienceLevel: 1,
  titleWord: 0.5,
} as const;

export const REPLY_WITHIN_HOURS = 24;
export const DATABASE_LAUNCH = 'Q1 2025';
