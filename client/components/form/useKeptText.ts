import { useState } from 'react';
import { useSession } from '#client/lib/session.ts';
import { unsavedInput } from './unsavedInput.ts';

/** One text that is being typed: it is still there after a reload, and after a visit to another page. */
export function useKeptText(part: string) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [text] = useState(() => {
    const { body = '' } = unsavedInput.read(userId, part);
    return typeof body === 'string' ? body : '';
  });
  return {
    /** What was there at first. */
    text,
    keep: (body: string) =>
      body ? unsavedInput.write(userId, part, { body }) : unsavedInput.remove(userId, part),
    forget: () => unsavedInput.remove(userId, part),
  };
}
