import type { Services } from '#server/services.ts';

/** RFC 8058: one-click unsubscribe sends a POST to this path. */
export function unsubscribeHeaders({ config }: Services, path: string) {
  return {
    'List-Unsubscribe': `<${config.publicUrl}${path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
