import type { Notification } from '#contract/notifications/notifications.api.ts';

const later: Record<Notification['kind'], number> = {
  failed: 0,
  invited: 0,
  asked: 0,
  offered: 0,
  credits: 0,
  locked: 0,
  joined: 1,
  shared: 1,
  taken: 1,
  ready: 2,
};

/** What asks for something before what went well; of each the youngest first, as they come. */
export const waitingFirst = <Item extends { item: Pick<Notification, 'kind'> }>(waiting: readonly Item[]): Item[] =>
  waiting.toSorted((a, b) => later[a.item.kind] - later[b.item.kind]);
