import type words from '#schema/words/en/validation.json';

type Words = typeof words;
export type MessageKey = Exclude<keyof Words, 'label'>;
export type LabelKey = keyof Words['label'];

interface Params {
  label?: LabelKey;
  min?: number;
  max?: number;
  types?: string;
  type?: string;
  fields?: string;
}

/** Rules return this instead of a message: `required|label=email`. */
export function issue(key: MessageKey, params: Params = {}): string {
  return [key, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join('|');
}

/** A use-intl translator for the area `validation`, without the types of its keys. */
export interface Translate {
  (key: never, values: never): string;
  has(key: never): boolean;
}

interface LooseTranslate {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/** The message for an issue, in the translator's language. */
export function messageOf(encoded: string, translate: Translate): string {
  const t = translate as unknown as LooseTranslate;
  const [key = '', ...params] = encoded.split('|');
  // zod's own errors (a body that is not an object) have an English message.
  if (!/^\w+$/.test(key) || !t.has(key)) return t('invalid');
  return t(key, Object.fromEntries(params.map((param) => valueOf(param, t))));
}

function valueOf(param: string, t: LooseTranslate): [string, string | number] {
  const at = param.indexOf('=');
  const name = param.slice(0, at);
  const value = param.slice(at + 1);
  if (name === 'label') return [name, t(`label.${value}`)];
  return [name, /^\d+$/.test(value) ? Number(value) : value];
}

/** A message with values from outside the issue: a file name, a row number. */
export function say(
  translate: Translate,
  key: MessageKey,
  values: Record<string, string | number>,
): string {
  return (translate as unknown as LooseTranslate)(key, values);
}

type Segment = PropertyKey | { readonly key: PropertyKey };

interface RefusedValue {
  readonly issues?: readonly {
    readonly message: string;
    readonly path?: readonly Segment[] | undefined;
  }[];
}

export interface FieldIssue {
  field: string;
  message: string;
}

/** The key of an issue that concerns the whole form; react-hook-form uses the same. */
export const ROOT_FIELD = 'root';

/** The first issue of every field, in the words of `issue`. */
export function issuesOf(error: RefusedValue): { field: string; issue: string }[] {
  const first = new Map<string, string>();
  for (const { path = [], message } of error.issues ?? []) {
    const field = path.map(nameOf).join('.') || ROOT_FIELD;
    if (!first.has(field)) first.set(field, message);
  }
  return [...first].map(([field, encoded]) => ({ field, issue: encoded }));
}

/** The first issue of every field. */
export function fieldsOf(error: RefusedValue, t: Translate): FieldIssue[] {
  return issuesOf(error).map(({ field, issue: encoded }) => ({
    field,
    message: messageOf(encoded, t),
  }));
}

function nameOf(segment: Segment): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}

/** One message for the whole form: the issue that concerns the whole, otherwise those of all fields. */
export function summaryOf(fields: readonly FieldIssue[]): string {
  const whole = fields.filter(({ field }) => field === ROOT_FIELD);
  const shown = whole.length > 0 ? whole : fields;
  return [...new Set(shown.map(({ message }) => message))].join('; ');
}
