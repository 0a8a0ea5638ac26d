import { useEffect, useState } from 'react';

const SMALL = '(max-width: 1023.98px)';

/** Whether the filters are in a sheet. They are rendered in one place only, so that each control exists once. */
export function useIsSmallScreen(): boolean {
  const [isSmall, setIsSmall] = useState(false);
  useEffect(() => {
    const media = matchMedia(SMALL);
    const look = () => setIsSmall(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return isSmall;
}
