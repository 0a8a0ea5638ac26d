import { PAGE_NUMBER_MAX } from '#schema/options/limits.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { connectionOf, type Connection, type PageArgs } from './connection.ts';
import { isId } from '#server/lib/ids.ts';

/** The position of an entry in a list sorted by age. */
export interface AgeKey {
  createdAt: string;
  id: string;
}

export function cursorOf({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(`${new Date(createdAt).toISOString()} ${id}`).toString('base64url');
}

export function keyOf(cursor: string): AgeKey | null {
  const [createdAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  return !Number.isNaN(Date.parse(createdAt)) && isId(id) ? { createdAt, id } : null;
}

/** Waiting entries are reviewed in order; all others are looked up. */
export function orderOf(status: AdminStatus | null | undefined): 'oldest' | 'newest' {
  return status === 'pending' ? 'oldest' : 'newest';
}

export interface Numbered<Row> extends Connection<Row> {
  page: number;
  limit: number;
  totalPages: number;
}

export function numbered<Row>(found: Connection<Row>, { first, page }: PageArgs): Numbered<Row> {
  const pages = Math.min(PAGE_NUMBER_MAX, Math.ceil(found.totalCount / first));
  return { ...found, page: page ?? 1, limit: first, totalPages: Math.max(1, pages) };
}

/** Rows that carry the total; an empty page has one row with only the total. */
export function counted<Row extends { total: number; id: string | null }>(
  found: readonly Row[],
): { total: number; rows: Exclude<Row, { id: null }>[] } {
  const isEmpty = found[0]?.id == null;
  return {
    total: found[0]?.total ?? 0,
    rows: isEmpty ? [] : (found as Exclude<Row, { id: null }>[]),
  };
}

/** A connection with page numbers, for administrators' lists, which are short enough for them. */
export function numberedConnectionOf<Row extends object>(type: ClassType<Row>, name: string) {
  @ObjectType()
  abstract class Numbered extends connectionOf(type, name) {
    @Field(() => Int, { description: 'The number of this page, starting at 1.' })
    page!: number;

    @Field(() => Int, { description: 'The maximum number of entries on a page.' })
    limit!: number;

    @Field(() => Int, { description: 'The number of pages, at least 1.' })
    totalPages!: number;
  }
  return Numbered;
}
