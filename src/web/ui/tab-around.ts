const TABBABLE = 'a[href], button, input, textarea, select, iframe, [contenteditable], [tabindex]:not([tabindex="-1"])';

const isReached = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });

/**
 * Where Tab goes so that it stays within these areas, one after the other and around; null where the browser goes to the
 * right place by itself, or the focus is in something that floats above them.
 */
export function tabAround(areas: readonly HTMLElement[], isBack: boolean): HTMLElement | null {
  const { activeElement: at, body } = document;
  const here = areas.findIndex((area) => area.contains(at));
  if (here < 0 && at !== body) return null;
  const stops = areas.map((area) => [...area.querySelectorAll<HTMLElement>(TABBABLE)].filter(isReached));
  const inside = stops[here] ?? [];
  const edge = isBack ? inside[0] : inside.at(-1);
  const isAtEdge = here < 0 || at === edge || (at === areas[here] && (isBack || inside.length === 0));
  if (!isAtEdge) return null;
  const after = stops.map((_, i) => stops[(here + (isBack ? -1 - i : 1 + i) + 2 * stops.length) % stops.length] ?? []);
  const next = after.find((some) => some.length > 0) ?? [];
  return (isBack ? next.at(-1) : next[0]) ?? null;
}
