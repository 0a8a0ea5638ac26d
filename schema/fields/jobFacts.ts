/**
 * Facts of a job beyond those that its forms lay out by hand. A fact that is added here, with its words in
 * `schema/words/<language>/jobFacts.json`, is in the database, the API, the forms, the page of a job and, if it is a
 * filter, in the search: all of them go through this list.
 */
export const JOB_FACTS = {
  shift: {
    kind: 'option',
    description: 'When people work.',
    values: {
      day: 'During the day.',
      night: 'At night.',
      rotating: 'In rotating shifts.',
      flexible: 'At hours that people choose themselves.',
    },
    isFilter: true,
  },
  workMode: {
    kind: 'option',
    description: 'Where people work, apart from jobs that are fully remote.',
    values: {
      office: 'At the employer’s premises.',
      hybrid: 'Partly from home.',
      field: 'On the road, at customers’ sites.',
    },
    isFilter: true,
  },
  noticePeriod: {
    kind: 'option',
    description: 'The longest notice period that the employer waits for.',
    values: {
      none: 'People who can start at once.',
      fifteen_days: 'Up to 15 days.',
      one_month: 'Up to a month.',
      two_months: 'Up to two months.',
      three_months: 'Up to three months.',
    },
    isFilter: true,
  },
  language: {
    kind: 'option',
    description: 'The language that people need most at work.',
    values: {
      english: 'English.',
      hindi: 'Hindi.',
      bengali: 'Bengali.',
      gujarati: 'Gujarati.',
      kannada: 'Kannada.',
      malayalam: 'Malayalam.',
      marathi: 'Marathi.',
      odia: 'Odia.',
      punjabi: 'Punjabi.',
      tamil: 'Tamil.',
      telugu: 'Telugu.',
      urdu: 'Urdu.',
    },
    isFilter: true,
  },
  openings: {
    kind: 'number',
    description: 'How many people the employer wants to hire.',
    min: 1,
    max: 10_000,
  },
} as const satisfies Record<string, Fact>;

interface OptionFact {
  kind: 'option';
  description: string;
  /** The stored values and what they mean. */
  values: Readonly<Record<string, string>>;
  /** Whether jobs can be searched by it. */
  isFilter?: boolean;
}

interface NumberFact {
  kind: 'number';
  description: string;
  min: number;
  max: number;
}

interface FlagFact {
  kind: 'flag';
  description: string;
}

export type Fact = OptionFact | NumberFact | FlagFact;

type Facts = typeof JOB_FACTS;
export type JobFact = keyof Facts;

type ValueOf<F> = F extends { values: infer V } ? keyof V : F extends NumberFact ? number : boolean;

/** The known facts of a job; the others are left out. */
export type JobFacts = { -readonly [Name in JobFact]?: ValueOf<Facts[Name]> };

/** What a form or a program sends: null clears a fact, undefined leaves it as it is. */
export type JobFactValues = { [Name in JobFact]?: ValueOf<Facts[Name]> | null | undefined };

export const JOB_FACT_NAMES = Object.keys(JOB_FACTS) as JobFact[];

/** A fact with the same type for all names, for code that treats all facts alike. */
export const factOf = (name: JobFact): Fact => JOB_FACTS[name];

export type FilterFact = {
  [Name in JobFact]: Facts[Name] extends { isFilter: true } ? Name : never;
}[JobFact];

/** The name of the filter that takes several values of a fact: `shifts` for `shift`. */
export const listName = <Name extends FilterFact>(name: Name) => `${name}s` as const;

/** A search by these facts; one that is missing does not restrict the result. */
export type FactFilter = { [Name in FilterFact]?: ValueOf<Facts[Name]> | null } & {
  [Name in FilterFact as `${Name}s`]?: ValueOf<Facts[Name]>[] | null;
};

/** The chosen values of each fact. */
export type FactChoices = { [Name in FilterFact]: readonly ValueOf<Facts[Name]>[] };

export const FILTER_FACTS = JOB_FACT_NAMES.filter((name) => {
  const fact = factOf(name);
  return fact.kind === 'option' && fact.isFilter === true;
}) as FilterFact[];

export const isFilterFact = (name: string): name is FilterFact =>
  FILTER_FACTS.some((fact) => fact === name);

export function optionsOf(name: JobFact): string[] {
  const fact = factOf(name);
  return fact.kind === 'option' ? Object.keys(fact.values) : [];
}

/** The facts after an edit. */
export function withFacts(known: JobFacts, given: JobFactValues): JobFacts {
  const changed = JOB_FACT_NAMES.filter((name) => given[name] !== undefined);
  const all = { ...known, ...Object.fromEntries(changed.map((name) => [name, given[name]])) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}
