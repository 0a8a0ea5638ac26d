import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  Kind,
  type GraphQLEnumType,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { SessionUser } from '#client/lib/session.ts';
import { NOW } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';
import { numberOf } from '#tests/support/seededRandom.ts';
import { SEEKER, type Visitor } from './visitors.ts';

/**
 * full: everything is there. other: other choices, the opposite of each yes and no, and no parts that may be missing, such
 * as a withdrawal. empty: what may be missing is missing. gone: what an address names does not exist.
 */
export type Market = 'full' | 'other' | 'empty' | 'gone';

/** An object of the market. What its fields say follows from its seed, so every answer about it is the same. */
interface Row {
  __typename: string;
  seed: string;
  /**
   * Its place in a list. Two neighbours differ in every choice. It is not called `place`, because fields have that
   * name.
   */
  nth: number;
  id?: string;
  /** The input of the mutation that returns it. */
  input?: Values;
  /** For a list: which part of it, by cursor or page number. */
  listPart?: string;
}
type Values = Readonly<Record<string, unknown>>;

const ROOTS = ['Query', 'Mutation', 'Subscription'];
/** Types of which there is only one object. */
const SINGLE = ['Viewer', 'Site', 'Admin'];
const LISTED = 2;

const facet = (value: string, label: string) => ({ value, label, count: 3, selected: false });

/** Values that must not be generated, because a page that is refused shows little. */
const FIXED: Readonly<Record<string, unknown>> = {
  'Site.name': 'Kaamyab',
  // Signing in with Google leaves the site.
  'Site.googleSignIn': false,
  'Viewer.companyStatus': 'APPROVED',
  'JobConnection.readAs': null,
  'JobConnection.advice': null,
  // Values that an address can name.
  'JobFacets.type': [facet('FULL_TIME', 'Full-time'), facet('CONTRACT', 'Contract')],
  'JobFacets.experience': [facet('ENTRY', 'Entry level')],
  'JobFacets.salary': [facet('LAKH_3_5', '3-5 LPA')],
  'JobFacets.postedWithin': [facet('DAYS_7', 'Last 7 days')],
  'JobFacets.facts': [],
  'ChartEvent.kind': 'RELEASE',
  'AnalyticsModel.timeZones': ['Asia/Kolkata', 'Asia/Dubai'],
};

const INTERVIEW_DAYS = ['2026-11-20', '2026-11-22'] as const;

/** The values of the objects of a list, in turn, because the page shows only those. */
const IN_LISTS: Readonly<Record<string, readonly string[]>> = {
  'Stage.status': ['REVIEWED', 'SHORTLISTED'],
  'Application.status': ['SHORTLISTED', 'PENDING'],
  'Interview.startsAt': INTERVIEW_DAYS.map((day) => `${day}T05:30:00.000Z`),
  'Interview.endsAt': INTERVIEW_DAYS.map((day) => `${day}T06:15:00.000Z`),
};

/** The same, except in the other market. */
const USUAL: Readonly<Record<string, unknown>> = {
  'AlertSubscription.areAllMailsOff': false,
  'CompanyProfile.adminStatus': 'APPROVED',
  'Conversation.state': 'OPEN',
};

const DAYS = /^(?:day|date|dateOfBirth|noticeUntil|expiresOn|joiningDate|applicationDeadline)$/;
const LATER = /(?:until|deadline|expires|ends|closes|planned|scheduled|next|due)/i;

