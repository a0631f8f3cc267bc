/** Holds the place of a field that is on its way, unseen: the letters that are typed until then are kept for it, and reach nothing else. */
export function ComingField({ label, onType }: { label: string; onType: (typed: string) => void }) {
  return (
    <input
      ref={(field) => field?.focus({ preventScroll: true })}
      aria-label={label}
      className="sr-only"
      onChange={(event) => onType(event.target.value)}
    />
  );
}
