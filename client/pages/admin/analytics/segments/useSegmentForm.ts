import { useRef, useState } from 'react';
import { formOf, type EditedSegment, type SegmentForm } from './segmentForm.ts';

/** `latest` is current even before the next render, because one press of Enter both takes the typed text and saves. */
export function useSegmentForm(segment: EditedSegment | undefined) {
  const [form, setForm] = useState<SegmentForm>(() => formOf(segment));
  const changed = useRef(form);
  const change = (part: Partial<SegmentForm>) => {
    changed.current = { ...changed.current, ...part };
    setForm(changed.current);
  };
  return { form, change, latest: () => changed.current };
}
