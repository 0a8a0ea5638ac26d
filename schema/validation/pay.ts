import * as z from 'zod/mini';
import { searchWords } from './search.ts';

/** GET /pay-insights. */
export const payQuerySchema = z.object({
  title: searchWords('title'),
  location: searchWords('location'),
});
export type PayQueryValues = z.infer<typeof payQuerySchema>;
