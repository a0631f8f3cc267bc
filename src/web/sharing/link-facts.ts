import { useState } from 'react';
import type { Link } from '#contract/sharing/links.schema.ts';
import { dayOf } from '../lib/dates.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { useRelativeTime } from '../words/use-relative-time.ts';

type Known = Omit<Link, 'url' | 'chat' | 'held'> & { chat?: Link['chat']; held?: Link['held'] };

/** Why a link opens nothing, or null. */
export function linkTrouble(
  { held, isLocked, expiresAt, uses, maxUses }: Pick<Known, 'held' | 'isLocked' | 'expiresAt' | 'uses' | 'maxUses'>,
  nowMs: number,
): 'held' | 'lowered' | 'locked' | 'over' | 'full' | null {
  if (held) return held.isOff ? 'held' : 'lowered';
  if (isLocked) return 'locked';
  if (expiresAt !== null && Date.parse(expiresAt) <= nowMs) return 'over';
  return maxUses !== null && uses >= maxUses ? 'full' : null;
}

/** How a link is called: by its own name, or by its kind. */
export function useLinkName(): (link: Pick<Link, 'label' | 'kind'>) => string {
  const t = useWords('links');
  return ({ label, kind }) => label || t(`kind.${kind}`);
}

/** What is seen of a link at a glance: what it gives, what protects it, how it is used. */
export function useLinkFacts(): (link: Known) => string[] {
  const t = useWords('links');
  const ago = useRelativeTime();
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const troubles = {
    held: t('isHeld'),
    lowered: t('isLowered'),
    locked: t('isLocked'),
    over: t('isOver'),
    full: t('isFull'),
  };
  return (link) => {
    const { kind, chat, role, hasPassword, expiresAt, uses, maxUses, lastUsedAt } = link;
    const trouble = linkTrouble(link, nowMs);
    return [
      ...(trouble ? [troubles[trouble]] : []),
      ...(kind === 'chat' ? [] : [t(`role.${role}`)]),
      ...(chat ? [t('askedOf', { asked: chat.asked, cap: chat.capQuestions })] : []),
      ...(hasPassword ? [t('withPassword')] : []),
      ...(expiresAt !== null && trouble !== 'over' ? [t('until', { date: dayOf(expiresAt, nowMs, language) })] : []),
      ...(maxUses === null ? [] : [t('usesShort', { uses, maxUses })]),
      lastUsedAt === null ? t('unopened') : t('opened', { time: ago(lastUsedAt) }),
    ];
  };
}
