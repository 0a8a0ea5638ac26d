import type { AnalyticsFilter } from '#schema/analytics/query.ts';
import type { ModelDimension } from '#client/pages/admin/analytics/builder/question/model.ts';

export const JOINTS = ['all', 'any', 'none', 'notAll'] as const;
export type Joint = (typeof JOINTS)[number];

export const TESTS = [
  'is',
  'isNot',
  'contains',
  'startsWith',
  'between',
  'empty',
  'given',
] as const;
export type Test = (typeof TESTS)[number];

export interface DraftTest {
  id: number;
  /** The id of a segment, which is tested instead of a dimension. */
  segment: string | null;
  dimension: string;
  test: Test;
  values: readonly string[];
  text: string;
  from: string;
  to: string;
}
export interface DraftGroup {
  id: number;
  joint: Joint;
  items: readonly DraftItem[];
}
export type DraftItem = DraftTest | DraftGroup;

export const isGroup = (item: DraftItem): item is DraftGroup => 'joint' in item;

let last = 0;
const nextId = () => (last += 1);

/** The operators of a dimension, most used first. */
export function testsFor({ kind }: Pick<ModelDimension, 'kind'>): readonly Test[] {
  switch (kind) {
    case 'TIME':
      return ['between'];
    case 'YES_NO':
      return ['is', 'empty', 'given'];
    case 'CHOICE':
    case 'BAND':
      return ['is', 'isNot', 'empty', 'given'];
    case 'TEXT':
      return ['is', 'isNot', 'contains', 'startsWith', 'empty', 'given'];
  }
}

export function newTest({ key, kind }: Pick<ModelDimension, 'key' | 'kind'>): DraftTest {
  const test = testsFor({ kind })[0] ?? 'is';
  return {
    id: nextId(),
    segment: null,
    dimension: key,
    test,
    values: [],
    text: '',
    from: '',
    to: '',
  };
}

export function newSegmentTest(segment: string, test: 'is' | 'isNot' = 'is'): DraftTest {
  return { ...newTest({ key: '', kind: 'TEXT' }), segment, test };
}

export const newGroup = (joint: Joint, items: readonly DraftItem[] = []): DraftGroup => ({
  id: nextId(),
  joint,
  items,
});

/** The whole filter is one group. All of its conditions must hold unless it says otherwise. */
export function draftOf(filter: AnalyticsFilter | null | undefined): DraftGroup {
  if (!filter) return newGroup('all');
  const item = itemOf(filter);
  return isGroup(item) ? item : newGroup('all', [item]);
}

function itemOf(filter: AnalyticsFilter): DraftItem {
  if (filter.and) return newGroup('all', filter.and.map(itemOf));
  if (filter.or) return newGroup('any', filter.or.map(itemOf));
  if (filter.not) {
    const { and, or, segment } = filter.not;
    if (segment) return newSegmentTest(segment, 'isNot');
    if (and) return newGroup('notAll', and.map(itemOf));
    return newGroup('none', (or ?? [filter.not]).map(itemOf));
  }
  return testOf(filter);
}

function testOf(filter: AnalyticsFilter): DraftTest {
  const { segment, is, isNot, contains, startsWith, from, to, empty } = filter;
  if (segment) return newSegmentTest(segment);
  const blank = newTest({ key: filter.dimension ?? '', kind: 'TEXT' });
  if (is) return { ...blank, test: 'is', values: is };
  if (isNot) return { ...blank, test: 'isNot', values: isNot };
  if (contains != null) return { ...blank, test: 'contains', text: contains };
  if (startsWith != null) return { ...blank, test: 'startsWith', text: startsWith };
  if (empty != null) return { ...blank, test: empty ? 'empty' : 'given' };
  return { ...blank, test: 'between', from: from ?? '', to: to ?? '' };
}

/** Whether it is complete: the server refuses incomplete conditions. */
export function isReady(item: DraftTest): boolean {
  const { segment, test, values, text, from, to } = item;
  if (segment) return true;
  if (test === 'is' || test === 'isNot') return values.length > 0;
  if (test === 'contains' || test === 'startsWith') return text.trim() !== '';
  return test !== 'between' || ((from !== '' || to !== '') && !(from && to && to < from));
}

export function unreadyIn({ items }: DraftGroup): DraftTest[] {
  return items.flatMap((item) => (isGroup(item) ? unreadyIn(item) : isReady(item) ? [] : [item]));
}

/** Leaves out empty groups. */
export function filterOfDraft(item: DraftItem): AnalyticsFilter | undefined {
  if (!isGroup(item)) return filterOfTest(item);
  const parts = item.items.flatMap((one) => filterOfDraft(one) ?? []);
  if (parts.length === 0) return undefined;
  const one = parts.length === 1 ? parts[0] : undefined;
  if (item.joint === 'all') return one ?? { and: parts };
  if (item.joint === 'any') return one ?? { or: parts };
  if (item.joint === 'none') return { not: one ?? { or: parts } };
  return { not: one ?? { and: parts } };
}

function filterOfTest(item: DraftTest): AnalyticsFilter {
  const { segment, dimension, test, values, text, from, to } = item;
  if (segment) return test === 'isNot' ? { not: { segment } } : { segment };
  if (test === 'is' || test === 'isNot') return { dimension, [test]: [...values] };
  if (test === 'contains' || test === 'startsWith') return { dimension, [test]: text.trim() };
  if (test === 'between') return { dimension, ...(from && { from }), ...(to && { to }) };
  return { dimension, empty: test === 'empty' };
}

/** The group with the given item changed or removed. */
export function replaced(
  group: DraftGroup,
  id: number,
  by: (item: DraftItem) => DraftItem | null,
): DraftGroup {
  const items = group.items.flatMap((item) => {
    if (item.id === id) return by(item) ?? [];
    return isGroup(item) ? replaced(item, id, by) : item;
  });
  return { ...group, items };
}
