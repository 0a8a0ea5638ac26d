import { useState } from 'react';
import { useSession } from '#client/lib/session.ts';
import { unsavedInput } from './unsavedInput.ts';

/** Keeps one text that is being typed, across a reload and a visit to another page. */
export function useKeptText(part: string) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [text] = useState(() => {
    const { body = '' } = unsavedInput.read(userId, part);
    return typeof body === 'string' ? body : '';
  });
  return {
    /** The text to start with. */
    text,
    keep: (body: string) =>
      body ? unsavedInput.write(userId, part, { body }) : unsavedInput.remove(userId, part),
    forget: () => unsavedInput.remove(userId, part),
  };
}
