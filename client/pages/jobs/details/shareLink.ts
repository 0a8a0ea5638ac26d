interface SharedLink {
  url: string;
  title: string;
}

export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/** Uses the device's share sheet, else the clipboard, else the legacy copy command. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if (canShare(link)) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      // Closing the share sheet means the user changed their mind. After any other failure, try the next method.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return copyBySelection(link.url) ? 'copied' : 'failed';
  }
}

function canShare(link: SharedLink): boolean {
  return 'share' in navigator && (navigator.canShare?.(link) ?? true);
}

/** The only way on pages without TLS and in old browsers. Newer browsers may drop it. */
interface OldDocument {
  execCommand?: (command: string) => boolean;
}

function copyBySelection(text: string): boolean {
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
