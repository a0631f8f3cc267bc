import { z } from 'zod';
import type { NoticeKind } from './kinds.ts';

/** now: by a mail of its own; digest: together with others; off: not by mail. */
export const mailWays = ['now', 'digest', 'off'] as const;
export type MailWay = (typeof mailWays)[number];

export interface Topic {
  kinds: readonly NoticeKind[];
  /** How its mails go where nothing else was chosen; null: the kind has mails of its own, or none. */
  mail: MailWay | null;
}

/** What somebody chooses by, in the order of the settings. */
export const topics = {
  mentions: { kinds: ['mentioned'], mail: 'now' },
  // noted: a thread was begun at what the person made.
  replies: { kinds: ['replied', 'noted'], mail: 'now' },
  comments: { kinds: ['commented'], mail: 'digest' },
  resolved: { kinds: ['resolved'], mail: 'off' },
  restored: { kinds: ['restored'], mail: 'off' },
  reactions: { kinds: ['reacted'], mail: 'off' },
  // An invitation is a mail by itself.
  invitations: { kinds: ['invited'], mail: null },
  access: { kinds: ['shared', 'role', 'removed', 'asked', 'offered', 'taken', 'locked'], mail: 'now' },
  joining: { kinds: ['joined'], mail: 'off' },
  answers: { kinds: ['answered'], mail: 'off' },
  readings: { kinds: ['ready', 'failed'], mail: 'off' },
  credits: { kinds: ['credits'], mail: 'now' },
} as const satisfies Record<string, Topic>;
export type TopicName = keyof typeof topics;
export const topicNames = Object.keys(topics) as TopicName[];

export const topicOf = (kind: NoticeKind): TopicName =>
  topicNames.find((name) => (topics[name].kinds as readonly NoticeKind[]).includes(kind)) ?? 'access';

/** In which respect a notice is about its thing: one thing may have one row of each. */
export const familyOf = (kind: NoticeKind): 'reading' | 'place' | 'board' | 'thread' => {
  if (isOfThread(kind)) return 'thread';
  if (kind === 'ready' || kind === 'failed') return 'reading';
  return kind === 'answered' || kind === 'restored' ? 'board' : 'place';
};

/** What is told of a thread, what concerns a person most first: a row of several says the first of them. */
export const threadKinds = ['mentioned', 'replied', 'noted', 'commented', 'resolved', 'reacted'] as const;
export const isOfThread = (kind: NoticeKind): kind is (typeof threadKinds)[number] =>
  (threadKinds as readonly NoticeKind[]).includes(kind);

/** What is not addressed to the person himself, but told because he watches. */
export const watchedKinds = ['commented', 'resolved', 'reacted'] as const satisfies readonly NoticeKind[];

const choice = z.strictObject({ app: z.boolean(), mail: z.enum(mailWays) });
export type TopicChoice = z.infer<typeof choice>;

/** Of each topic what was chosen; absent: as usual. */
export const topicChoices = z.partialRecord(z.enum(topicNames as [TopicName, ...TopicName[]]), choice);
export type TopicChoices = z.infer<typeof topicChoices>;

/** How a topic is told to who chose this. */
export function chosenOf(choices: TopicChoices, name: TopicName): TopicChoice {
  const usual = topics[name].mail;
  const { app = true, mail = usual ?? 'off' } = choices[name] ?? {};
  return { app, mail: usual === null ? 'off' : mail };
}

export const digestDays = ['weekdays', 'weekly', 'off'] as const;
export type DigestDays = (typeof digestDays)[number];

export const watchLevels = ['all', 'mine', 'none'] as const;
export type WatchLevel = (typeof watchLevels)[number];
