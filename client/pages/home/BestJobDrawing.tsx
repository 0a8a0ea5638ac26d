/** Ink lines on a marigold sun: a bicycle in front of a street of shops and offices. Our own, decorative. */
export function BestJobDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 460 320"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`h-auto text-ink ${className}`}
    >
      <circle cx="316" cy="112" r="92" stroke="none" className="fill-genda" />
      <g className="fill-card">
        <path d="M242 262V74l76-26v214" />
        <path d="M318 262V96h62v166" />
        <path d="M76 262V146h126v116" />
        <path d="M62 146h154l-12-36H74z" />
      </g>
      <g opacity="0.55">
        <path d="M260 104h16M260 132h16M260 160h16M260 188h16M290 96h12M290 124h12M290 152h12M290 180h12" />
        <path d="M338 122h22M338 146h22M338 170h22M338 194h22" />
        <path d="M105 110l-5 36M139 110v36M173 110l5 36" />
      </g>
      <path d="M96 262v-76h40v76M154 186h32v42h-32zM154 207h32" />
      <path d="M268 262v-42h26v42M342 262v-36h18v36" />
      <path d="M24 262h412" />
      <path d="M404 262v-66" />
      <path
        d="M404 206c-17 0-26-12-26-27 0-9 5-15 11-19 1-13 8-22 17-22s17 9 18 22c6 5 9 11 9 19 0 15-12 27-29 27z"
        className="fill-card"
      />
      <path d="M404 206v-30l9-9M404 190l-9-8" opacity="0.55" />
      <Bicycle />
    </svg>
  );
}

function Bicycle() {
  return (
    <g strokeWidth="2.6">
      <circle cx="166" cy="262" r="33" className="fill-paper" fillOpacity="0.75" />
      <circle cx="272" cy="262" r="33" className="fill-paper" fillOpacity="0.75" />
      <path d="M166 262l30-52h58l-42 52zM196 210l16 52M272 262l-22-66 14-8M196 210l-5-16M180 193h24" />
      <circle cx="212" cy="262" r="7" className="fill-card" />
      <path d="M212 262l12 14M219 276h10" />
      <path d="M262 199h34v24h-34z" className="fill-genda-wash" />
      <path d="M270 199c0-10 18-10 18 0" />
    </g>
  );
}