/** A schema whose answers are complete, plausible and always the same. It remembers what is changed. */
export function marketFor(visitor: Visitor, market: Market): GraphQLSchema {
  const signedIn = (user: SessionUser) => ({ ...user, __typename: 'User', seed: 'me', nth: 0 });
  let me = visitor.user && signedIn(visitor.user);
  const changed = new Map<string, Values>();
  const removed = new Set<string>();

  const generate: GraphQLFieldResolver<unknown, unknown, Values> = (
    source,
    args,
    _context,
    info,
  ) => {
    const { parentType, fieldName, returnType } = info;
    const row = ROOTS.includes(parentType.name) ? rootRow(parentType) : (source as Row);
    const field = `${parentType.name}.${fieldName}`;
    if (field === 'Query.viewer' && !me) return null;
    if (field === 'Query.admin' && visitor.user?.role !== 'ADMIN') return null;
    if (field === 'Viewer.user') return me;
    // From here on, a guest who logs in is a job seeker.
    if (field === 'AuthPayload.user') return (me ??= signedIn(SEEKER.user!));
    if (field in FIXED) return FIXED[field];
    const inTurn = IN_LISTS[field];
    if (inTurn) return inTurn[row.nth % inTurn.length];
    if (field in USUAL && market !== 'other') return USUAL[field];
    // In a market that is not empty, each list has a second page.
    if (field === 'PageInfo.hasNextPage') return market !== 'empty' && !row.listPart;
    if (parentType.name === 'Mutation') remember(fieldName, inputOf(args));
    if (market === 'empty' && !ROOTS.includes(parentType.name)) {
      if (!isNonNullType(returnType)) return null;
      if (isListType(returnType.ofType)) return [];
    }
    const isNamed = parentType.getFields()[fieldName]!.args.some(isRequiredArgument);
    if (
      market === 'gone' &&
      isNamed &&
      parentType.name !== 'Mutation' &&
      !isNonNullType(returnType)
    )
      return null;
    const isPart = isCompositeType(returnType) && ![...ROOTS, ...SINGLE].includes(parentType.name);
    if (market === 'other' && isPart) return null;
    const seed = `${row.seed}.${fieldName}`;
    const one = (type: GraphQLOutputType, place: number, seedOfOne: string): unknown => {
      const inner = getNullableType(type);
      // A list in a list, such as the counts of each measure.
      if (isListType(inner))
        return [...Array(LISTED).keys()].map((at) => one(inner.ofType, at, `${seedOfOne}.${at}`));
      const named = getNamedType(type);
      if (isLeafType(named)) return leaf(named, row, place, seedOfOne, info);
      const typeName = isAbstractType(named) ? typeAskedFor(info) : named.name;
      return rowOf(
        info.schema.getType(typeName) as GraphQLObjectType,
        place,
        seedOfOne,
        args,
        row,
        fieldName,
      );
    };
    const inner = getNullableType(returnType);
    if (!isListType(inner)) return one(inner, row.nth, seed);
    const named = getNamedType(inner);
    if (isEnumType(named)) return choicesOf(named, fieldName);
    const part = partOf(args) || (row.listPart ?? '');
    const all = Array.from({ length: LISTED }, (_, place) =>
      one(inner.ofType, place, `${seed}.${part}${place}`),
    );
    return all.filter((item) => !removed.has((item as Row).id ?? ''));
  };

  function remember(mutation: string, input: Values): void {
    const { id } = input;
    if (typeof id !== 'string') return;
    if (/^(?:delete|remove)/.test(mutation)) removed.add(id);
    else changed.set(id, { ...changed.get(id), ...input });
  }

  function rowOf(
    type: GraphQLObjectType,
    place: number,
    seed: string,
    args: Values,
    parent: Row,
    fieldName: string,
  ): Row {
    const { name } = type;
    if (SINGLE.includes(name)) return { __typename: name, seed: name, nth: 0 };
    const asked = parent.__typename === 'Mutation' ? undefined : (parent.input ?? args);
    const row: Row = {
      __typename: name,
      seed,
      nth: place,
      listPart: partOf(args) || (parent.listPart ?? ''),
    };
    if (parent.__typename === 'Mutation') return { ...row, input: inputOf(args) };
    if (!type.getFields()['id']) return row;
    const given = asked?.[`${fieldName}Id`] ?? asked?.['id'];
    const id = typeof given === 'string' ? given : idFrom(seed);
    return { ...row, id, seed: id };
  }

  function leaf(
    type: GraphQLLeafType,
    row: Row,
    place: number,
    seed: string,
    info: GraphQLResolveInfo,
  ): unknown {
    const { fieldName } = info;
    const now = row.id === undefined ? undefined : changed.get(row.id)?.[fieldName];
    if (now !== undefined && now !== null && fits(type, now)) return now;
    const about = `${row.__typename}.${fieldName}`;
    const turn = numberOf(about) + place + (market === 'other' ? 1 : 0);
    if (isEnumType(type)) return type.getValues()[turn % type.getValues().length]!.name;
    switch (type.name) {
      case 'Boolean':
        return turn % 2 === 0;
      case 'Int':
        return 2 + (numberOf(seed) % 90);
      case 'Float':
        return 1 + (numberOf(seed) % 900) / 10;
      case 'ID':
        return idFrom(seed);
      case 'DateTime':
        return momentFrom(seed, LATER.test(fieldName)).toISOString();
      default:
        return textFrom(row, place, fieldName, seed);
    }
  }
  return mockedSchema({ generate: generate as GraphQLFieldResolver<unknown, unknown> });
}

