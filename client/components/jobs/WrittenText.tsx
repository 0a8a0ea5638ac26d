import type { ReactNode } from 'react';
import { useTextLanguage } from './useTextLanguage.ts';

interface WrittenTextProps {
  text: string;
  /** The text as it is shown, if some of it is highlighted. */
  children?: ReactNode;
}

/** The words of a person, marked with their language if the page is in another one. */
export function WrittenText({ text, children = text }: WrittenTextProps) {
  const languageOf = useTextLanguage();
  return <span lang={languageOf(text)}>{children}</span>;
}
