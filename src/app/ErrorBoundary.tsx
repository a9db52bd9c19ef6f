/** Renders a fallback if its children throw while React renders them. */
import { Component, type ReactNode } from 'react';

interface Props {
  readonly fallback: ReactNode;
  readonly onError: () => void;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
