/** Markup that is safe to output as is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | Html[] | undefined;

/** The only way to build markup here. It escapes every value except markup that it built itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: texts }, ...parts.map(markupOf)));
}

function markupOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(markupOf).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
