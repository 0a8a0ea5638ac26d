import { describe, expect, test } from 'vitest';
import { filterOfText, FilterTextError, textOfFilter } from '#schema/analytics/filterText.ts';

describe('a filter in a URL', () => {
  const READABLE = [
    'contains(job_title,sales)',
    'starts_with(job_title,sales)',
    'from(time,2026-01-01)',
    'to(time,2026-02-01)',
    'between(time,2026-01-01,2026-02-01)',
    'empty(state)',
    'given(state)',
    'is(state,Goa,Kerala)',
    'is_not(state,Goa)',
    'or(is(remote,yes),not(is(hot,yes)))',
    String.raw`is(company,A\, B \(Pvt\)\\)`,
  ];
  test.each(READABLE)('%s survives a round trip', (text) => {
    expect(textOfFilter(filterOfText(text))).toBe(text);
  });

  const UNREADABLE = [
    'state',
    'contains(job_title)',
    'contains(job_title,a,b)',
    'between(time,2026-01-01)',
    'empty(state,Goa)',
    'not(is(remote,yes),is(hot,yes))',
    'sounds_like(state,Goa)',
    'is(state,and(hot))',
    'is(state,Goa',
    'is(state,Goa))',
    `${'not('.repeat(21)}is(remote,yes)${')'.repeat(21)}`,
  ];
  test.each(UNREADABLE)('%s is rejected', (text) => {
    expect(() => filterOfText(text)).toThrow(FilterTextError);
  });
});
