import sprite from './categoryIcons.svg?no-inline';

/**
 * Icons a category can have, by Lucide name. They are drawn from one SVG file, because as code they would add kilobytes
 * to the page.
 */
const ICONS = new Set(
  'code-xml clipboard-check trending-up landmark truck headphones car monitor-cog heart-pulse graduation-cap concierge-bell store factory hard-hat folder-open users palette ship-wheel shield-check scale scissors sprout hand-heart'.split(
    ' ',
  ),
);

interface CategoryIconProps {
  icon: string;
  className?: string;
}

export function CategoryIcon({ icon, className }: CategoryIconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${sprite}#${ICONS.has(icon) ? icon : 'briefcase'}`} />
    </svg>
  );
}
