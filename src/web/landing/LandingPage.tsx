import { lazy, Suspense, useEffect, useState } from 'react';
import { LANGUAGE_KEY, type Language } from '../lib/language.ts';
import { keepStored, readStored } from '../lib/stored.ts';
import { buttonLook } from '../ui/Button.tsx';
import { FloatingCta } from './FloatingCta.tsx';
import { Hero } from './Hero.tsx';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHeader } from './LandingHeader.tsx';
import { useJoin } from './use-join.ts';
import { korean, LandingWordsContext, loadSaid, type Said } from './words.ts';

/** Asked for at once, but the first screen does not wait for it. */
const below = import('./BelowHero.tsx');
const BelowHero = lazy(() => below.then((m) => ({ default: m.BelowHero })));

/** What visitors see at '/'. Korean unless English was chosen in this browser. Needs a ThemeProvider. */
export function LandingPage() {
  const { said, changeLanguage } = useSaid();
  const join = useJoin();
  if (!said) return null;
  const { words } = said;
  return (
    <LandingWordsContext value={said}>
      <a
        href="#how"
        className={`${buttonLook('primary')} fixed top-2 left-2 z-(--z-toast) -translate-y-16 focus:translate-y-0`}
      >
        {words.skip}
      </a>
      <LandingHeader join={join} onLanguage={changeLanguage} />
      <main id="content">
        <Hero join={join} />
        <Suspense fallback={<div className="min-h-dvh" />}>
          <BelowHero join={join} />
        </Suspense>
      </main>
      <LandingFooter join={join} />
      <FloatingCta join={join} />
    </LandingWordsContext>
  );
}

function useSaid() {
  const [language, setLanguage] = useState<Language>(() => (readStored(LANGUAGE_KEY) === 'en' ? 'en' : 'ko'));
  const [said, setSaid] = useState<Said | null>(language === 'ko' ? korean : null);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const loaded = await loadSaid(language);
      if (!isCurrent) return;
      setSaid(loaded);
      document.documentElement.lang = language;
      document.title = loaded.words.documentTitle;
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [language]);
  const changeLanguage = () => {
    const next = language === 'ko' ? 'en' : 'ko';
    keepStored(LANGUAGE_KEY, next);
    setLanguage(next);
  };
  return { said, changeLanguage };
}
