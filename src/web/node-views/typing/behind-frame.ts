/** For this long a page that makes no frames is waited for. */
const PATIENCE_MS = 100;

/**
 * Runs `open`, which gives a field the focus, behind the frame that is being made; or before the next key, which then goes
 * to that field. Answers how to leave it.
 */
export function behindFrameOrBeforeKey(open: () => void): () => void {
  let timer = setTimeout(run, PATIENCE_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  document.addEventListener('keydown', press, true);

  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    document.removeEventListener('keydown', press, true);
  }
  function run(): void {
    stop();
    open();
  }
  // The letter itself follows the focus; what listens for the key has to be told.
  function press(event: KeyboardEvent): void {
    const before = document.activeElement;
    run();
    const field = document.activeElement;
    if (field === null || field === before) return;
    event.stopImmediatePropagation();
    if (!field.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
  }
  return stop;
}
