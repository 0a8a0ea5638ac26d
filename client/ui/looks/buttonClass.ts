import { joinClasses } from './joinClasses.ts';

export interface ButtonLook {
  /**
   * main: the primary action; plain: everything else; quiet: inside bars and cards; accent: on bands (bg-band) only.
   */
  variant?: 'main' | 'plain' | 'quiet' | 'danger' | 'accent' | undefined;
  size?: 'm' | 's' | undefined;
  block?: boolean | undefined;
  /** A square icon-only button; give it an aria-label. */
  iconOnly?: boolean | undefined;
}

const variants = {
  main: 'border-ink bg-ink text-on-ink hover:border-ink-press hover:bg-ink-press',
  plain: 'border-line bg-card text-text hover:border-edge hover:bg-tint',
  quiet: 'border-transparent bg-transparent text-text hover:bg-tint',
  danger: 'border-red bg-red text-on-ink hover:border-red-press hover:bg-red-press',
  accent: 'border-genda bg-genda text-on-genda hover:brightness-95',
};

const sizes = {
  m: { text: 'min-h-11 max-w-full px-[18px] text-base', icon: 'size-11' },
  s: { text: 'hit-44 min-h-9 max-w-full px-3 text-sm', icon: 'hit-44 size-9' },
};

/** The look of a button for links: `<Link className={buttonClass({ variant: 'main' })}>`. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'plain', size = 'm', block, iconOnly } = look;
  return joinClasses(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-semibold',
    'text-center leading-tight no-underline transition-colors duration-100',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed',
    variants[variant],
    iconOnly ? sizes[size].icon : sizes[size].text,
    block && 'w-full',
  );
}
