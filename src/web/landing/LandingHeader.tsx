import { Languages, Menu, Moon, Sun, X } from 'lucide-react';
import { useState } from 'react';
import { LANDING } from '#contract/limits.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { buttonLook } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useTheme } from '../ui/theme.tsx';
import { JoinLink } from './JoinLink.tsx';
import type { Join } from './use-join.ts';
import { useScrolled } from './use-scrolled.ts';
import { useLandingWords } from './words.ts';

/** 64 px, stays at the top, gains a shadow after 4 px; on phones the links fold into a menu. */
export function LandingHeader({ join, onLanguage }: { join: Join; onLanguage: () => void }) {
  const { words } = useLandingWords();
  const isScrolled = useScrolled(LANDING.headerShadowPx);
  const [isOpen, setOpen] = useState(false);
  return (
    <header
      className={classes(
        'sticky top-0 z-(--z-nav) bg-[color-mix(in_srgb,var(--bg)_88%,transparent)] backdrop-blur-md transition-shadow duration-(--dur-fast)',
        isScrolled && 'shadow-[0_1px_0_var(--line),0_8px_24px_-16px_rgb(0_0_0/0.25)]',
      )}
    >
      <div className="mx-auto flex h-16 max-w-[1264px] items-center gap-7 px-4 md:px-8">
        <a href="#hero" aria-label={words.home} className="inline-flex items-center gap-[9px] rounded-[6px]">
          <BrandMark sizePx={22} />
          <b className="text-[17px] font-[750] tracking-[-0.03em]">Maru</b>
        </a>
        <nav aria-label={words.sections} className="ml-3 hidden gap-[26px] md:flex">
          <Links />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <div className="flex items-center gap-1 max-md:hidden">
            <Preferences onLanguage={onLanguage} />
          </div>
          <a href="/access" className={classes(buttonLook('ghost'), 'max-md:hidden')}>
            {words.signIn}
          </a>
          <JoinLink join={join} size="md" className="ml-1" />
          <button
            type="button"
            aria-label={words.menu}
            aria-expanded={isOpen}
            aria-controls="landing-menu"
            onClick={() => setOpen(!isOpen)}
            className="-mr-2.5 inline-flex size-11 items-center justify-center rounded-[10px] text-ink-2 md:hidden"
          >
            {isOpen ? (
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
            )}
          </button>
        </div>
      </div>
      {isOpen && (
        <nav
          id="landing-menu"
          aria-label={words.sections}
          className="flex flex-col border-t border-line px-4 py-2 md:hidden"
        >
          <Links onGo={() => setOpen(false)} />
          <a href="/access" className="py-3 text-read font-[550] text-ink-2">
            {words.signIn}
          </a>
          <div className="-ml-3 flex items-center gap-1">
            <Preferences onLanguage={onLanguage} />
          </div>
        </nav>
      )}
    </header>
  );
}

function Links({ onGo }: { onGo?: () => void }) {
  const { words } = useLandingWords();
  const links = [
    ['#how', words.navHow],
    ['#pricing', words.navPricing],
    ['#faq', words.navFaq],
  ] as const;
  return links.map(([href, name]) => (
    <a
      key={href}
      href={href}
      {...(onGo ? { onClick: onGo } : {})}
      className="rounded-[4px] text-[15px] font-[550] text-ink-2 hover:text-ink max-md:py-3 max-md:text-read"
    >
      {name}
    </a>
  ));
}

function Preferences({ onLanguage }: { onLanguage: () => void }) {
  const { words, language } = useLandingWords();
  const { theme, toggle } = useTheme();
  const other = language === 'ko' ? 'English' : '한국어';
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <IconButton
        label={other}
        lang={language === 'ko' ? 'en' : 'ko'}
        onClick={onLanguage}
        icon={<Languages {...icon} />}
        className="max-md:size-11"
      />
      <IconButton
        label={theme === 'dark' ? words.toLight : words.toDark}
        onClick={toggle}
        className="max-md:size-11"
        icon={theme === 'dark' ? <Sun {...icon} /> : <Moon {...icon} />}
      />
    </>
  );
}
