import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { mayRead, type Asker } from './asker.ts';
import type { Choice } from './choice.ts';
import type { Known } from './known.ts';
import { literalOf } from './literal.ts';
import { valueOf } from './values.ts';

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

const DEEPEST = 6;
const MOST_ALIASES = 25;

interface World {
  schema: GraphQLSchema;
  asker: Asker;
  known: Known;
}

/** Generates a valid operation of this schema, from simple to unusual. */
export function operationOf(world: World, choice: Choice): Operation {
  const { schema } = world;
  const isMutation = choice.often(35);
  const top = isMutation ? schema.getMutationType()! : schema.getQueryType()!;
  return new Writer(world, choice).write(isMutation ? 'mutation' : 'query', top);
}

class Writer {
  private readonly variables: Record<string, unknown> = {};
  private readonly declared: string[] = [];
  private readonly fragments: string[] = [];
  private aliases = 0;

  constructor(
    private readonly world: World,
    private readonly choice: Choice,
  ) {}

  write(kind: 'query' | 'mutation', top: GraphQLObjectType): Operation {
    const set = this.selection(top, 0, kind === 'mutation' ? 1 : 1 + this.choice.below(3));
    const declared = this.declared.length > 0 ? `(${this.declared.join(', ')})` : '';
    const query = [`${kind} Random${declared} ${set}`, ...this.fragments].join('\n');
    return { query, variables: this.variables };
  }

  private selection(type: GraphQLCompositeType, depth: number, count: number): string {
    const parts = isAbstractType(type)
      ? this.kindsOf(type, depth)
      : this.fieldsOf(type as GraphQLObjectType, depth, count);
    if (this.choice.often(15) || parts.length === 0) parts.push('__typename');
    return `{ ${parts.join(' ')} }`;
  }

  /** Several types can occur in one place; the same field name can mean something different in each. */
  private kindsOf(type: GraphQLCompositeType, depth: number): string[] {
    if (!isAbstractType(type)) return [];
    const kind = this.choice.one(this.world.schema.getPossibleTypes(type));
    return ['__typename', `... on ${kind.name} ${this.selection(kind, depth, 3)}`];
  }

  private fieldsOf(type: GraphQLObjectType, depth: number, count: number): string[] {
    const { asker } = this.world;
    // Sometimes includes fields that will be refused.
    const isBold = this.choice.often(8);
    const all = Object.values(type.getFields()).filter(
      (field) =>
        (isBold || mayRead(asker, type, field.name)) &&
        (depth < DEEPEST || !isCompositeType(getNamedType(field.type))),
    );
    const taken = new Set<string>();
    const parts: string[] = [];
    for (let at = 0; at < count && all.length > 0; at += 1) {
      const field = this.choice.one(all);
      const name = taken.has(field.name) ? this.alias() : field.name;
      if (name === undefined) continue;
      taken.add(name);
      parts.push(this.inParts(type, this.field(field, name, depth)));
    }
    return parts;
  }

  private alias(): string | undefined {
    if (this.aliases >= MOST_ALIASES) return undefined;
    this.aliases += 1;
    return `a${this.aliases}`;
  }

  private field(field: GraphQLField<unknown, unknown>, name: string, depth: number): string {
    const args = field.args
      .filter((arg) => isRequiredArgument(arg) || this.choice.often(40))
      .map((arg) => `${arg.name}: ${this.given(arg)}`);
    const type = getNamedType(field.type);
    const below = isCompositeType(type)
      ? ` ${this.selection(type, depth + 1, 1 + this.choice.below(4))}`
      : '';
    return [
      name === field.name ? name : `${name}: ${field.name}`,
      args.length > 0 ? `(${args.join(', ')})` : '',
      this.condition(),
      below,
    ].join('');
  }

  /** Sometimes wraps the selection in a named or inline fragment. */
  private inParts({ name }: GraphQLObjectType, field: string): string {
    if (this.choice.often(6)) return `... on ${name} { ${field} }`;
    if (!this.choice.often(6)) return field;
    const fragment = `F${this.fragments.length}`;
    this.fragments.push(`fragment ${fragment} on ${name} { ${field} }`);
    return `...${fragment}`;
  }

  private condition(): string {
    if (!this.choice.often(5)) return '';
    const name = this.variable('Boolean!', this.choice.often(50));
    return this.choice.often(50) ? ` @include(if: ${name})` : ` @skip(if: ${name})`;
  }

  private given(arg: GraphQLArgument): string {
    const value = valueOf(arg.type, arg.name, this.choice, this.world.known);
    return this.choice.often(40)
      ? literalOf(value, arg.type)
      : this.variable(String(arg.type), value);
  }

  private variable(type: string, value: unknown): string {
    const name = `v${this.declared.length}`;
    this.declared.push(`$${name}: ${type}`);
    this.variables[name] = value;
    return `$${name}`;
  }
}
