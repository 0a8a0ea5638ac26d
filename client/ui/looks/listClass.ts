/** The popup of a select, a combo box or a menu, and its lines. */
export const popoverClass =
  'max-w-[calc(100vw-32px)] min-w-(--trigger-width) overflow-auto rounded-card border border-line ' +
  'bg-card text-text shadow-float data-entering:animate-arrive';

export const listClass = 'max-h-[inherit] overflow-auto p-1.5 outline-none';

export const itemClass =
  'group/item flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-base ' +
  'outline-none data-focused:bg-tint data-focus-visible:active-line ' +
  'data-selected:font-semibold data-selected:text-ink data-disabled:cursor-not-allowed data-disabled:text-edge';
