import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

export type Kind = 'info' | 'success' | 'warning' | 'error';

/** How each kind of message looks, in banners and toasts alike. */
export const kindIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

export const kindColours = {
  info: 'text-ink',
  success: 'text-green',
  warning: 'text-amber',
  error: 'text-red',
};
