import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sheet } from '#client/ui/overlays/Sheet.tsx';
import { letDialogsOpen } from '#tests/client/browse/drawBrowse.tsx';

test('the page behind does not scroll while a sheet is open, and scrolls again afterwards', () => {
  letDialogsOpen();
  const { style } = document.documentElement;
  const { unmount } = render(
    <Sheet title="Filters" closeLabel="Close" onClose={() => undefined}>
      Pay
    </Sheet>,
  );
  expect(style.overflow).toBe('hidden');
  unmount();
  expect(style.overflow).toBe('');
});
