import { Component, type ReactNode } from 'react';
import { reportError } from '#client/lib/clientErrors.ts';

interface Props {
  onFailure: () => void;
  children: ReactNode;
}

/** A dialog that cannot be loaded must not take the page below it along. */
export class DialogBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError('chunk', error);
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
