import { all } from './page.ts';

/** The folded links close behind a choice, at Escape, and at a press elsewhere. */
export function closeMenus(): void {
  for (const menu of all<HTMLDetailsElement>('[data-menu]')) {
    menu.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.open = false;
    });
    document.addEventListener('pointerdown', (event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
  }
}
