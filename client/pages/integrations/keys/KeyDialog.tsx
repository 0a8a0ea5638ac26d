import { CreateKey } from './CreateKey.tsx';
import { EndKey } from './EndKey.tsx';
import type { KeyAction, ShownKey } from './KeyRow.tsx';
import { RenameKey } from './RenameKey.tsx';
import { RotateKey } from './RotateKey.tsx';

export type OpenedKey = { what: 'create' } | { what: KeyAction; apiKey: ShownKey };

interface KeyDialogProps {
  opened: OpenedKey;
  onClose: () => void;
}

export function KeyDialog({ opened, onClose }: KeyDialogProps) {
  switch (opened.what) {
    case 'create':
      return <CreateKey onClose={onClose} />;
    case 'rotate':
      return <RotateKey apiKey={opened.apiKey} onClose={onClose} />;
    case 'rename':
      return <RenameKey apiKey={opened.apiKey} onClose={onClose} />;
    case 'endOld':
    case 'revoke':
      return <EndKey what={opened.what} apiKey={opened.apiKey} onClose={onClose} />;
  }
}
