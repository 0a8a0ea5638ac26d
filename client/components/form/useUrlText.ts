import { useEffect, useRef, useState } from 'react';

/** The address follows the box after a short delay; the box follows only changes made elsewhere. */
export function useUrlText(inAddress: string) {
  const [text, setText] = useState(inAddress);
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const at = underWay.current.indexOf(inAddress);
    if (at >= 0) underWay.current.splice(0, at + 1);
    else setText(inAddress);
  }, [inAddress]);
  const type = (next: string) => {
    underWay.current.push(next);
    setText(next);
  };
  return [text, type] as const;
}
