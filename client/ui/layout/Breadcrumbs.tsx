import { ChevronRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

export interface Crumb {
  label: ReactNode;
  /** The last one has none: it is this page. */
  to?: string;
}

interface BreadcrumbsProps {
  label: string;
  items: readonly Crumb[];
  /** The router's link, or any component that takes `to`. */
  as: ComponentType<{ to: string; className?: string; children: ReactNode }>;
  className?: string;
}

export function Breadcrumbs({ label, items, as: Link, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-soft">
        {items.map((item, index) => (
          <li key={index} className="inline-flex min-h-8 items-center gap-1.5">
            {index > 0 && <ChevronRight className="size-4 text-edge" />}
            {item.to ? (
              <Link to={item.to} className="hit-44 rounded-tag hover:text-text hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-text">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
