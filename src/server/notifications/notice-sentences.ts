import type { Language } from '#contract/base/language.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { oneLine, withoutLinks } from '../mail/letter.ts';

type Said = Pick<Notification, 'kind' | 'title' | 'detail' | 'people' | 'isGuest' | 'count'>;
type Sentence = (who: string, title: string) => string;

const written = {
  ko: (who: string, title: string) => `${who} ‘${title}’에 댓글을 남겼어요`,
  en: (who: string, title: string) => `${who} commented on “${title}”`,
};

const sentences: Record<Language, Record<Exclude<Notification['kind'], 'credits'> | 'brokenOff', Sentence>> = {
  ko: {
    ready: (_, title) => `‘${title}’ 읽기를 마쳤어요`,
    failed: (_, title) => `‘${title}’ 읽기에 실패했어요`,
    invited: (who, title) => `${who} ‘${title}’에 초대했어요`,
    joined: (who, title) => `${who} ‘${title}’에 들어왔어요`,
    answered: (_, title) => `‘${title}’에 새 답변이 있어요`,
    brokenOff: (_, title) => `‘${title}’의 답변이 중간에 끊겼어요`,
    shared: (_, title) => `이제 ‘${title}’ 캔버스를 함께 쓸 수 있어요`,
    asked: (who, title) => `${who} ‘${title}’ 캔버스에 접근을 요청했어요`,
    offered: (who, title) => `${who} ‘${title}’의 소유권을 넘기려고 해요`,
    taken: (who, title) => `${who} ‘${title}’의 소유자가 되었어요`,
    locked: (_, title) => `비밀번호를 100번 틀려서 ‘${title}’ 링크를 잠갔어요`,
    role: (_, title) => `‘${title}’에서 내 역할이 바뀌었어요`,
    restored: (who, title) => `${who} ‘${title}’ 보드를 예전 시점으로 되돌렸어요`,
    removed: (_, title) => `이제 ‘${title}’에 들어갈 수 없어요`,
    mentioned: (who, title) => `${who} ‘${title}’ 댓글에서 나를 멘션했어요`,
    replied: (who, title) => `${who} ‘${title}’ 댓글에 답했어요`,
    noted: written.ko,
    commented: written.ko,
    resolved: (who, title) => `${who} ‘${title}’의 댓글을 해결했어요`,
    reacted: (who, title) => `${who} ‘${title}’의 내 댓글에 반응했어요`,
  },
  en: {
    ready: (_, title) => `“${title}” has been read`,
    failed: (_, title) => `“${title}” could not be read`,
    invited: (who, title) => `${who} invited you to “${title}”`,
    joined: (who, title) => `${who} joined “${title}”`,
    answered: (_, title) => `A new answer is on “${title}”`,
    brokenOff: (_, title) => `An answer on “${title}” broke off`,
    shared: (_, title) => `You now have access to “${title}”`,
    asked: (who, title) => `${who} asked for access to “${title}”`,
    offered: (who, title) => `${who} wants to make you the owner of “${title}”`,
    taken: (who, title) => `${who} is now the owner of “${title}”`,
    locked: (_, title) => `A link to “${title}” is locked after a hundred wrong passwords`,
    role: (_, title) => `Your role on “${title}” has changed`,
    restored: (who, title) => `${who} restored an earlier version of “${title}”`,
    removed: (_, title) => `You no longer have access to “${title}”`,
    mentioned: (who, title) => `${who} mentioned you in a comment on “${title}”`,
    replied: (who, title) => `${who} replied on “${title}”`,
    noted: written.en,
    commented: written.en,
    resolved: (who, title) => `${who} resolved a thread on “${title}”`,
    reacted: (who, title) => `${who} reacted to your comment on “${title}”`,
  },
};

const credits = {
  ko: {
    account: (_: string, level: string) => `이번 달 AI 크레딧의 ${level}%를 썼어요`,
    user: (_: string, level: string) => `이번 달에 내가 쓸 수 있는 AI 크레딧의 ${level}%를 썼어요`,
    link: (title: string, level: string) => `‘${title}’ 링크가 질문 한도의 ${level}%를 썼어요`,
    org: (title: string, level: string) => `‘${title}’ 조직이 이번 달 AI 크레딧의 ${level}%를 썼어요`,
  },
  en: {
    account: (_: string, level: string) => `${level}% of this month's AI credits are used`,
    user: (_: string, level: string) => `You have used ${level}% of your AI credits this month`,
    link: (title: string, level: string) => `The link “${title}” has used ${level}% of its questions`,
    org: (title: string, level: string) => `“${title}” has used ${level}% of its AI credits this month`,
  },
} as const;

const untitled = { ko: '제목 없음', en: 'Untitled' } as const;
const somebody = { ko: '다른 크리에이터', en: 'Another creator' } as const;

/** Somebody's words in one line of a mail, in which nothing can be pressed. */
export const flat = (words: string): string => oneLine(withoutLinks(words));

/** What somebody is called in a mail; a guest may have given himself any name. */
export function nameIn(language: Language, name: string, isGuest = false): string {
  const own = flat(name) || somebody[language];
  if (!isGuest) return own;
  return language === 'ko' ? `손님 ${own}` : `${own} (guest)`;
}

function whoIn(language: Language, { people, isGuest, count, detail }: Said): string {
  const name = nameIn(language, people[0] ?? detail ?? '', isGuest);
  const others = count - 1;
  if (language === 'ko') return others > 0 ? `${name}님 외 ${others}명이` : `${name}님이`;
  return others > 0 ? `${name} and ${others} other${others === 1 ? '' : 's'}` : name;
}

/** The sentence of a notice, as it may stand in a mail and in its subject. */
export function sentenceOf(language: Language, said: Said): string {
  const { kind, detail } = said;
  const title = flat(said.title) || untitled[language];
  if (kind === 'credits') {
    const [scope = '', level = ''] = (detail ?? '').split(':');
    return credits[language][scope === 'org' || scope === 'user' || scope === 'link' ? scope : 'account'](title, level);
  }
  const which = kind === 'answered' && detail === 'failed' ? 'brokenOff' : kind;
  return sentences[language][which](whoIn(language, said), title);
}
