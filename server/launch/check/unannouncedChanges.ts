import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { breakingChanges } from './schemaChanges.ts';

const DAY = String.raw`(\d{4}-\d{2}-\d{2})`;
const REASON = new RegExp(String.raw`\bsince ${DAY}, until ${DAY}\b`);
const NOTICE_MONTHS = 6;

interface Part {
  path: string;
  reason?: string | null;
  /** The type of the field or its return type. */
  type?: string;
}

/**
 * What this schema breaks compared with a released one without announcing it in time. `today` is a date like
 * `2026-11-22`.
 */
export async function unannouncedChanges(
  released: string,
  current: string,
  today: string,
): Promise<string[]> {
  const before = partsOf(buildSchema(released));
  const left = new Set(partsOf(buildSchema(current)).map(({ path }) => path.split('.')[0]));
  const mayLeave = ({ reason }: Part) => (periodOf(reason)?.until ?? '9') <= today;
  const breaking = await breakingChanges(released, current);
  return breaking
    .filter(({ path, message }) => {
      if (!/removed/.test(message)) return true;
      const part = before.find((one) => one.path === path);
      if (part) return !mayLeave(part);
      // A type cannot be deprecated; it is removed with everything that led to it.
      const uses = before.filter(
        ({ type, path: at }) => type === path && left.has(at.split('.')[0]),
      );
      return path.includes('.') || !uses.every(mayLeave);
    })
    .map(({ path, message }) => `${path}: ${message}`);
}

/** Every deprecation states since when and until when, at least half a year apart. */
export function undated(schemaText: string): string[] {
  return partsOf(buildSchema(schemaText))
    .filter(({ reason }) => reason && !isLongEnough(periodOf(reason)))
    .map(({ path, reason }) => `${path}: "${reason}"`);
}

function periodOf(reason: string | null | undefined) {
  const [, since, until] = REASON.exec(reason ?? '') ?? [];
  return since && until ? { since, until } : undefined;
}

function isLongEnough(period: ReturnType<typeof periodOf>): boolean {
  if (!period) return false;
  const end = new Date(`${period.since}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + NOTICE_MONTHS);
  return period.until >= end.toISOString().slice(0, 10);
}

/** Everything that can be deprecated, by its path. */
function partsOf(schema: GraphQLSchema): Part[] {
  return Object.values(schema.getTypeMap()).flatMap((type): Part[] => {
    if (isEnumType(type)) {
      return type.getValues().map(({ name, deprecationReason }) => ({
        path: `${type.name}.${name}`,
        reason: deprecationReason,
      }));
    }
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field): Part[] => {
      const path = `${type.name}.${field.name}`;
      const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
      return [
        { path, reason: field.deprecationReason, type: typeName(field.type) },
        ...args.map((arg) => ({
          path: `${path}.${arg.name}`,
          reason: arg.deprecationReason ?? field.deprecationReason,
          type: typeName(arg.type),
        })),
      ];
    });
  });
}

const typeName = (type: GraphQLType): string => getNamedType(type).name;
