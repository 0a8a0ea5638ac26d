import type { Import } from './imports.ts';
import { importsUpwards, MODULE_LAYERS, moduleOf, MODULES } from './layers.ts';

/** Which modules each module imports from. */
export function importsBetweenModules(imports: readonly Import[]): Map<string, Set<string>> {
  const arrows = new Map(MODULES.map((module) => [module, new Set<string>()]));
  for (const { from, target } of imports) {
    const [own, other] = [moduleOf(from), moduleOf(target)];
    if (own && other && own !== other) arrows.get(own)?.add(other);
  }
  return arrows;
}

/**
 * The diagram in Mermaid syntax. An arrow that follows from two others is left out, and so is one that goes upwards:
 * the architecture test reports the line of that import.
 */
export function moduleDiagram(imports: readonly Import[]): string {
  const arrows = importsBetweenModules(imports.filter((found) => !goesUpwards(found)));
  const layers = Object.entries(MODULE_LAYERS)
    .toReversed()
    .map(
      ([layer, modules]) => `  subgraph ${layer}\n    ${Object.keys(modules).join(' ~~~ ')}\n  end`,
    );
  const lines = [...arrows].flatMap(([module, others]) =>
    [...others]
      .filter((other) => !isImplied(arrows, module, other))
      .sort()
      .map((other) => `  ${module} --> ${other}`),
  );
  return ['flowchart TD', ...layers, ...lines].join('\n');
}

function goesUpwards({ from, target }: Import): boolean {
  const [own, other] = [moduleOf(from), moduleOf(target)];
  return own !== undefined && other !== undefined && importsUpwards(own, other);
}

function isImplied(arrows: Map<string, Set<string>>, module: string, other: string): boolean {
  return [...arrows.get(module)!].some(
    (between) => between !== other && isReached(arrows, between, other),
  );
}

function isReached(arrows: Map<string, Set<string>>, from: string, to: string): boolean {
  const others = arrows.get(from)!;
  return others.has(to) || [...others].some((other) => isReached(arrows, other, to));
}

const BEGIN = '<!-- module diagram: written by npm run codegen -->';
const END = '<!-- end of module diagram -->';

/** The document with the diagram and the list of modules inserted. */
export function withModuleDiagram(text: string, imports: readonly Import[]): string {
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  const list = Object.entries(MODULE_LAYERS)
    .map(([layer, modules]) => {
      const rows = Object.entries(modules).map(([module, about]) => `- \`${module}\`: ${about}`);
      return `**${layer}**\n\n${rows.join('\n')}`;
    })
    .join('\n\n');
  const diagram = `${BEGIN}\n\n\`\`\`mermaid\n${moduleDiagram(imports)}\n\`\`\`\n\n${list}\n\n${END}`;
  return text.slice(0, before) + diagram + text.slice(after + END.length);
}
