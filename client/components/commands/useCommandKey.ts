import { useEffect } from 'react';

/** Ctrl+K, or Cmd+K on a Mac, including inside fields, as elsewhere on the web. */
export function useCommandKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const plain = !event.altKey && !event.shiftKey && !event.repeat;
      if (!plain || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
}
