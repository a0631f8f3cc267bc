import { lazyComponent } from '../../lib/lazy-component.ts';

const failed = () => import('./failed-cards.ts');

/** Fetched where a card first shows that it failed: most boards have none. */
export const FailedFile = lazyComponent(failed, 'FailedFile');
export const FailedLink = lazyComponent(failed, 'FailedLink');
