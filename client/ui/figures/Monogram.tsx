import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { hueClass, initials } from './nameSign.ts';

interface MonogramProps {
  name: string;
  size?: 's' | 'm' | 'l';
  shape?: 'square' | 'round';
  className?: string;
}

export const signSizes = {
  s: 'size-8 text-xs',
  m: 'size-11 text-base',
  l: 'size-16 text-xl',
};

export const signShapes = { square: 'rounded-card', round: 'rounded-full' };

/** Decorative: the name itself is always shown beside it. */
export function Monogram(props: MonogramProps) {
  const { name, size = 'm', shape = 'square', className } = props;
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-grid shrink-0 place-items-center font-bold tracking-normal select-none',
        signSizes[size],
        signShapes[shape],
        hueClass(name),
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
