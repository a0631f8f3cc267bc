/**
 * Ends what is being dragged as if the button had been let go, which is the only end that the interaction engine knows. The
 * button itself is still down: the click that comes of it is nobody's.
 */
export function cancelDrag(): void {
  const swallow = (click: Event) => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.addEventListener('pointerdown', () => window.removeEventListener('click', swallow, true), {
    capture: true,
    once: true,
  });
  document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, view: window }));
}
