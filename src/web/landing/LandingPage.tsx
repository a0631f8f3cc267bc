import { useEffect, useMemo, useState } from 'react';
import { LANGUAGE_KEY, type Language } from '../lib/language.ts';
import { keepStored, readStored } from '../lib/stored.ts';
import { buttonLook } from '../ui/Button.tsx';
import { Closing } from './Closing.tsx';
import { Faq } from './Faq.tsx';
import { FloatingCta } from './FloatingCta.tsx';
import { Hero } from './Hero.tsx';
import { How } from './How.tsx';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHeader } from './LandingHeader.tsx';
import { Pricing } from './Pricing.tsx';
import { useJoin } from './use-join.ts';
import { landingWords, LandingWordsContext } from './words.ts';

/** What visitors see at '/'. Korean unless English was chosen in this browser. Needs a ThemeProvider. */
export function LandingPage() {
  const [language, setLanguage] = useState<Language>(() => (readStored(LANGUAGE_KEY) === 'en' ? 'en' : 'ko'));
  const words = landingWords[language];
  const join = useJoin();
  const said = useMemo(() => ({ words, language }), [words, language]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = words.documentTitle;
  }, [language, words]);
  const changeLanguage = () => {
    const next = language === 'ko' ? 'en' : 'ko';
    keepStored(LANGUAGE_KEY, next);
    setLanguage(next);
  };
  return (
    <LandingWordsContext value={said}>
      <a href="#how" className={`${buttonLook('primary')} fixed top-2 left-2 z-(--z-toast) -translate-y-16 focus:translate-y-0`}>
        {words.skip}
      </a>
      <LandingHeader join={join} onLanguage={changeLanguage} />
      <main id="content">
        <Hero join={join} />
        <How />
        <Pricing join={join} />
        <Faq />
        <Closing join={join} />
      </main>
      <LandingFooter join={join} />
      <FloatingCta join={join} />
    </LandingWordsContext>
  );
}
