/** Newer browsers may drop it. */
interface OldDocument {
  execCommand?: (command: string) => boolean;
}

/** The only way on pages without TLS and in old browsers. */
export function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'fixed top-0 opacity-0';
  document.body.append(area);
  area.select();
  try {
    return (document as OldDocument).execCommand?.('copy') ?? false;
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