/** Which part of a list a request asks for. */
function partOf({ after, page }: Values): string {
  const part = after ?? (page === 1 ? '' : page);
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

const rootRow = ({ name }: GraphQLObjectType): Row => ({ __typename: name, seed: name, nth: 0 });

const inputOf = ({ input, ...args }: Values): Values => ({
  ...args,
  ...(input as Values | undefined),
});

function choicesOf(type: GraphQLEnumType, fieldName: string): string[] {
  const names = type.getValues().map(({ name }) => name);
  return fieldName === 'rights' ? names : names.slice(0, LISTED);
}

function fits(type: GraphQLLeafType, value: unknown): boolean {
  if (isEnumType(type)) return type.getValue(String(value)) !== undefined;
  const kind = { String: 'string', ID: 'string', Int: 'number', Boolean: 'boolean' }[type.name];
  return typeof value === kind;
}

/** A UUID that follows from a text. */
function idFrom(text: string): string {
  const digits = [1, 2, 3, 4].map((part) =>
    numberOf(`${text} ${part}`).toString(16).padStart(8, '0'),
  );
  const [first = '', second = '', third = '', fourth = ''] = digits;
  return `${first}-${second.slice(0, 4)}-7${second.slice(5)}-a${third.slice(5)}-${third.slice(0, 4)}${fourth}`;
}

const MINUTE = 60_000;

/** A moment of the last two months, or of the next two. */
function momentFrom(seed: string, isLater: boolean): Date {
  const minutes = 100 + (numberOf(seed) % 86_000);
  return new Date(NOW.getTime() + (isLater ? minutes : -minutes) * MINUTE);
}

/** It says which field it is, as a person would: "Job title". */
function textFrom({ __typename }: Row, place: number, fieldName: string, seed: string): string {
  const slug = `${__typename}-${fieldName}`.toLowerCase();
  if (fieldName === 'timeZone') return 'Asia/Kolkata';
  if (DAYS.test(fieldName))
    return momentFrom(seed, fieldName !== 'dateOfBirth')
      .toISOString()
      .slice(0, 10);
  if (fieldName === 'link') return `/${slug}-${place + 1}`;
  if (/url$|^website$/i.test(fieldName)) return `https://${slug}.example/${place + 1}`;
  if (/^email$|Email$/.test(fieldName)) return `${slug}-${place + 1}@mail.example`;
  if (/phone/i.test(fieldName)) return `+91 98765 4321${place}`;
  if (fieldName === 'mediaType') return 'application/pdf';
  return place === 0 ? `${__typename} ${fieldName}` : `${__typename} ${fieldName} ${place + 1}`;
}

/** The type of object that a query by id expects. */
function typeAskedFor(info: GraphQLResolveInfo): string {
  const typeIn = (set?: SelectionSetNode): string | undefined => {
    for (const part of set?.selections ?? []) {
      if (part.kind === Kind.INLINE_FRAGMENT && part.typeCondition)
        return part.typeCondition.name.value;
      if (part.kind === Kind.FRAGMENT_SPREAD)
        return info.fragments[part.name.value]?.typeCondition.name.value;
    }
    return undefined;
  };
  const named = getNamedType(info.returnType);
  const first = isAbstractType(named) ? info.schema.getPossibleTypes(named)[0]! : named;
  const asked = info.fieldNodes.map(({ selectionSet }) => typeIn(selectionSet)).find(Boolean);
  return asked !== undefined && isObjectType(info.schema.getType(asked)) ? asked : first.name;
}
