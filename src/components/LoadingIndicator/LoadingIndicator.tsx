/** The bar of five stones laid across the top while a page is fetched. Its progress comes from src/behaviours. */

export interface LoadingIndicatorProps {
  label: string;
  status: 'idle' | 'loading';
  /** Percent. */
  progress: number;
}

/** Nothing until a page is fetched, so that the served document carries neither the bar nor its styles. */
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
