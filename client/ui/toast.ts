import type { Kind } from '#client/ui/looks/messageKind.ts';

export interface ToastMessage {
  kind: Kind;
  title: string;
  message?: string | undefined;
  /** Milliseconds; Infinity keeps it until closed. */
  duration?: number | undefined;
  /** When the action expires: its button counts down the seconds. */
  until?: number | undefined;
  /** For example Undo. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface QueuedToast extends ToastMessage {
  id: number;
  duration: number;
}

type Listener = (toasts: readonly QueuedToast[]) => void;

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function setQueue(next: readonly QueuedToast[]) {
  queue = next;
  for (const listener of listeners) listener(queue);
}

/** Shows a message for 5 seconds and returns a function that closes it early. */
export function toast({ duration = 5000, ...message }: ToastMessage): () => void {
  const id = ++lastId;
  setQueue([...queue, { ...message, duration, id }]);
  return () => closeToast(id);
}

export function closeToast(id: number): void {
  setQueue(queue.filter((toast) => toast.id !== id));
}

export function queuedToasts(): readonly QueuedToast[] {
  return queue;
}

export function watchToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
