/** What a notice can tell of; see `notification`. */
export const noticeKinds = [
  'ready',
  'failed',
  'invited',
  'joined',
  'credits',
  'answered',
  'shared',
  'asked',
  'offered',
  'taken',
  'locked',
  'role',
  'removed',
  'restored',
  'mentioned',
  'replied',
  'noted',
  'commented',
  'resolved',
  'reacted',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
