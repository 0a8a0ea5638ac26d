import { useEffect, useRef } from 'react';
import { focusHeading, isFocusLost } from '#client/lib/document/lostFocus.ts';
import { pathOf, type CandidateAddress } from './candidateAddress.ts';

/**
 * Removing a filter also removes its focused link, so the focus moves to the heading instead of the document's start.
 * Dialogs return their focus themselves.
 */
export function useRestoredFocus(address: CandidateAddress, list: object | undefined): void {
  const asked = pathOf({ ...address, open: '', filters: '' });
  const before = useRef({ asked, list });
  useEffect(() => {
    const { current } = before;
    const isSame = current.asked === asked && current.list === list;
    const isFirst = current.list === undefined;
    const isDialog = document.querySelector('dialog[open], [role=dialog]') !== null;
    before.current = { asked, list };
    if (!isSame && !isFirst && !isDialog && isFocusLost()) focusHeading();
  }, [asked, list]);
}
