import { useEffect, type ReactNode } from 'react';
import type { User } from '#contract/account/account.schema.ts';
import { TIMING } from '#contract/limits.ts';
import { useUser } from '../lib/session.ts';
import { useSettingsAsked } from '../lib/settings.ts';
import { greetingNameOf, nameOf } from '../shell/name-of.ts';
import { ThemeToggle } from '../shell/ThemeToggle.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { BrandMark } from '../ui/BrandMark.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Floor } from '../ui/Floor.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords, useLanguage } from '../words/index.ts';
import { LoginCard } from './LoginCard.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { Languages } from 'lucide-react';

/** The door: signs in, or greets whoever is in and moves on. */
export function AccessScreen() {
  const shell = useWords('shell');
  const { user, isLoading, error, retry } = useUser();
  const isReady = useSettingsAsked() && !isLoading;
  const failure = new URLSearchParams(window.location.search).get('error');
  usePageTitle(shell('titleAccess'));
  return (
    <Frame>
      {!isReady ? (
        <LoadingCard />
      ) : user ? (
        <Welcome user={user} />
      ) : error ? (
        <ErrorView error={error} title={shell('noServer')} onRetry={retry} />
      ) : failure === 'members-only' ? (
        <MembersOnly />
      ) : (
        <LoginCard failure={failure} />
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden">
      <Floor className="opacity-70 mask-[radial-gradient(ellipse_at_50%_46%,transparent_26%,#000_78%)]" />
      <div className="relative z-1 flex h-(--h-nav) items-center justify-end gap-1 px-2 md:px-4">
        <LanguageSwitch />
        <ThemeToggle />
      </div>
      <main id="content" className="relative z-1 flex flex-1 items-center justify-center px-4 pt-4 pb-24">
        <div className="w-full max-w-[400px] appear-dialog">{children}</div>
      </main>
    </div>
  );
}

function LoadingCard() {
  const t = useWords('access');
  return (
    <div className="rounded-[20px] border border-line bg-surface px-8 py-9 shadow-pop">
      <Waiting label={t('loading')} className="flex flex-col items-center">
        <Skeleton className="size-11 rounded-[11px]" />
        <Skeleton className="mt-5 h-5 w-52" />
        <Skeleton className="mt-3 h-3.5 w-64" />
        <Skeleton className="mt-7 h-[52px] w-full rounded-card" />
      </Waiting>
    </div>
  );
}

/** The rest of the product is a document of its own. */
const goHome = () => window.location.replace('/');

/** Two seconds of greeting, with a bar that shows them, then the dashboard. */
function Welcome({ user }: { user: User }) {
  const t = useWords('access');
  const name = greetingNameOf(user);
  useEffect(() => {
    const timer = setTimeout(goHome, TIMING.welcomeRedirectMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="rounded-[20px] border border-line bg-surface px-8 pt-9 pb-7 text-center shadow-pop">
      <BrandMark sizePx={44} className="mx-auto" />
      <div role="status" className="mt-6 flex items-center justify-center gap-3">
        <Avatar name={nameOf(user)} colourKey={user.id} src={user.profileImageUrl} size="lg" />
        <h1 className="min-w-0 text-h2 font-bold">{t('hello', { name })}</h1>
      </div>
      <p className="mt-2 text-base text-ink-2">{t('helloText')}</p>
      <div aria-hidden="true" className="mt-5 h-[3px] overflow-hidden rounded-full bg-surface-3">
        <div
          style={{ animationDuration: `${TIMING.welcomeRedirectMs}ms` }}
          className="h-full animate-[fill-bar_linear_both] rounded-full bg-ring"
        />
      </div>
      <Button variant="ghost" className="mt-4" onClick={goHome}>
        {t('goNow')}
      </Button>
    </div>
  );
}

/** Changes to the other language; named in that language, so that whoever cannot read this one finds it. */
function LanguageSwitch() {
  const { language, choose } = useLanguage();
  const other = language === 'ko' ? 'en' : 'ko';
  return (
    <Button
      variant="ghost"
      size="sm"
      lang={other}
      className="max-md:h-11"
      onClick={() => choose(other)}
      icon={<Languages size={15} strokeWidth={2} aria-hidden="true" />}
    >
      {other === 'ko' ? '한국어' : 'English'}
    </Button>
  );
}
