import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** What stands in the place of a small part, where a sentence would not fit. */
  small?: boolean;
  children: ReactNode;
}

/** Keeps a fault of its children to itself: in their place it says that something went wrong, and how to try again. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { small = false, children } = this.props;
    return this.state.hasFailed ? <Failed small={small} /> : children;
  }
}

// What failed to draw would fail again from the same state: the page is loaded anew, and its address says what was asked.
const reload = () => window.location.reload();

const Failed = ({ small }: { small: boolean }): ReactNode =>
  small ? (
    <button className="link" type="button" title="Something went wrong" onClick={reload}>
      Try again
    </button>
  ) : (
    <div className="state" role="alert">
      <p className="state-title">Something went wrong</p>
      <p>This part of the page stopped. The fault is ours; what you saved is safe.</p>
      <button className="button button-secondary" type="button" onClick={reload}>
        Try again
      </button>
    </div>
  );

/** An island that keeps its faults to itself. */
export const guarded = <P extends object>(Island: ComponentType<P>) =>
  function Guarded(props: P): ReactNode {
    return (
      <Boundary>
        <Island {...props} />
      </Boundary>
    );
  };
