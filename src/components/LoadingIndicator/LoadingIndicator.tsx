/** The bar of five stones laid across the top while a page is fetched. Its progress comes from src/behaviours. */

export interface LoadingIndicatorProps {
  label: string;
  status: 'idle' | 'loading';
  /** Percent. */
  progress: number;
}

export function LoadingIndicator({ label, status, progress }: LoadingIndicatorProps) {
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
      // Only ever set in the browser, so the served document has no style attribute for the policy to refuse.
      style={isLoading ? { clipPath: `inset(0 ${100 - progress}% 0 0)` } : undefined}
    />
  );
}
