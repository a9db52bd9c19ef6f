/** The arch without its keystone, which lies beside it; the opening shows the status. */

export function FallenArch({ status }: { status: number }) {
  return (
    <div className="fallen">
      <svg viewBox="0 0 176 66" aria-hidden="true">
        <use href="#arch" width="120" height="66" />
        <path className="keystone" d="M142 66L172 66A66 66 0 0 0 160.3 28.5L136 46.2A36 36 0 0 1 142 66z" />
      </svg>
      <p>{status}</p>
    </div>
  );
}
