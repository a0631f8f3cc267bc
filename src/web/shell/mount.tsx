import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepCompositionKeys } from '../lib/composition.ts';
import { prepareWords } from '../words/index.ts';

/** Shows an entry's screen as soon as its words and what it needs are there; its letters come when they come. */
export async function mount(screen: ReactNode, needed: Promise<void> = Promise.resolve()): Promise<void> {
  keepCompositionKeys(window);
  void import('../fonts.css');
  await Promise.all([prepareWords(), needed]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StrictMode>{screen}</StrictMode>);
}
