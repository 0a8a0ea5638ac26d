/** The popup of a menu or an explanation. */
export const popoverClass =
  'max-w-[calc(100vw-32px)] min-w-(--trigger-width) overflow-auto rounded-card border border-line ' +
  'bg-card text-text shadow-float data-entering:animate-arrive';
