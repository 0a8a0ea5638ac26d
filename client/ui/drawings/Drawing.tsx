import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export type DrawingName = 'search' | 'folder' | 'bell' | 'letter' | 'broken' | 'lost' | 'chart';

/** Ink lines on a marigold sun: our own set, 144 by 112, decorative. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg
      viewBox="0 0 144 112"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={joinClasses('h-auto text-ink', className)}
    >
      <circle cx="100" cy="40" r="32" className="fill-genda-wash" />
      <path d="M14 100h116" stroke="currentColor" opacity="0.35" />
      <g stroke="currentColor" className="fill-card">
        {pictures[name]}
      </g>
    </svg>
  );
}

const pictures: Record<DrawingName, ReactNode> = {
  search: (
    <>
      <rect x="22" y="30" width="62" height="70" rx="6" />
      <path d="M34 46h22M34 58h38M34 70h30" opacity="0.5" />
      <circle cx="92" cy="62" r="20" />
      <path d="m107 77 17 17" strokeWidth="4" />
    </>
  ),
  folder: (
    <>
      <path d="M46 46V24h44l12 12v20" />
      <path d="M90 24v12h12M58 38h18M58 46h28" opacity="0.5" />
      <path d="M24 46h24l8 10h64l-8 44H24z" />
    </>
  ),
  bell: (
    <>
      <path d="M46 84c8-8 8-18 8-30a18 18 0 0 1 36 0c0 12 0 22 8 30z" />
      <path d="M64 84a8 8 0 0 0 16 0M72 36v-8" />
      <path d="M34 44c2-10 6-16 12-20M110 44c-2-10-6-16-12-20" opacity="0.5" fill="none" />
    </>
  ),
  letter: (
    <>
      <rect x="28" y="42" width="84" height="58" rx="6" />
      <path d="m30 46 40 30 40-30" fill="none" />
      <path d="M56 30h28M62 20h16" opacity="0.5" />
    </>
  ),
  broken: (
    <>
      <path d="M14 90c18 0 14-28 32-28" fill="none" />
      <path d="M66 57h9M66 67h9" />
      <rect x="46" y="51" width="20" height="22" rx="5" />
      <path d="M130 90c-16 0-12-28-26-28" fill="none" />
      <path d="M104 48H92a5 5 0 0 0-5 5v18a5 5 0 0 0 5 5h12z" />
      <path d="M80 42v-9M87 42l5-7M73 42l-5-7" opacity="0.5" />
    </>
  ),
  lost: (
    <>
      <path d="M70 28v72" />
      <path d="M42 30h46l12 10-12 10H42z" />
      <path d="M98 58H56l-12 9 12 9h42z" />
      <path d="M54 40h24M66 67h20" opacity="0.5" />
    </>
  ),
  chart: (
    <>
      <rect x="30" y="68" width="18" height="32" rx="2" />
      <rect x="62" y="50" width="18" height="50" rx="2" />
      <rect x="94" y="30" width="18" height="70" rx="2" />
      <path d="M28 48 60 28l24 4 28-20" fill="none" opacity="0.5" />
    </>
  ),
};
