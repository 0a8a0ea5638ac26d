import { useEffect, type RefObject } from 'react';
import { useLocation, useSearchParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { parseInquiryType } from '#schema/options/contact.ts';
import type { useSendMessage } from './useSendMessage.ts';

type Form = ReturnType<typeof useSendMessage>;

/**
 * What the address requests: the kind of message, and `#write` to focus the first box. Members find their name filled
 * in.
 */
export function useRequestedTopic(form: Form, box: RefObject<HTMLElement | null>): void {
  const [params] = useSearchParams();
  const { hash, key } = useLocation();
  const { user } = useSession();
  const type = parseInquiryType(params.get('type'));
  const { setValue } = form;

  useEffect(() => {
    if (type) setValue('inquiryType', type);
  }, [type, key, setValue]);

  useEffect(() => {
    if (!user) return;
    const known = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
    for (const name of ['name', 'email'] as const) {
      const typed = box.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
      if (!typed) setValue(name, known[name]);
    }
  }, [user, box, setValue]);

  useEffect(() => {
    if (hash !== '#write') return;
    const boxes = [...(box.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
    boxes.find(({ value }) => value === '')?.focus({ preventScroll: true });
  }, [hash, key, box]);
}
