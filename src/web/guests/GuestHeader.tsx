import { Copy, Eye, MessageSquareText, PenLine } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { EnteredLink } from '#contract/sharing/links.schema.ts';
import { dayOf } from '../lib/dates.ts';
import { loginAddress, useUser } from '../lib/session.ts';
import { BrandLink } from '../shell/NavBar.tsx';
import { ThemeToggle } from '../shell/ThemeToggle.tsx';
import { Badge } from '../ui/Badge.tsx';
import { buttonLook } from '../ui/Button.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { COPY } from './copy-wish.ts';

interface GuestHeaderProps {
  entered: EnteredLink;
  token: string;
  mayEdit: boolean;
  children?: ReactNode;
}

/** What is shown here, by whom, what may be done with it, and the way in for who has an account. */
export function GuestHeader({ entered, token, mayEdit, children }: GuestHeaderProps) {
  const t = useWords('guests');
  const { language } = useLanguage();
  const { title, ownerName, expiresAt, allowCopy } = entered;
  const login = loginAddress(`/s/${token}`);
  const { user } = useUser();
  const copying = useCopyAddress(token);
  const role = t(mayEdit ? 'mayEdit' : entered.role === 'viewer' ? 'viewOnly' : 'mayComment');
  const Sign = mayEdit ? PenLine : entered.role === 'viewer' ? Eye : MessageSquareText;
  const [nowMs] = useState(() => Date.now());
  return (
    <header className="flex h-(--h-nav) shrink-0 items-center gap-3 border-b border-line bg-surface pr-2 pl-4 max-sm:gap-2 md:pr-4">
      <div className="shrink-0 max-sm:[&_span]:hidden">
        <BrandLink />
      </div>
      <span aria-hidden="true" className="h-5 w-px shrink-0 bg-line max-sm:hidden" />
      <div className="min-w-0">
        <h1 className="truncate text-base leading-5 font-[650]">{title}</h1>
        <p className="flex items-center gap-1 text-sm leading-4 text-ink-3 sm:hidden">
          <Sign size={12} strokeWidth={2} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{ownerName ? `${role} · ${ownerName}` : role}</span>
        </p>
      </div>
      <Badge tone="plain" className="max-sm:hidden">
        <Sign size={12} strokeWidth={2} aria-hidden="true" />
        {role}
      </Badge>
      {ownerName && (
        <span className="truncate text-sm text-ink-3 max-lg:hidden">{t('sharedBy', { name: ownerName })}</span>
      )}
      <div className="flex-1" />
      {expiresAt && (
        <span className="shrink-0 text-sm text-ink-3 max-lg:hidden">
          {t('until', { date: dayOf(expiresAt, nowMs, language) })}
        </span>
      )}
      {children}
      <ThemeToggle />
      {!user && (
        <a href={login} className={buttonLook(allowCopy ? 'secondary' : 'primary')}>
          {t('signIn')}
        </a>
      )}
      {allowCopy && (
        <a href={copying} className={`${buttonLook('primary')} max-md:hidden`}>
          <Copy size={15} strokeWidth={2} aria-hidden="true" />
          {t('takeCopy')}
        </a>
      )}
    </header>
  );
}

/** Where a copy is taken; who is not signed in does that first. */
export function useCopyAddress(token: string): string {
  const { user } = useUser();
  const path = `/s/${token}?${COPY}`;
  return user ? path : loginAddress(path);
}
