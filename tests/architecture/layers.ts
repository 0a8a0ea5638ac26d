import { importsUpwards } from '#server/launch/structure/layers.ts';
import type { Import } from '#server/launch/structure/imports.ts';

interface Layer {
  name: string;
  files: RegExp;
  /** The layers it may import, in addition to itself. */
  sees: string[];
  /** Layers from which it may only import types. */
  seesTypesOf?: string[];
}

const BLOCKS =
  'adminType|bulkRow|connection|context|dateTime|enums/\\w+|failures|json|loader|node|numberedConnection|optional|pageSize|requires|selectedFields|validated|viewerType';
const UNDER_MODULES = ['blocks', 'db', 'lib', 'config', 'schema'];
const UNDER_HTTP = ['graphql', 'rest', 'tasks', 'modules', 'services', ...UNDER_MODULES];
const UNDER_CLIENT = ['components', 'ui', 'client lib', 'gql', 'schema'];

/** Who may import whom. The first entry that matches a file is its layer. */
export const LAYERS: Layer[] = [
  { name: 'schema', files: /^schema\//, sees: [] },

  { name: 'client entry', files: /^client\/[^/]+$/, sees: ['pages', 'styles', ...UNDER_CLIENT] },
  { name: 'pages', files: /^client\/pages\//, sees: UNDER_CLIENT, seesTypesOf: ['client entry'] },
  { name: 'components', files: /^client\/components\//, sees: UNDER_CLIENT },
  { name: 'ui', files: /^client\/ui\//, sees: ['client lib', 'schema'] },
  { name: 'client lib', files: /^client\/lib\//, sees: ['schema'], seesTypesOf: ['gql'] },
  { name: 'gql', files: /^client\/gql\//, sees: [] },
  { name: 'styles', files: /^client\/styles\//, sees: [] },

  {
    name: 'launch',
    files: /^server\/launch\//,
    sees: ['server entry', 'http', ...UNDER_HTTP, 'root'],
  },
  { name: 'config', files: /^server\/(config|trustedProxies)\.ts$/, sees: ['schema'] },
  {
    name: 'services',
    files: /^server\/services\.ts$/,
    sees: ['modules', 'tasks', ...UNDER_MODULES],
  },
  { name: 'server entry', files: /^server\/[^/]+$/, sees: ['http', 'seeds', ...UNDER_HTTP] },
  { name: 'http', files: /^server\/http\//, sees: UNDER_HTTP },
  {
    name: 'rest',
    files: /^server\/rest\//,
    sees: ['graphql', 'blocks', 'lib', 'config', 'schema'],
    seesTypesOf: ['services'],
  },
  {
    name: 'tasks',
    files: /^server\/tasks\//,
    sees: ['modules', ...UNDER_MODULES],
    seesTypesOf: ['services'],
  },
  {
    name: 'blocks',
    files: new RegExp(`^server/graphql/(${BLOCKS})\\.ts$`),
    sees: ['lib', 'schema'],
    seesTypesOf: ['services', 'db'],
  },
  {
    name: 'graphql',
    files: /^server\/graphql\//,
    sees: ['modules', ...UNDER_MODULES],
    seesTypesOf: ['services'],
  },
  {
    name: 'modules',
    files: /^server\/modules\//,
    sees: UNDER_MODULES,
    seesTypesOf: ['services', 'tasks'],
  },
  { name: 'seeds', files: /^server\/db\/seeds\//, sees: ['modules', 'services', ...UNDER_MODULES] },
  { name: 'db', files: /^server\/db\//, sees: ['lib', 'config', 'schema'] },
  { name: 'lib', files: /^server\/lib\//, sees: ['config', 'schema'] },

  { name: 'tests', files: /^tests\//, sees: ['everything'] },
  { name: 'root', files: /^[^/]+\.(ts|json)$/, sees: ['launch', 'tests'] },
];

export function layerOf(path: string): Layer | undefined {
  return LAYERS.find(({ files }) => files.test(path));
}

const isOurs = (target: string) =>
  /^(client|server|schema|tests)\//.test(target) || target.startsWith('.');

/** Why this import violates the directions; undefined if it does not. */
export function refusal(found: Import): string | undefined {
  const from = layerOf(found.from);
  const to = isOurs(found.target) ? layerOf(found.target) : undefined;
  if (!from || !to) return undefined;
  if (from === to) return acrossAreas(found) ?? acrossModules(found) ?? againstRoles(found);
  if (from.sees.includes('everything') || from.sees.includes(to.name)) return undefined;
  if (found.typeOnly && from.seesTypesOf?.includes(to.name)) return undefined;
  return `${from.name} may not import ${to.name} (${found.specifier})`;
}

const AREA = /^client\/pages\/([^/]+)\//;

function acrossAreas({ from, target, specifier }: Import): string | undefined {
  const [own, other] = [AREA.exec(from)?.[1], AREA.exec(target)?.[1]];
  return own === other
    ? undefined
    : `the area ${own} may not import the area ${other} (${specifier})`;
}

const MODULE = /^server\/modules\/([^/]+)\/(?:.*\/)?[^/]*?\.?(\w+)\.ts$/;
const OPEN_ROLES = ['entity', 'type', 'payloads', 'service', 'loaders', 'sql', 'rules'];
/** `server/modules/entities.ts` is the list of tables. */
const MODULE_LIST = /^server\/modules\/\w+\.ts$/;

function acrossModules({ from, target, specifier }: Import): string | undefined {
  const [own, other] = [MODULE.exec(from), MODULE.exec(target)];
  if (!own || !other || own[1] === other[1] || MODULE_LIST.test(from)) return undefined;
  if (importsUpwards(own[1]!, other[1]!)) {
    return `the module ${own[1]} is below ${other[1]} and may not import it (${specifier})`;
  }
  if (OPEN_ROLES.includes(other[2]!)) return undefined;
  return `of another module only ${OPEN_ROLES.join(', ')} may be imported (${specifier})`;
}

/** Within a module: resolver, service, rules, entity. No import goes upwards. */
const ORDER = ['entity', 'rules', 'service', 'resolver'];

function againstRoles({ from, target, specifier }: Import): string | undefined {
  const [own, other] = [MODULE.exec(from), MODULE.exec(target)].map(
    (match) => match && ORDER.indexOf(match[2]!),
  );
  if (own == null || other == null || own < 0 || other <= own) return undefined;
  return `${ORDER[own]} may not import ${ORDER[other]} (${specifier})`;
}
