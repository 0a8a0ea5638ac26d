import type { AnalyticsSegmentNoun, SaveSegmentInput } from '#client/gql/graphql.ts';
import type { BuilderState } from '#client/pages/admin/analytics/builder/question/builderState.ts';
import type { Model } from '#client/pages/admin/analytics/builder/question/model.ts';
import {
  NO_QUESTION,
  type Question,
} from '#client/pages/admin/analytics/builder/question/question.ts';
import {
  draftOf,
  filterOfDraft,
  type DraftGroup,
} from '#client/pages/admin/analytics/builder/filters/draft.ts';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';
import type { AnalyticsCondition, AnalyticsRange } from '#schema/analytics/query.ts';

export const NOUNS = ['PERSON', 'COMPANY', 'JOB', 'APPLICATION'] as const;

const MEASURES: Record<AnalyticsSegmentNoun, string> = {
  PERSON: 'users',
  COMPANY: 'companies',
  JOB: 'jobs',
  APPLICATION: 'applications',
};

/** The measure that counts what a segment is made of. */
export const measureOfNoun = (noun: AnalyticsSegmentNoun) => MEASURES[noun];

/** A saved segment, with its conditions as URL parameters. */
export interface EditedSegment {
  id: string;
  version: number;
  name: string;
  noun: AnalyticsSegmentNoun;
  isShared: boolean;
  address: string | null;
}

export interface SegmentForm {
  id: string | null;
  version: number | null;
  name: string;
  noun: AnalyticsSegmentNoun;
  filter: DraftGroup;
  having: AnalyticsCondition[];
  havingAny: boolean;
  range: AnalyticsRange | null;
  shared: boolean;
}

export function formOf(segment: EditedSegment | undefined): SegmentForm {
  const blank = { id: null, version: null, name: '', noun: 'PERSON' as const, shared: false };
  const read = segment?.address ? queryOfAddress(new URLSearchParams(segment.address)) : null;
  const query = read && 'query' in read ? read.query : null;
  return {
    ...blank,
    ...(segment && {
      id: segment.id,
      version: segment.version,
      name: segment.name,
      noun: segment.noun,
      shared: segment.isShared,
    }),
    filter: draftOf(query?.filter),
    having: query?.having ?? [],
    havingAny: query?.havingAny ?? false,
    range: query?.range ?? null,
  };
}

type Conditions = Pick<SaveSegmentInput, 'filter' | 'having' | 'havingAny' | 'range'>;

export function inputOf(form: SegmentForm): SaveSegmentInput {
  const { id, version, name, noun, having, havingAny, range, shared } = form;
  const filter = filterOfDraft(form.filter) ?? null;
  const counted = having.length > 0;
  const conditions = inputOfQuery<Conditions & { measures: string[] }>({
    measures: [],
    filter,
    having: counted ? having : null,
    havingAny: having.length > 1 && havingAny ? true : null,
    range: counted ? range : null,
  });
  return {
    id,
    version,
    name: name.trim(),
    noun,
    shared,
    filter: conditions.filter ?? null,
    having: conditions.having ?? null,
    havingAny: conditions.havingAny ?? null,
    range: conditions.range ?? null,
  };
}

type Refusals = BuilderState['refusalOf'];

/** The filter of a segment can test the same fields as a question that counts the segment's rows. */
export function filterBuild(
  model: Model,
  noun: AnalyticsSegmentNoun,
  refusalOf: Refusals,
): BuilderState {
  const query = { measures: [measureOfNoun(noun)], dimensions: [] };
  return {
    model: { ...model, segments: [] },
    question: { ...NO_QUESTION, query },
    change: () => undefined,
    filtersTime: true,
    refusalOf,
  };
}

type Counts = Pick<SegmentForm, 'having' | 'havingAny'>;

/** A question with all measures that can be counted for each row of the segment. */
export function countsBuild(
  model: Model,
  { noun, having, havingAny }: SegmentForm,
  onChange: (counts: Counts) => void,
  refusalOf: Refusals,
): BuilderState {
  const measures = model.measures.filter(
    ({ segmentNouns, isPersonal }) => segmentNouns.includes(noun) && !isPersonal,
  );
  const question: Question = {
    ...NO_QUESTION,
    query: { measures: measures.map(({ key }) => key), dimensions: ['each'], having, havingAny },
  };
  return {
    model,
    question,
    change: (step) => {
      const { query } = step(question);
      onChange({ having: query.having ?? [], havingAny: query.havingAny ?? false });
    },
    refusalOf,
  };
}
