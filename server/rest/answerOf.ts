import {
  getNamedType,
  isEnumType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export interface SelectedField {
  name: string;
  type: GraphQLOutputType;
  description: string;
  /** Why the field is deprecated and when it will be removed. */
  deprecated?: string;
  /** The name of the fragment that selects this type everywhere, without its prefix. */
  named?: string;
  /** The selected fields, if the type is an object. */
  fields?: SelectedField[];
}

/** The fields an operation selects, with their types; the shape of the REST answer is derived from it. */
export function selectionOf(schema: GraphQLSchema, document: DocumentNode): SelectedField[] {
  const operation = operationOf(document);
  const root =
    operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  return fieldsIn(document, operation.selectionSet, root!);
}

export function operationOf(document: DocumentNode): OperationDefinitionNode {
  return document.definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
}

function fieldsIn(
  document: DocumentNode,
  set: SelectionSetNode,
  parent: GraphQLObjectType,
): SelectedField[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = document.definitions.find(
        (definition) =>
          definition.kind === Kind.FRAGMENT_DEFINITION &&
          definition.name.value === selection.name.value,
      ) as FragmentDefinitionNode;
      return fieldsIn(document, fragment.selectionSet, parent);
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return fieldsIn(document, selection.selectionSet, parent);
    }
    const definition = parent.getFields()[selection.name.value]!;
    const named = getNamedType(definition.type);
    return {
      name: selection.alias?.value ?? selection.name.value,
      type: definition.type,
      description: definition.description ?? '',
      ...(definition.deprecationReason && { deprecated: definition.deprecationReason }),
      ...(selection.selectionSet &&
        isObjectType(named) && {
          ...namedBy(selection.selectionSet),
          fields: fieldsIn(document, selection.selectionSet, named),
        }),
    };
  });
}

function namedBy({ selections }: SelectionSetNode): { named?: string } {
  const [only, another] = selections;
  return only?.kind === Kind.FRAGMENT_SPREAD && !another
    ? { named: only.name.value.replace(/^Rest/, '') }
    : {};
}

type Writer = (value: unknown) => unknown;

/**
 * GraphQL writes options in capitals; REST writes them as stored. Everything else, with the aliases of the operation,
 * is already what REST answers, so only the options are replaced. Null if there are none.
 */
export function optionWriterOf({ type, fields = [] }: SelectedField): Writer | null {
  if (isEnumType(getNamedType(type))) return each((value) => (value as string).toLowerCase());
  const inside = fields.flatMap((field) => {
    const write = optionWriterOf(field);
    return write ? [{ name: field.name, write }] : [];
  });
  if (inside.length === 0) return null;
  return each((value) => {
    const object = value as Record<string, unknown>;
    for (const { name, write } of inside) object[name] = write(object[name]);
    return object;
  });
}

function each(write: Writer): Writer {
  const all: Writer = (value) => {
    if (value === null || value === undefined) return null;
    return Array.isArray(value) ? value.map(all) : write(value);
  };
  return all;
}

/** Flattens one level: the fields of the named part are placed next to the others. */
export function lifted(field: SelectedField, part?: string): SelectedField {
  if (!part) return field;
  const { named: _elsewhere, ...own } = field;
  const [head, rest] = part.split('.');
  const fields = field.fields?.flatMap((inner) => {
    if (inner.name !== head) return [inner];
    return rest ? [lifted(inner, rest)] : inner.fields!;
  });
  return { ...own, ...(fields && { fields }) };
}

export function liftedValue(value: unknown, part?: string): unknown {
  if (!part) return value;
  const [head = '', rest] = part.split('.');
  if (rest) {
    const whole = value as Record<string, unknown[]>;
    return { ...whole, [head]: whole[head]?.map((entry) => liftedValue(entry, rest)) };
  }
  const { [part]: inner, ...others } = value as Record<string, unknown>;
  return { ...others, ...(inner as object) };
}

/** The field that an answer path leads to, for example `['viewer', 'user']`. */
export function fieldAt(fields: SelectedField[], [head, ...rest]: string[]): SelectedField {
  const field = fields.find(({ name }) => name === head);
  if (!field) throw new Error(`The operation does not ask for "${head}".`);
  return rest.length === 0 ? field : fieldAt(field.fields ?? [], rest);
}
