import { useState } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Monogram, signShapes, signSizes, type MonogramProps } from './Monogram.tsx';

interface AvatarProps extends MonogramProps {
  src?: string | null;
}

/** A picture, or a monogram without one or if it cannot be loaded. */
export function Avatar({ src, ...sign }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return <Monogram {...sign} />;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className={joinClasses(
        'shrink-0 border border-line bg-card object-contain',
        signSizes[sign.size ?? 'm'],
        signShapes[sign.shape ?? 'square'],
        sign.className,
      )}
    />
  );
}
