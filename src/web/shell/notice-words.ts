import type { CreditScope } from '#contract/billing/credits.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import type { Words } from '../words/index.ts';

type Said = Pick<Notification, 'kind' | 'title' | 'detail' | 'people' | 'isGuest' | 'count'>;

/** The sentence of a notification. */
export function noticeWords(t: Words<'shell'>, { kind, title, detail, people, isGuest, count }: Said): string {
  const named = title || t('untitled');
  if (kind === 'answered') return t(detail === 'failed' ? 'notice.brokenOff' : 'notice.answered', { title: named });
  if (kind === 'credits') {
    const { scope, level } = creditsIn(detail);
    return t(`creditsUsed.${scope}`, { title: named, level });
  }
  const own = people[0] || detail || t('somebody');
  const name = isGuest ? t('guest', { name: own }) : own;
  const who = count > 1 ? t('whoAndOthers', { name, count: count - 1 }) : t('who', { name });
  return t(`notice.${kind === 'noted' ? 'commented' : kind}`, { title: named, who });
}

/** Whether a limit is reached, so that something else than a model answers. */
export const isCreditsOver = ({ kind, detail }: Pick<Said, 'kind' | 'detail'>): boolean =>
  kind === 'credits' && creditsIn(detail).level === '100' && creditsIn(detail).scope !== 'link';

/** 'org:80' */
function creditsIn(detail: string | null): { scope: CreditScope | 'link'; level: string } {
  const [scope = '', level = ''] = (detail ?? '').split(':');
  return { scope: scope === 'org' || scope === 'user' || scope === 'link' ? scope : 'account', level };
}
