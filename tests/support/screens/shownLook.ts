import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { controlClass } from '#client/ui/looks/controlClass.ts';
import { popoverClass } from '#client/ui/looks/popoverClass.ts';

/**
 * The part of a style that says something: colours, what is hidden from whom, at which width a layout changes, what is
 * cut off, what can be pressed and where the focus shows. Distances and sizes of text are left out.
 */
const BREAKPOINT = /^(?:max-)?(?:xs|sm|md|lg|xl|2xl|print|forced-colors|motion-\w+|dark):/;
const LAYOUT =
  /:(?:hidden|block|inline(?:-\w+)?|flex|grid|contents|table(?:-\w+)?|sticky|static|fixed|(?:not-)?sr-only|order-|grid-cols-|flex-(?:row|col|wrap)|col-|overflow-|max-h-|w-full|border)/;
const MEANING =
  /^(?:sr-only|hidden|invisible|truncate|line-clamp-\d|line-through|italic|uppercase|overflow-[\w-]+|sticky|fixed|outline-none|pointer-events-none|opacity-\d+|animate-\w+|hit-44|(?:min-h|size)-(?:11|12)|whitespace-[\w-]+|break-\w+|tick|switch|skip-link|text-link|ring-here|print-hidden|active-line)$/;
const COLOUR =
  /(?:^|:)(?:text|bg|border|fill|stroke|ring|outline|decoration)-(?:paper|tint|edge|soft|ink|on-|soft-on|band|genda|green|amber|teal|red|veil|chart-|heat-)/;
const FOCUS = /focus/;

const isTelling = (name: string) =>
  MEANING.test(name) ||
  COLOUR.test(name) ||
  FOCUS.test(name) ||
  (BREAKPOINT.test(name) && LAYOUT.test(name));

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** The looks that have a name. */
const named: readonly (readonly [name: string, classes: readonly string[]])[] = [
  ...(['main', 'plain', 'quiet', 'danger', 'accent'] as const).flatMap((variant) =>
    (['m', 's'] as const).flatMap((size) =>
      [false, true].map((iconOnly) => {
        const name = [size === 's' && 'small', variant, iconOnly && 'icon'].filter(Boolean);
        return [name.join(' '), words(buttonClass({ variant, size, iconOnly }))] as const;
      }),
    ),
  ),
  ['chosen chip', words(chipClass(true))],
  ['chip', words(chipClass(false))],
  ['control', words(controlClass)],
  ['popover', words(popoverClass)],
];

const known = new Map<string, string>();

/** The look in a few words; empty if it has no meaning. */
export function shownLook(className: string): string {
  const before = known.get(className);
  if (before !== undefined) return before;
  const look = lookOf(words(className));
  known.set(className, look);
  return look;
}

function lookOf(classes: readonly string[]): string {
  const all = new Set(classes);
  const [name, known] = named.find(([, parts]) => parts.every((part) => all.has(part))) ?? [];
  const rest = classes.filter((each) => !known?.includes(each) && isTelling(each));
  return [name, ...rest].filter(Boolean).join(' ');
}
