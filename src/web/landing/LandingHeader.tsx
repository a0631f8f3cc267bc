import { Languages, Menu, Moon, Sun, X } from 'lucide-react';
import { BrandMark } from '../ui/BrandMark.tsx';
import { buttonLook } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { JoinLink } from './JoinLink.tsx';
import type { Join } from './join.ts';
import { useLandingWords } from './words.ts';

/** 64 px, stays at the top, gains a shadow after 4 px; on phones the links fold into a menu. */
export function LandingHeader({ join }: { join: Join }) {
  const { words } = useLandingWords();
  return (
    <header
      data-header=""
      className="sticky top-0 z-(--z-nav) bg-[color-mix(in_srgb,var(--bg)_88%,transparent)] backdrop-blur-md transition-shadow duration-(--dur-fast) data-scrolled:shadow-[0_1px_0_var(--line),0_8px_24px_-16px_rgb(0_0_0/0.25)]"
    >
      <div className="mx-auto flex h-16 max-w-[1264px] items-center gap-7 px-4 md:px-8">
        <a
          href="#hero"
          aria-label={words.home}
          className="inline-flex h-8 items-center gap-[9px] rounded-[6px] max-sm:h-11"
        >
          <BrandMark sizePx={22} />
          <b className="text-[17px] font-[750] tracking-[-0.03em]">Maru</b>
        </a>
        <nav aria-label={words.sections} className="ml-3 hidden gap-[26px] lg:flex">
          <Links />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <div className="flex items-center gap-1 max-lg:hidden">
            <Preferences />
          </div>
          <a href="/access" className={classes(buttonLook('ghost'), 'max-lg:hidden')}>
            {words.signIn}
          </a>
          <JoinLink join={join} size="md" className="ml-1 max-lg:h-11" />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

function PhoneMenu() {
  const { words } = useLandingWords();
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <details data-menu="" className="group lg:hidden">
      <summary className="-mr-2.5 flex size-11 cursor-pointer list-none items-center justify-center rounded-[10px] text-ink-2 [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{words.menu}</span>
        <Menu {...icon} className="group-open:hidden" />
        <X {...icon} className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-16 border-t border-line bg-bg px-4 py-2 shadow-pop">
        <nav aria-label={words.sections} className="flex flex-col">
          <Links />
          <a href="/access" className="py-3 text-read font-[550] text-ink-2">
            {words.signIn}
          </a>
        </nav>
        <div className="-ml-3 flex items-center gap-1">
          <Preferences />
        </div>
      </div>
    </details>
  );
}

function Links() {
  const { words } = useLandingWords();
  const links = [
    ['#how', words.navHow],
    ['#features', words.navFeatures],
    ['#proof', words.navProof],
    ['#pricing', words.navPricing],
    ['#faq', words.navFaq],
  ] as const;
  return links.map(([href, name]) => (
    <a
      key={href}
      href={href}
      className="rounded-[4px] text-[15px] font-[550] text-ink-2 hover:text-ink max-lg:py-3 max-lg:text-read"
    >
      {name}
    </a>
  ));
}

/** Language, a link to the other document, and theme, a button whose icon and name the theme itself chooses. */
function Preferences() {
  const { words, language } = useLandingWords();
  const other = language === 'ko' ? 'en' : 'ko';
  const name = other === 'en' ? 'English' : '한국어';
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const look =
    'inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 transition-[background-color,color] duration-(--dur-fast) hover:bg-surface-3 hover:text-ink max-lg:size-11';
  return (
    <>
      <a
        href={other === 'en' ? '/?lang=en' : '/'}
        hrefLang={other}
        lang={other}
        aria-label={name}
        data-language={other}
        data-tip=""
        className={look}
      >
        <Languages {...icon} />
      </a>
      <button type="button" data-theme="" data-tip="" className={look}>
        <Moon {...icon} className="dark:hidden" />
        <Sun {...icon} className="hidden dark:block" />
        <span className="sr-only dark:hidden">{words.toDark}</span>
        <span className="sr-only not-dark:hidden">{words.toLight}</span>
      </button>
    </>
  );
}
