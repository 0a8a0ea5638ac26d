import { CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

export interface Release {
  /** The release date: `2026-12-01`. */
  date: string;
  /** The whole schema as printed that day. */
  text: string;
}

interface ChangedElement {
  added: string[];
  changed: string[];
  deprecated: string[];
  removed: string[];
}

const TITLES: Readonly<Record<keyof ChangedElement, string>> = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

/** A heading for each released schema, newest first, with its changes. */
export async function changesTable(releases: readonly Release[]): Promise<string> {
  const parts = await Promise.all(
    releases.map(async ({ date, text }, at) => {
      const before = releases[at - 1];
      const body = before
        ? listOf(await changesBetween(before.text, text))
        : 'The first schema that is kept here: changes are counted from this one.';
      return `## ${date}\n\n${body}`;
    }),
  );
  return parts.toReversed().join('\n\n');
}

/** The differences between two schemas that matter to partners; changes of descriptions and the like are left out. */
export async function changesBetween(before: string, after: string): Promise<ChangedElement> {
  const found: ChangedElement = { added: [], changed: [], deprecated: [], removed: [] };
  const changes = await diff(buildSchema(before), buildSchema(after));
  // If a whole type is added or removed, its fields are not listed.
  const whole = new Set(
    changes.filter(({ type }) => /^TYPE_(ADDED|REMOVED)$/.test(type)).map(({ path }) => path),
  );
  for (const change of changes) {
    const kind = kindOf(change);
    const owner = change.path?.split('.')[0];
    const isPart = change.path !== owner && whole.has(owner);
    if (kind && !isPart) found[kind].push(change.message.replace(/\.$/, ''));
  }
  return found;
}

function kindOf({ type, criticality }: Change): keyof ChangedElement | undefined {
  if (/DESCRIPTION|AST_NODE|DIRECTIVE_USAGE.*(?<!DEPRECATED)$/.test(type)) return undefined;
  if (/DEPRECAT/.test(type)) return 'deprecated';
  if (type.endsWith('_REMOVED')) return 'removed';
  if (type.endsWith('_ADDED') && criticality.level !== CriticalityLevel.Breaking) return 'added';
  return 'changed';
}

function listOf(found: ChangedElement): string {
  const parts = (Object.keys(TITLES) as (keyof ChangedElement)[])
    .filter((kind) => found[kind].length > 0)
    .map((kind) => `### ${TITLES[kind]}\n\n${found[kind].map((line) => `- ${line}`).join('\n')}`);
  return parts.length > 0 ? parts.join('\n\n') : 'Nothing that a query would notice.';
}
