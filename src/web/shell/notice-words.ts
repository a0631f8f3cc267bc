import type { CreditScope } from '#contract/billing/credits.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import type { Words } from '../words/index.ts';

type Said = Pick<Notification, 'kind' | 'title' | 'detail'>;

/** The sentence of a notification. */
export function noticeWords(t: Words<'shell'>, { kind, title, detail }: Said): string {
  const named = title || t('untitled');
  if (kind === 'answered') return t(detail === 'failed' ? 'notice.brokenOff' : 'notice.answered', { title: named });
  if (kind !== 'credits') return t(`notice.${kind}`, { title: named, name: detail || t('somebody') });
  const { scope, level } = creditsIn(detail);
  return t(`creditsUsed.${scope}`, { title: named, level });
}

/** Whether a limit is reached, so that something else than a model answers. */
export const isCreditsOver = ({ kind, detail }: Said): boolean =>
  kind === 'credits' && creditsIn(detail).level === '100';

/** 'org:80' */
function creditsIn(detail: string | null): { scope: CreditScope; level: string } {
  const [scope = '', level = ''] = (detail ?? '').split(':');
  return { scope: scope === 'org' || scope === 'user' ? scope : 'account', level };
}
