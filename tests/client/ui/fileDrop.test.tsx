import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileDrop } from '#client/ui/fields/FileDrop.tsx';
import { expectNoViolations } from './expectNoViolations.ts';

const user = userEvent.setup({ delay: null });
const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });

function draw(props: Partial<Parameters<typeof FileDrop>[0]> = {}) {
  const onFiles = vi.fn<(files: File[]) => void>();
  const drawn = render(
    <FileDrop
      label="Drop your resume here"
      areaLabel="File drop area"
      hint="PDF, up to 5 MB"
      chooseLabel="Choose a file"
      accept={['application/pdf']}
      onFiles={onFiles}
      {...props}
    />,
  );
  const input = drawn.container.querySelector<HTMLInputElement>('input[type="file"]')!;
  return {
    ...drawn,
    onFiles,
    input,
    names: () => onFiles.mock.calls.map(([files]) => files.map(({ name }) => name)),
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
  expect(input.multiple).toBe(false);
  const opened = vi.spyOn(input, 'click');
  await user.click(screen.getByRole('button', { name: 'Choose a file' }));
  expect(opened).toHaveBeenCalledOnce();
  await user.upload(input, file('cv.pdf'));
  expect(names()).toEqual([['cv.pdf']]);
  await expectNoViolations(container);
});

test('only the first of several pasted files is used, unless several are allowed', async () => {
  const one = draw();
  act(() => zone().focus());
  await paste(file('a.pdf'), file('b.pdf'));
  await waitFor(() => expect(one.names()).toEqual([['a.pdf']]));
  one.unmount();
  const several = draw({ multiple: true });
  expect(several.input.multiple).toBe(true);
  act(() => zone().focus());
  await paste(file('a.pdf'), file('b.pdf'));
  await waitFor(() => expect(several.names()).toEqual([['a.pdf', 'b.pdf']]));
});

test('a disabled drop zone opens nothing', async () => {
  const { input, onFiles } = draw({ disabled: true });
  const choose = screen.getByRole<HTMLButtonElement>('button', { name: 'Choose a file' });
  expect(choose.disabled).toBe(true);
  const opened = vi.spyOn(input, 'click');
  await user.click(choose);
  expect(opened).not.toHaveBeenCalled();
  expect(onFiles).not.toHaveBeenCalled();
});
