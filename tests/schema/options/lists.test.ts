import { describe, expect, test } from 'vitest';

const NO_ENUM = `
  ACTIVITY_ACTIONS ADMIN_PERMISSIONS API_SCOPES EMPLOYER_SCOPES EMPLOYER_NOTIFICATION_FLAGS SEEKER_NOTIFICATION_FLAGS SECRET_SETTINGS TIME_ZONES
  FUNCTIONAL_SKILLS JOB_TITLES LANGUAGES POPULAR_KEYWORDS TECHNICAL_SKILLS
  FREE_MAIL_HOSTS SHARED_HOSTS VERIFICATION_EXTENSIONS
  MARKET_FIGURE_KEYS OFFER_FIELDS PAGE_KEYS RESUME_EXTENSIONS SEARCH_FORM_JOB_TYPES WEBHOOK_EVENTS
`.split(/\s+/);

const modules = import.meta.glob<Record<string, unknown>>('/schema/options/**/*.ts', {
  eager: true,
});
const lists = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, string[]] => {
    return Array.isArray(entry[1]) && entry[1].every((value) => typeof value === 'string');
  });

describe('every list', () => {
  test.each(lists)('%s has no duplicates', (_, values) => {
    expect(values).not.toHaveLength(0);
    expect(new Set(values).size).toBe(values.length);
  });

  test.each(lists.filter(([name]) => !NO_ENUM.includes(name)))(
    '%s consists of valid enum names',
    (_, values) => {
      for (const value of values) {
        expect(value).toMatch(/^[a-z][a-z0-9_]*$/);
        expect(value.toUpperCase()).toMatch(/^[A-Z][A-Z0-9_]*$/);
      }
    },
  );
});
