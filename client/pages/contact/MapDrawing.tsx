/** Streets and a pin, 320 by 128: a generic place, not the actual one. */
export function MapDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 320 128"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block bg-ink-wash text-ink ${className}`}
    >
      <g className="stroke-card" strokeWidth="9">
        <path d="M-8 92C60 84 120 104 180 84s90-46 150-42M60-8c4 44-6 92 10 150M214-8c-10 50 16 90 8 150M-8 34c80 12 150-8 228-14l110 6" />
      </g>
      <g stroke="currentColor" strokeWidth="1.5" opacity="0.3">
        <path d="M92 52h34v22H92zM140 46h40v20h-40zM86 104h28M240 66h34v20h-34zM20 54h28v18H20zM246 104h40" />
      </g>
      <circle cx="206" cy="66" r="26" className="fill-genda" opacity="0.5" />
      <path
        d="M206 82s-17-17-17-30a17 17 0 0 1 34 0c0 13-17 30-17 30z"
        className="fill-card"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <circle cx="206" cy="52" r="6" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
