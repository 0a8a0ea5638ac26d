import { createHash } from 'node:crypto';

/** Longer texts are cut, with a digest of the whole text that would show a change in the rest. */
const LONGEST = 160;
const WIDTH = 110;

/** A value as lines, close to YAML: short objects and lists on one line, long ones indented below their name. */
export function writtenOut(value: unknown, indent = ''): string {
  const short = onOneLine(value);
  if (short.length + indent.length <= WIDTH) return short;
  if (Array.isArray(value))
    return `\n${value.map((one) => `${indent}- ${below(one, `${indent}  `)}`).join('\n')}`;
  if (isObject(value)) return `\n${fields(value, indent)}`;
  return short;
}

/** The first field of an object in a list is on the line of its dash. */
function below(one: unknown, indent: string): string {
  const text = writtenOut(one, indent);
  return text.startsWith(`\n${indent}`) ? text.slice(indent.length + 1) : text;
}

function fields(value: object, indent: string): string {
  return Object.entries(value)
    .map(([name, one]) => `${indent}${name}:${spaced(writtenOut(one, `${indent}  `))}`)
    .join('\n');
}

const spaced = (text: string) => (text.startsWith('\n') ? text : ` ${text}`);

export function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (isObject(value)) {
    const inside = Object.entries(value).map(([name, one]) => `${name}: ${onOneLine(one)}`);
    return inside.length > 0 ? `{ ${inside.join(', ')} }` : '{}';
  }
  if (typeof value === 'string') return textOf(value);
  return String(value);
}

/** Without quotes where the text cannot be mistaken for another value. */
function textOf(text: string): string {
  const cut =
    text.length > LONGEST
      ? `${text.slice(0, LONGEST)}… (${text.length} letters, ${digestOf(text)})`
      : text;
  const isPlain =
    /^[^\s\-[\]{}"',:][^\n{}[\]"]*[^\s:]$/.test(cut) &&
    !/^(null|true|false|[\d.]+)$|, |: /.test(cut);
  return isPlain ? cut : JSON.stringify(cut);
}

export const digestOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 6);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
