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
    const legacy = await import('./copyBySelection.ts').catch(() => null);
    return legacy?.copyBySelection(link.url) ? 'copied' : 'failed';
  }
}

function canShare(link: SharedLink): boolean {
  return 'share' in navigator && (navigator.canShare?.(link) ?? true);
}
