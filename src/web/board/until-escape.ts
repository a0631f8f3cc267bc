/** Hears the next Escape before anybody else does; what is answered stops waiting for it. */
export function untilEscape(act: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    stop();
    act();
  };
  const stop = () => window.removeEventListener('keydown', press, true);
  window.addEventListener('keydown', press, true);
  return stop;
}
