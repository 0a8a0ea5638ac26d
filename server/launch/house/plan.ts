import type { Import } from './imports.ts';
import { FLOORS, roomOf, ROOMS } from './floors.ts';

/** Which modules each module imports from. */
export function arrowsBetweenRooms(imports: readonly Import[]): Map<string, Set<string>> {
  const arrows = new Map(ROOMS.map((room) => [room, new Set<string>()]));
  for (const { from, target } of imports) {
    const [own, other] = [roomOf(from), roomOf(target)];
    if (own && other && own !== other) arrows.get(own)?.add(other);
  }
  return arrows;
}

/** The diagram in Mermaid syntax. An arrow that follows from two others is left out. */
export function planOf(imports: readonly Import[]): string {
  const arrows = arrowsBetweenRooms(imports);
  const floors = Object.entries(FLOORS)
    .toReversed()
    .map(([floor, rooms]) => `  subgraph ${floor}\n    ${Object.keys(rooms).join(' ~~~ ')}\n  end`);
  const lines = [...arrows].flatMap(([room, others]) =>
    [...others]
      .filter((other) => !isImplied(arrows, room, other))
      .sort()
      .map((other) => `  ${room} --> ${other}`),
  );
  return ['flowchart TD', ...floors, ...lines].join('\n');
}

function isImplied(arrows: Map<string, Set<string>>, room: string, other: string): boolean {
  return [...arrows.get(room)!].some(
    (between) => between !== other && isReached(arrows, between, other),
  );
}

function isReached(arrows: Map<string, Set<string>>, from: string, to: string): boolean {
  const others = arrows.get(from)!;
  return others.has(to) || [...others].some((other) => isReached(arrows, other, to));
}

const BEGIN = '<!-- plan: written by npm run codegen -->';
const END = '<!-- end of plan -->';

/** The document with the diagram and the list of modules inserted. */
export function withPlan(text: string, imports: readonly Import[]): string {
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  const list = Object.entries(FLOORS)
    .map(([floor, rooms]) => {
      const rows = Object.entries(rooms).map(([room, about]) => `- \`${room}\`: ${about}`);
      return `**${floor}**\n\n${rows.join('\n')}`;
    })
    .join('\n\n');
  const plan = `${BEGIN}\n\n\`\`\`mermaid\n${planOf(imports)}\n\`\`\`\n\n${list}\n\n${END}`;
  return text.slice(0, before) + plan + text.slice(after + END.length);
}
