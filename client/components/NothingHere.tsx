import { Link } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { Drawing } from '#client/ui/drawings/Drawing.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

interface NothingHereProps {
  title: string;
  message: string;
  /** The button that leads back to the jobs. */
  label: string;
}

/** Replaces a page whose subject, such as a job or a company, does not exist. */
export function NothingHere({ title, message, label }: NothingHereProps) {
  return (
    <Container width="message" className="grid justify-items-center py-14 text-center">
      <Drawing name="search" className="mb-5 w-36" />
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <p className="mt-2 text-soft">{message}</p>
      <Link to="/browse-jobs" className={`mt-6 ${buttonClass({ variant: 'main' })}`}>
        {label}
      </Link>
    </Container>
  );
}
