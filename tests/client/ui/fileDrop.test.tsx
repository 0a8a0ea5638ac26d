import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileDrop } from '#client/ui/fields/FileDrop.tsx';
import { expectNoViolations } from './expectNoViolations.ts';

const user = userEvent.setup({ delay: null });
const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });

function draw() {
  const onFile = vi.fn<(file: File) => void>();
  const drawn = render(
    <FileDrop
      label="Drop your resume here"
      areaLabel="File drop area"
      hint="PDF, up to 5 MB"
      chooseLabel="Choose a file"
      accept={['application/pdf']}
      onFile={onFile}
    />,
  );
  const input = drawn.container.querySelector<HTMLInputElement>('input[type="file"]')!;
  return {
    ...drawn,
    input,
    names: () => onFile.mock.calls.map(([{ name }]) => name),
  };
}

/** Keyboard users paste on the button. */
const zone = () => screen.getAllByRole('button')[0]!;

/** As browsers paste files: the drop zone treats them like dropped ones. */
async function paste(...files: File[]) {
  const items = files.map((one) => ({ kind: 'file', type: one.type, getAsFile: () => one }));
  const clipboardData = {
    items,
    types: ['Files'],
    files,
    effectAllowed: 'all',
    dropEffect: 'none',
    getData: () => '',
  };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData,
  });
  await act(async () => document.activeElement!.dispatchEvent(event));
}

test('a file is chosen by a button, limited to the allowed types', async () => {
  const { input, names, container } = draw();
  expect(screen.getByText('PDF, up to 5 MB')).toBeTruthy();
  expect(input.accept).toBe('application/pdf');
  const opened = vi.spyOn(input, 'click');
  await user.click(screen.getByRole('button', { name: 'Choose a file' }));
  expect(opened).toHaveBeenCalledOnce();
  await user.upload(input, file('cv.pdf'));
  expect(names()).toEqual(['cv.pdf']);
  // Empty, so that the same file can be chosen again.
  expect(input.value).toBe('');
  await expectNoViolations(container);
});

test('only the first of several pasted files is used', async () => {
  const { names } = draw();
  act(() => zone().focus());
  await paste(file('a.pdf'), file('b.pdf'));
  await waitFor(() => expect(names()).toEqual(['a.pdf']));
});
