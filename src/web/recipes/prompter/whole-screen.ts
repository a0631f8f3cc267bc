/** Gives the page the whole screen where the browser allows it; `onLeft` is called when a person leaves it by the browser's own key. */
export function takeWholeScreen(page: Document, onLeft: () => void): () => void {
  const root = page.documentElement;
  if (page.fullscreenElement || typeof root.requestFullscreen !== 'function') return () => undefined;
  let isOver = false;
  let isTaken = false;
  const changed = () => {
    if (page.fullscreenElement) isTaken = true;
    else if (isTaken && !isOver) onLeft();
  };
  const leave = () => {
    if (page.fullscreenElement) void page.exitFullscreen().catch(() => undefined);
  };
  page.addEventListener('fullscreenchange', changed);
  void root.requestFullscreen().then(
    () => isOver && leave(),
    () => undefined,
  );
  return () => {
    isOver = true;
    page.removeEventListener('fullscreenchange', changed);
    if (isTaken) leave();
  };
}
