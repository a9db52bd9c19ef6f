/** Shows the error page when the frame itself fails; the visitor is never left with a blank page. */
import { Component, type ReactNode } from 'react';

interface Props {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="main" tabIndex={-1}>
        {this.props.fallback}
      </main>
    );
  }
}
