import { inject } from 'vitest';
import type { App } from '#tests/support/app.ts';

const LABELS = `
  select id, first_name || ' ' || last_name as label from users
  union all select id, name from companies
  union all select id, 'category ' || slug from categories
  union all select id, 'post ' || slug from posts
  union all select j.id, j.title || ' at ' || c.name from jobs j join companies c on c.id = j.company_id
  union all select a.id, 'application of ' || u.first_name || ' ' || u.last_name || ' for ' || j.title
    from applications a join users u on u.id = a.seeker_id join jobs j on j.id = a.job_id
  union all select a.id, 'alert ' || a.name || ' of ' || u.first_name || ' ' || u.last_name
    from alerts a join users u on u.id = a.user_id
  union all select i.id, 'interview with ' || u.first_name || ' ' || u.last_name
    from interviews i join users u on u.id = i.seeker_id
  union all select o.id, 'offer to ' || u.first_name || ' ' || u.last_name
    from offers o join users u on u.id = o.seeker_id
  union all select id, 'stage ' || name from company_stages where name is not null
  order by id`;

/** Ids, moments and random values are at least this long. */
const SHORTEST = 10;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const EVERY_ID = new RegExp(ID, 'g');
const MOMENTS = /\d{4}-\d\d-\d\dT[\d:.]+Z|\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/g;
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:\d\d)?)$/;

/** Random values, and what a record shows instead. */
const RANDOM: readonly [RegExp, string][] = [
  // A file is in the folder of the last letters of its id.
  [/\b[0-9a-f]{2}\/(?=<)/g, ''],
  // First, because its beginning can look like a token.
  [/\bwhsec_[\w+/=]+/g, '<webhook secret>'],
  [/(?<![\w-])[\w-]{60,}(?![\w-])/g, '<sealed>'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '<token>'],
  [/\bkmb_[\w-]+/g, '<API key>'],
  [/\$argon2[^\s"]+/g, '<password hash>'],
  [/K-[0-9A-F]{8}/g, '<reference>'],
  [/\b[0-9a-f]{32}\b/g, '<key>'],
  [/\b[A-Z2-7]{32}\b/g, '<secret>'],
  [/\b([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}\b/g, '<recovery code>'],
  [/until=\d+&signature=[\w-]+/g, '<signature>'],
  [/\breply\+[\w.-]+@/g, 'reply+<address>@'],
  [/JVBERi[\w+/=]+/g, '<PDF>'],
  [/\\x[0-9a-f]{16,}/g, '<bytes>'],
];

const A_SECOND = 1_000;
const A_MINUTE = 60 * A_SECOND;

export type Plain = (value: unknown) => unknown;

const isCode = (name: string, value: unknown) => name === 'code' && /^\d{6}$/.test(String(value));

const DATABASE_TIME = '<the time of the database>';

const isNow = (text: Date | string): boolean => {
  const moment = new Date(text).getTime();
  return moment >= inject('postgres').startedAt - A_SECOND && moment <= Date.now() + A_SECOND;
};

/** How ids are written: rows of the market by their names, others by their place in the record. */
export class Names {
  private readonly stable = new Map<string, string>();

  private constructor(
    private readonly known: ReadonlyMap<string, string>,
    private readonly url: string,
  ) {}

  static async of(app: App): Promise<Names> {
    const known = new Map<string, string>();
    const used = new Map<string, number>();
    for (const { id, label } of await app.sql<{ id: string; label: string }>(LABELS)) {
      const times = (used.get(label) ?? 0) + 1;
      used.set(label, times);
      known.set(id, times > 1 ? `${label} (${times})` : label);
    }
    return new Names(known, app.url);
  }

  /** For one record: unknown ids are numbered as they appear in it. */
  record(fresh: ReadonlyMap<string, string> = new Map()): Plain {
    const numbered = new Map<string, string>();
    return this.#written((id) => {
      const known = fresh.get(id) ?? numbered.get(id);
      if (known) return known;
      const name = `#${numbered.size + 1}`;
      numbered.set(id, name);
      return name;
    });
  }

  /** All unknown ids alike, to bring rows into an order that does not depend on their ids. */
  withoutIds(): Plain {
    return this.#written(() => '#');
  }

  #written(nameUnknown: (id: string) => string): Plain {
    const nameOf = (id: string) => this.known.get(id) ?? nameUnknown(id);
    const text = (value: string): string => {
      if (value.length < SHORTEST) return value;
      if (!ID.test(value)) return this.#stable(value);
      const named = value.replaceAll(EVERY_ID, (id) =>
        id === value ? nameOf(id) : `<${nameOf(id)}>`,
      );
      return this.#stable(named);
    };
    const plain = (value: unknown): unknown => {
      if (typeof value === 'string') return text(value);
      if (Array.isArray(value)) return value.map(plain);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          ID.test(name) ? text(name) : name,
          isCode(name, one) ? '<code>' : plain(one),
        ]),
      );
    };
    return plain;
  }

  /** Replaces what is random or depends on the moment. Results are kept, because most texts occur many times. */
  #stable(value: string): string {
    const known = this.stable.get(value);
    if (known !== undefined) return known;
    const made = MOMENT.test(value)
      ? momentOf(value)
      : RANDOM.reduce(
          (all, [pattern, instead]) => all.replaceAll(pattern, instead),
          value
            .replaceAll(this.url, 'https://site.example')
            .replaceAll(MOMENTS, (moment) => (isNow(moment) ? DATABASE_TIME : moment)),
        );
    this.stable.set(value, made);
    return made;
  }
}

/**
 * In UTC, even if the database has another time zone. The few statements that read the clock of the database are not
 * covered.
 */
function momentOf(text: string): string {
  const moment = new Date(text.replace(/([+-]\d\d)$/, '$1:00'));
  // The database writes microseconds. A whole minute is the market's, even if the tests run at that time.
  if (isNow(moment) && moment.getTime() % A_MINUTE !== 0) return DATABASE_TIME;
  return moment.toISOString().replace('.000Z', 'Z').replace(':00Z', 'Z');
}
