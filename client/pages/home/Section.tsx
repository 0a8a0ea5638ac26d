import { useId, type ReactNode } from 'react';
import { Link } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

interface SectionProps {
  heading: string;
  /** A link to the page that has more of the same. */
  more?: { to: string; label: string };
  children: ReactNode;
}

export function Section({ heading, more, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Container className="py-8 md:py-11">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 md:mb-5">
          <h2 id={id} className="text-xl md:text-2xl">
            {heading}
          </h2>
          {more && (
            <Link to={more.to} className={`-mr-4 -ml-[19px] ${buttonClass({ variant: 'quiet' })}`}>
              <span>
                {more.label}
                <span className="sr-only">: {heading}</span>
              </span>
            </Link>
          )}
        </div>
        {children}
      </Container>
    </section>
  );
}
