import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Dark on light in both themes, with the required margin: not every reader accepts inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => pathOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-[208px] rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path fill="#000" d={path} />
    </svg>
  );
}

function pathOf(text: string) {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: data.length, path: squares.join('') };
}
