/** The progress bar of five stones across the top of the page during navigation. src/behaviours supplies the progress. */

export interface LoadingIndicatorProps {
  label: string;
  status: 'idle' | 'loading';
  /** Percent. */
  progress: number;
}

/** Renders nothing before a navigation, so that the document contains neither the bar nor its styles. */
export function LoadingIndicator({ label, status, progress }: LoadingIndicatorProps) {
  if (status === 'idle' && progress === 0) return null;
  const isLoading = status === 'loading';
  return (
    <div
      className="loading"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress)}
      hidden={!isLoading}
      style={isLoading ? { clipPath: `inset(0 ${100 - progress}% 0 0)` } : undefined}
    />
  );
}
