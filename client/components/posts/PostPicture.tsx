import type { PostCategory } from '#client/gql/graphql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { POST_DRAWINGS } from './postDrawings.ts';

interface PostPictureProps {
  category: PostCategory;
  /** Seeds the choice of drawing and the position of the sun, so that two articles seldom look the same. */
  slug: string;
  /** For boxes taller than wide: the whole drawing, centred and uncropped. */
  whole?: boolean;
  className?: string;
}

const SUNS = [
  [226, 66],
  [90, 62],
  [236, 100],
  [160, 56],
] as const;

/** An illustration for each subject, 320 by 160. Decorative. */
export function PostPicture({ category, slug, whole, className }: PostPictureProps) {
  const number = [...slug].reduce((sum, sign) => (sum * 35 + sign.codePointAt(0)!) % 9973, 0);
  const [x, y] = SUNS[number % SUNS.length]!;
  const drawings = POST_DRAWINGS[category];
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
      <g stroke="currentColor">
        {drawings[number % drawings.length]!.map(({ d, faint, open, bold }) => (
          <path
            key={d}
            d={d}
            className={open ? undefined : 'fill-card'}
            opacity={faint ? 0.55 : undefined}
            strokeWidth={bold ? 5 : undefined}
          />
        ))}
      </g>
    </svg>
  );
}
