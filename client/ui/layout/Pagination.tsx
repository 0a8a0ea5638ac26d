import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { pageWindow } from './pageWindow.ts';

interface LinkProps {
  to: string;
  className?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  rel?: string;
  children: ReactNode;
}

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page: the URL is the state. */
  toPage: (page: number) => string;
  as: ComponentType<LinkProps>;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  className?: string;
}

export function Pagination({ page, pages, toPage, as: Link, labels, className }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (to: number, label: string, rel: string, icon: ReactNode) =>
    to < 1 || to > pages ? (
      <span
        role="link"
        aria-disabled="true"
        aria-label={label}
        className={`${shape} cursor-not-allowed text-edge`}
      >
        {icon}
      </span>
    ) : (
      <Link to={toPage(to)} aria-label={label} rel={rel} className={square}>
        {icon}
      </Link>
    );

  return (
    <nav aria-label={labels.nav} className={`print-hidden ${className ?? ''}`}>
      <ul className="tabular flex items-center justify-center gap-0.5 xs:gap-1">
        <li>{step(page - 1, labels.previous, 'prev', <ChevronLeft className="size-5" />)}</li>
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={toPage(number)}
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
              className={
                number === page ? `${shape} border border-ink bg-ink-wash text-ink` : square
              }
            >
              {number}
            </Link>
          </li>
        ))}
        <li>{step(page + 1, labels.next, 'next', <ChevronRight className="size-5" />)}</li>
      </ul>
    </nav>
  );
}

const shape = 'inline-grid size-11 place-items-center rounded-control font-semibold';
const square = `${shape} hover:bg-tint`;
