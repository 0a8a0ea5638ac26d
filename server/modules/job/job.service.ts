import { isId } from '#server/lib/ids.ts';
import type { Job } from './job.type.ts';

/** The position of a job in a list sorted by age. */
export interface JobKey {
  postedAt: string;
  id: string;
}

export function cursorOf({ postedAt, id }: Job): string {
  return Buffer.from(`${new Date(postedAt).toISOString()} ${id}`).toString('base64url');
}

export function keyOf(cursor: string): JobKey | null {
  const [postedAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  return !Number.isNaN(Date.parse(postedAt)) && isId(id) ? { postedAt, id } : null;
}
