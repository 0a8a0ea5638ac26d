import { useEffect, useRef, useState } from 'react';

/** The address follows the box a moment later; only a change that came from elsewhere is put into it. */
export function useAddressText(inAddress: string) {
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
