type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Which step the keys ask for, on any system. */
export function undoRedoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys) {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}
