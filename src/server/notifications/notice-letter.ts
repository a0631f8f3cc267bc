import { cut } from '#contract/base/letters.ts';
import type { Language } from '#contract/base/language.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import type { Letter } from '../mail/letter.ts';
import { layOut } from '../mail/letter-page.ts';
import { nameIn, sentenceOf } from './notice-sentences.ts';

const EXCERPT_LENGTH = 200;
const MOST_QUOTED = 3;
const MOST_ROWS = 20;

const words = {
  ko: {
    openThread: '댓글 열기',
    open: 'Maru에서 열기',
    earlier: (count: number) => `외 ${count}건이 더 있어요.`,
    boardFoot: '이 보드의 댓글을 메일로 알려 드리고 있어요.',
    muteBoard: '이 보드의 알림 끄기',
    topicFoot: '알림 설정에 따라 보내 드린 메일이에요.',
    muteTopic: '이런 메일 그만 받기',
    digestFoot: '읽지 않은 알림을 모아서 보내 드렸어요.',
    muteDigest: '모아 보는 메일 끄기',
    settings: '알림 설정',
    digest: (count: number) => `읽지 않은 알림이 ${count}건 있어요`,
  },
  en: {
    openThread: 'Open the comment',
    open: 'Open in Maru',
    earlier: (count: number) => `And ${count} more.`,
    boardFoot: 'You get mails about comments on this board.',
    muteBoard: 'Mute this board',
    topicFoot: 'You get this mail because of your notification settings.',
    muteTopic: 'Stop mails like this',
    digestFoot: 'These are your unread notifications in one mail.',
    muteDigest: 'Turn the digest off',
    settings: 'Notification settings',
    digest: (count: number) => `You have ${count} unread notification${count === 1 ? '' : 's'}`,
  },
} as const;

/** Where mails lead and by what they are ended. */
export interface Addresses {
  publicUrl: string;
  unsubscribeUrl: string;
}

/** The page that a notice leads to; null for nowhere. */
function pathOf({ kind, place, threadId }: Notification): string | null {
  if (!place || kind === 'removed') return null;
  const thread = threadId ? `?thread=${threadId}` : '';
  const share = kind === 'asked' ? '?share=1' : '';
  const node = place.nodeId && !thread ? `?node=${place.nodeId}` : '';
  if (place.canvasId) return `/canvas/${place.canvasId}${thread || share || node}`;
  if (place.projectId) return `/projects/${place.projectId}${thread || node ? `/board${thread || node}` : ''}`;
  return place.orgId ? `/orgs/${place.orgId}` : null;
}

/** What somebody said, in the words that stand there now; nothing in it can be pressed. */
export interface Quoted {
  name: string;
  isGuest?: boolean;
  body: string;
}

/** The mail about one notice. What people wrote in it leads nowhere. */
export function noticeLetter(
  notice: Notification,
  quoted: readonly Quoted[],
  { to, language, publicUrl, unsubscribeUrl }: { to: string; language: Language } & Addresses,
): Letter {
  const say = words[language];
  const subject = sentenceOf(language, notice);
  const isOfBoard = notice.boardId !== undefined;
  const path = pathOf(notice);
  const quote = quoteOf(language, quoted);
  const page = layOut({
    language,
    title: subject,
    lines: quoted.length > MOST_QUOTED ? [say.earlier(quoted.length - MOST_QUOTED)] : [],
    ...(quote && { quote }),
    ...(path && { link: { label: notice.threadId ? say.openThread : say.open, url: `${publicUrl}${path}` } }),
    foot: [isOfBoard ? say.boardFoot : say.topicFoot],
    footLinks: [
      { label: isOfBoard ? say.muteBoard : say.muteTopic, url: unsubscribeUrl },
      { label: say.settings, url: `${publicUrl}/settings#notices` },
    ],
  });
  const thread = notice.threadId;
  return { to, onBehalfOf: null, subject, language, unsubscribeUrl, ...(thread && { thread }), ...page };
}

function quoteOf(language: Language, quoted: readonly Quoted[]): string {
  const last = quoted.slice(-MOST_QUOTED);
  const most = Math.floor(EXCERPT_LENGTH / Math.max(1, last.length));
  return last
    .map(({ name, isGuest, body }) => {
      const said = body.replace(/\s+/g, ' ').trim();
      return cut(last.length === 1 ? said : `${nameIn(language, name, isGuest)}: ${said}`, most);
    })
    .join('\n');
}

/** What somebody has not read, in one mail. */
export function digestLetter(
  notices: readonly Notification[],
  { to, language, publicUrl, unsubscribeUrl }: { to: string; language: Language } & Addresses,
): Letter {
  const say = words[language];
  const subject = say.digest(notices.length);
  const rows = notices.slice(0, MOST_ROWS).map((notice) => {
    const path = pathOf(notice);
    return { label: sentenceOf(language, notice), url: path && `${publicUrl}${path}` };
  });
  const more = notices.length - rows.length;
  const page = layOut({
    language,
    title: subject,
    lines: [],
    rows: more > 0 ? [...rows, { label: say.earlier(more), url: null }] : rows,
    link: { label: say.open, url: `${publicUrl}/dashboard` },
    foot: [say.digestFoot],
    footLinks: [
      { label: say.muteDigest, url: unsubscribeUrl },
      { label: say.settings, url: `${publicUrl}/settings#notices` },
    ],
  });
  return { to, onBehalfOf: null, subject, language, unsubscribeUrl, ...page };
}
