import { PAGE_NUMBER_MAX } from '#schema/options/limits.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { connectionOf, type Connection, type PageArgs } from './connection.ts';
import { isId } from '#server/lib/ids.ts';

/** Where something stands in a list that is sorted by age. */
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

/** What waits is looked at in its turn; anything else is looked up. */
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

/** Rows that carry the total, and one without anything else where the page is empty. */
export function counted<Row extends { id: string }>(
  rows: readonly (Row & { total: number })[],
): { total: number; rows: Row[] } {
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}

/** Administrators' lists are short enough for page numbers; this is a connection that has them. */
export function numberedConnectionOf<Row extends object>(type: ClassType<Row>, name: string) {
  @ObjectType()
  abstract class Numbered extends connectionOf(type, name) {
    @Field(() => Int, { description: 'The number of this page, from 1.' })
    page!: number;

    @Field(() => Int, { description: 'How many there are on a page at most.' })
    limit!: number;

    @Field(() => Int, { description: 'How many pages there are; at least 1.' })
    totalPages!: number;
  }
  return Numbered;
}
