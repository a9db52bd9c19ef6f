/** Renders a fallback if its children throw while they are rendered. */
import { Component, type ReactNode } from 'react';
import type { CopiedFrame } from '../behaviours/copiedFrame.ts';

interface Props {
  /** Called when the children throw, before they leave the document. */
  readonly copy: () => CopiedFrame;
  readonly fallback: (frame: CopiedFrame) => ReactNode;
  readonly onError: () => void;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { frame?: CopiedFrame }> {
  override state: { frame?: CopiedFrame } = {};

  override componentDidCatch() {
    this.setState({ frame: this.props.copy() });
    this.props.onError();
  }

  override render() {
    const { frame } = this.state;
    return frame ? this.props.fallback(frame) : this.props.children;
  }
}
