import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareWords } from '../words/index.ts';

/** Shows an entry's screen as soon as its words are there; its letters come when they come. */
export async function mount(screen: ReactNode): Promise<void> {
  void import('../fonts.css');
  await prepareWords();
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StrictMode>{screen}</StrictMode>);
}
