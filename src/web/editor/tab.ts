import { newId } from '#contract/base/id.ts';

/** Names this tab among those of the browser: whose outbox and whose drafts are whose. */
export const tab = newId(Date.now());
