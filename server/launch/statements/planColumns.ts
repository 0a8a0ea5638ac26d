/** A node of EXPLAIN (VERBOSE, FORMAT JSON). */
export interface PlanNode {
  'Node Type'?: string;
  'Join Type'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  /** How an aggregate groups; a plain one has no groups, so it answers one row. */
  Strategy?: string;
  Filter?: string;
  'Relation Name'?: string;
  Alias?: string;
  Output?: string[];
  Plans?: PlanNode[];
}

/** Expressions whose result is never null, even if an argument is. */
const SAFE = [
  /^(count|row_number)\(/i,
  /^(NOT )?EXISTS\b/,
  /^ARRAY[[(]/,
  /^(json|jsonb)_build_(object|array)\(/,
  / IS (NOT )?(NULL|TRUE|FALSE|DISTINCT FROM .*)$/,
  /^'[^']*'$/,
  /^-?\d+(\.\d+)?$/,
  /^(true|false|now\(\)|CURRENT_TIMESTAMP)$/,
];

/** Functions that answer null only where an argument is null. */
const STRICT = /^"?(?:left|right|lower|upper|ltrim|rtrim|btrim|length|round|abs)"?\((.*)\)$/s;

/** Operators that answer null only where an operand is null. */
const OPERATORS = / (?:AND|OR|=|<>|<=?|>=?|\+|-|\*|\|\||&&|@>) /g;

/** A column as its table defines it. */
export interface Column {
  isNotNull: boolean;
  /** The only values that a check constraint allows. */
  values: string[] | null;
}

/** The columns of a plan's answer, as far as its expressions tell more than their types. */
export class PlanColumns {
  private readonly tables = new Map<string, string>();
  private readonly outer = new Set<string>();
  /** The expressions behind the columns of subqueries: for `found.id`, the expression inside the subquery `found`. */
  private readonly inside = new Map<string, string>();
  /** Subqueries that answer exactly one value, such as `(select count(*) from …)`. */
  private readonly single = new Map<string, string>();
  private readonly hasUnion: boolean;

  constructor(
    private readonly plan: PlanNode,
    /** By table and name, with a dot in between. */
    private readonly columns: ReadonlyMap<string, Column>,
  ) {
    collect(plan, false, this.tables, this.outer);
    nameSubqueries(plan, this.inside, this.single);
    this.hasUnion = hasUnion(plan);
  }

  /**
   * Columns of a table that forbids null and that no outer join can leave empty, and expressions made of such columns
   * and constants. Any other may be null. A column that comes through a subquery is known by its origin.
   */
  isNeverNull(at: number, origin?: Column): boolean {
    const text = this.within(bare(this.plan.Output?.[at] ?? ''));
    const isKnown = COLUMN.test(text) || !this.mayBeOfUnion(text);
    return (isKnown && this.isSafe(text)) || (Boolean(origin?.isNotNull) && this.outer.size === 0);
  }

  /** The values that an expression can have, where they can be listed. */
  valuesOf(at: number): string[] | null {
    const text = this.within(bare(this.plan.Output?.[at] ?? ''));
    if (this.mayBeOfUnion(text)) return null;
    const parts = alternatives(text);
    const values = parts.map((part) => {
      const [, constant] = /^'([^']*)'$/.exec(bare(part)) ?? [];
      return constant === undefined ? (this.columnOf(bare(part))?.values ?? null) : [constant];
    });
    return values.includes(null) ? null : [...new Set(values.flat() as string[])];
  }

  private isSafe(given: string): boolean {
    const text = this.within(bare(given));
    if (SAFE.some((safe) => safe.test(text))) return true;
    if (COLUMN.test(text)) {
      return !this.outer.has(this.aliasOf(text)) && Boolean(this.columnOf(text)?.isNotNull);
    }
    if (text.startsWith('COALESCE(')) return alternatives(text).some((part) => this.isSafe(part));
    if (/^CASE\b.* ELSE /s.test(text)) return alternatives(text).every((part) => this.isSafe(part));
    const single = this.single.get(SUBQUERY.exec(text)?.[1] ?? '');
    if (single !== undefined) return this.isSafe(single);
    const [, args] = STRICT.exec(text) ?? [];
    if (args !== undefined) return partsOf(args, /, /g).every((part) => this.isSafe(part));
    if (text.startsWith('NOT ')) return this.isSafe(text.slice(4));
    const operands = partsOf(text, OPERATORS);
    return operands.length > 1 && operands.every((part) => this.isSafe(part));
  }

  private within(text: string): string {
    const inner = this.outer.has(this.aliasOf(text)) ? undefined : this.inside.get(text);
    return inner === undefined ? text : this.within(bare(inner));
  }

  /** The answer of a union is shown with the expressions of its first part: a constant, or columns of its tables. */
  private mayBeOfUnion(text: string): boolean {
    if (!this.hasUnion) return false;
    const used = [...text.replaceAll(/'[^']*'/g, '').matchAll(/(?:"([^"]+)"|(\w+))\./g)];
    return used.length === 0 || used.some(([, quoted, plain]) => this.outer.has(quoted ?? plain!));
  }

  private columnOf(text: string): Column | undefined {
    const [, , name = ''] = COLUMN.exec(text) ?? [];
    return this.columns.get(`${this.tables.get(this.aliasOf(text))}.${name}`);
  }

  /** A plan with one table shows its columns without the name of the table. */
  private aliasOf(text: string): string {
    const [, alias] = COLUMN.exec(text) ?? [];
    return alias ?? (this.tables.size === 1 ? [...this.tables.keys()][0]! : '');
  }
}

/** A column, with or without its table. */
const COLUMN = /^(?:"?(\w+)"?\.)?"?([a-z_]\w*)"?$/;

/** A subquery for one value, by the name that the plan gives it. */
const SUBQUERY = /^\(?((?:InitPlan|SubPlan) \d+)(?:\)\.col1)?$/;

/** The possible results of an expression: the arguments of COALESCE, the branches of CASE, or itself. */
function alternatives(text: string): string[] {
  if (/^COALESCE\(.*\)$/s.test(text)) return partsOf(text.slice(9, -1), /, /g);
  if (!/^CASE\b.* END$/s.test(text)) return [text];
  const branches = partsOf(text.slice(0, -4), / (?=THEN |WHEN |ELSE )/g);
  return branches.flatMap((branch) => /^(?:THEN|ELSE) (.*)$/s.exec(branch)?.[1] ?? []);
}

/**
 * The table behind each alias, and the aliases whose columns may be null although the table forbids it: those that an
 * outer join may leave empty, and those of a union, whose answer is shown with the columns of its first part alone.
 */
function collect(
  node: PlanNode,
  isOuter: boolean,
  tables: Map<string, string>,
  outer: Set<string>,
): void {
  const { Alias: alias, 'Relation Name': table } = node;
  if (alias && table) tables.set(alias, table);
  if (alias && isOuter) outer.add(alias);
  for (const child of node.Plans ?? []) {
    const side = child['Parent Relationship'];
    const join = node['Join Type'];
    const isEmptied =
      isUnion(node) ||
      join === 'Full' ||
      (join === 'Left' && side === 'Inner') ||
      (join === 'Right' && side === 'Outer');
    collect(child, isOuter || isEmptied, tables, outer);
  }
}

/** The columns of a subquery are those of its plan, in their order, unless some were left out or added. */
function nameSubqueries(
  node: PlanNode,
  inside: Map<string, string>,
  single: Map<string, string>,
): void {
  const { Alias: alias, Output: output = [], Plans: plans = [], 'Subplan Name': subplan } = node;
  const answersOnce = node['Node Type'] === 'Aggregate' && node.Strategy === 'Plain';
  if (subplan && answersOnce && !node.Filter) {
    single.set(subplan, output[0] ?? '');
  }
  if (alias && node['Node Type'] === 'Subquery Scan') {
    const own = output.filter((name) => name.startsWith(`${alias}.`));
    const inner = plans.find((plan) => plan['Parent Relationship'] === 'Subquery')?.Output ?? [];
    const isWhole = own.length === inner.length && !inner.some((text) => /^NULL\b/.test(text));
    if (isWhole) own.forEach((name, at) => inside.set(name, inner[at]!));
  }
  for (const plan of plans) nameSubqueries(plan, inside, single);
}

const isUnion = (node: PlanNode) => node['Node Type']?.endsWith('Append') === true;

/** Whether the answer itself, and not a subquery of it, comes from a union. */
function hasUnion(node: PlanNode): boolean {
  const own = (node.Plans ?? []).filter((child) => !child['Parent Relationship']?.endsWith('Plan'));
  return isUnion(node) || own.some(hasUnion);
}

/** Without the parentheses and casts around an expression. */
function bare(expression: string): string {
  const text = expression.trim();
  const uncast = text.replace(/^(\(.*\)|'[^']*'|[\w."]+)(::[\w ]+(\[\])?)+$/s, '$1');
  const inner = isWrapped(uncast) ? uncast.slice(1, -1) : uncast;
  return inner === text ? text : bare(inner);
}

/** Split where the separator is outside of parentheses and quotes. */
function partsOf(text: string, separator: RegExp): string[] {
  const depths = depthsOf(text);
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(separator)) {
    if (depths[index] !== 0) continue;
    parts.push(text.slice(from, index));
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}

function isWrapped(text: string): boolean {
  if (!text.startsWith('(') || !text.endsWith(')')) return false;
  return depthsOf(text)
    .slice(1, -1)
    .every((depth) => depth > 0);
}

/** How deep in parentheses each character is; a quoted text counts as one level deeper. */
function depthsOf(text: string): number[] {
  let depth = 0;
  let isQuoted = false;
  return [...text].map((letter) => {
    if (letter === "'") isQuoted = !isQuoted;
    if (!isQuoted && letter === ')') depth -= 1;
    const own = depth + (isQuoted ? 1 : 0);
    if (!isQuoted && letter === '(') depth += 1;
    return own;
  });
}
