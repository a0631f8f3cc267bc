import { all, showState } from './page.ts';

const SAID_FOR_MS = 2_000;

/** The prompts' buttons put their text on the clipboard and say for a moment whether it worked. */
export function copyPrompts(): void {
  for (const button of all('[data-copy]')) {
    button.hidden = false;
    let back = 0;
    button.addEventListener('click', async () => {
      const text = button.dataset['copy'] ?? '';
      const state = await navigator.clipboard.writeText(text).then(
        () => 'copied',
        () => 'failed',
      );
      showState(button, state);
      window.clearTimeout(back);
      back = window.setTimeout(() => showState(button, 'idle'), SAID_FOR_MS);
    });
  }
}
