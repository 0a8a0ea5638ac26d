import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shareLink } from '#client/pages/jobs/details/shareLink.ts';
import { replaceClipboard } from '#tests/support/clipboard.ts';

const LINK = { url: 'https://kaamyab.example/job-details/1', title: 'Staff Nurse' };
const share = vi.fn();
const writeText = vi.fn();
const execCommand = vi.fn();

beforeEach(() => {
  replaceClipboard({ writeText });
  Object.assign(document, { execCommand });
});
afterEach(() => {
  vi.resetAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const withShare = () => Object.assign(navigator, { share });

describe('a link is shared', () => {
  test('by the device’s share sheet if there is one', async () => {
    withShare();
    expect(await shareLink(LINK)).toBe('shared');
    expect(share).toHaveBeenCalledWith(LINK);
    expect(writeText).not.toHaveBeenCalled();
  });

  test('not at all if the user closes the share sheet', async () => {
    withShare();
    share.mockRejectedValue(new DOMException('', 'AbortError'));
    expect(await shareLink(LINK)).toBe('dismissed');
    expect(writeText).not.toHaveBeenCalled();
  });

  test.each([
    [
      'the device cannot share this',
      () => Object.assign(navigator, { share, canShare: () => false }),
    ],
    ['the device fails', () => (withShare(), share.mockRejectedValue(new Error('No.')))],
    ['there is no such feature', () => undefined],
  ])('by the clipboard if %s', async (_, prepare) => {
    prepare();
    expect(await shareLink(LINK)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(LINK.url);
  });

  test('by the legacy command if the clipboard is blocked', async () => {
    writeText.mockRejectedValue(new Error('Denied.'));
    let copied = '';
    execCommand.mockImplementation(() => {
      copied = document.querySelector('textarea')?.value ?? '';
      return true;
    });
    expect(await shareLink(LINK)).toBe('copied');
    expect(copied).toBe(LINK.url);
    expect(document.querySelector('textarea')).toBeNull();
  });

  test('or fails with an error', async () => {
    writeText.mockRejectedValue(new Error('Denied.'));
    execCommand.mockReturnValue(false);
    expect(await shareLink(LINK)).toBe('failed');
  });
});
