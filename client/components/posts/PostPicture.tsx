import type { PostCategory } from '#client/gql/graphql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface PostPictureProps {
  category: PostCategory;
  /** Chooses the drawing and moves the sun, so that two of a kind are seldom twins. */
  slug: string;
  /** In a box that is taller than wide: the whole drawing in its middle, nothing cut off. */
  whole?: boolean;
  className?: string;
}

const SUNS = [
  [226, 66],
  [90, 62],
  [236, 100],
  [160, 56],
] as const;

/** A drawing of our own for each subject, 320 by 160; decoration only. */
export function PostPicture({ category, slug, whole, className }: PostPictureProps) {
  const number = [...slug].reduce((sum, sign) => (sum * 35 + sign.codePointAt(0)!) % 9973, 0);
  const [x, y] = SUNS[number % SUNS.length]!;
  const drawing = `${category.toLowerCase().replace('_', '-')}-${number % DRAWINGS[category]}`;
  return (
    <svg
      viewBox="0 0 320 160"
      preserveAspectRatio={whole ? 'xMidYMid meet' : 'xMidYMid slice'}
      aria-hidden="true"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={joinClasses('block bg-ink-wash text-ink', className)}
    >
      <circle cx={x} cy={y} r="44" className="fill-genda" opacity="0.85" />
      <path d="M24 136h272" stroke="currentColor" opacity="0.35" />
      <use href={`/posts.svg#${drawing}`} stroke="currentColor" className="fill-card" />
    </svg>
  );
}

/** How many drawings client/public/posts.svg holds of each; colours come from here, so that both themes have theirs. */
const DRAWINGS: Record<PostCategory, number> = {
  CAREER: 4,
  WORKPLACE: 2,
  TECHNOLOGY: 1,
  INDUSTRY_NEWS: 1,
};
