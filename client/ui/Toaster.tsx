import { useSyncExternalStore } from 'react';
import type { Kind } from '#client/ui/looks/messageKind.ts';
import { loadOnUse } from './loadOnUse.ts';
import { queuedToasts, watchToasts, type QueuedToast } from './toast.ts';

export interface ToasterLabels extends Record<Kind, string> {
  region: string;
  close: string;
}

const ToastStack = loadOnUse(async () => (await import('./toasts/ToastStack.tsx')).ToastStack);

const none: readonly QueuedToast[] = [];
let needed = false;
const isNeeded = () => (needed ||= queuedToasts().length > 0);

/** Renders the toasts, once per page frame. The library behind it loads with the first toast. */
export function Toaster({ labels }: { labels: ToasterLabels }) {
  const wanted = useSyncExternalStore(watchToasts, isNeeded, () => false);
  const toasts = useSyncExternalStore(watchToasts, queuedToasts, () => none);
  return wanted && <ToastStack toasts={toasts} labels={labels} />;
}
