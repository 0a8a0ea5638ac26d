import * as z from 'zod/mini';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { line } from '#schema/validation/text.ts';

export const renameNounSchema = z.object({ id: z.string(), name: line('name', LENGTHS.name) });
export type RenameNounValues = z.infer<typeof renameNounSchema>;
