import type { ReactNode } from 'react';
import { Container } from '#client/ui/Container.tsx';
import { Drawing } from '#client/ui/drawings/Drawing.tsx';

interface ComingPageProps {
  heading: string;
  sentence: string;
  /** Buttons and links to other useful pages. */
  children: ReactNode;
}

/** A page whose content is not ready yet: its heading, one honest sentence and links elsewhere. */
export function ComingPage({ heading, sentence, children }: ComingPageProps) {
  return (
    <Container width="message" className="grid justify-items-center py-12 text-center md:py-16">
      <Drawing name="lost" className="mb-5 w-36" />
      <h1 className="text-xl md:text-2xl">{heading}</h1>
      <p className="mx-auto mt-3 max-w-[44ch] text-soft">{sentence}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-2">{children}</div>
    </Container>
  );
}
