import * as z from 'zod/mini';

/** The limits of one value. */
export interface Limits {
  /** Characters of a text, or of each text in a list. */
  maxLength?: number;
  /** Entries of a list. */
  maxItems?: number;
  min?: number;
  max?: number;
}

interface Described {
  anyOf?: Described[];
  items?: Described;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** The limits set by the rules of an object, by property name. */
export function limitsIn(schema: z.core.$ZodType): Readonly<Record<string, Limits>> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const entries = Object.entries(properties as Record<string, Described>);
  return Object.fromEntries(entries.map(([name, described]) => [name, limitsOf(described)]));
}

function limitsOf({ anyOf = [], items, ...own }: Described): Limits {
  const inside = [...anyOf, ...(items ? [items] : [])].map(limitsOf);
  const { maxLength, maxItems, minimum: min, maximum: max } = own;
  return Object.assign({}, ...inside, given({ maxLength, maxItems, min, max })) as Limits;
}

function given(limits: Limits): Limits {
  return Object.fromEntries(
    Object.entries(limits).filter(([, limit]) => limit !== undefined),
  ) as Limits;
}
