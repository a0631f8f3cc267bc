import { useEffect, useState } from 'react';
import type { Namespace } from '../../words/catalogues.ts';
import { useLanguage, type Words } from '../../words/index.ts';
import { translator } from '../../words/translate.ts';

const others = {
  board: { ko: () => import('../../words/board-en.ts'), en: () => import('../../words/board-ko.ts') },
  keys: { ko: () => import('../../words/keys-en.ts'), en: () => import('../../words/keys-ko.ts') },
};

/** The words of a room in the language that is not shown, for whoever looks for something by them; null until they come. */
export function useOtherWords<Name extends Namespace>(part: keyof typeof others, name: Name): Words<Name> | null {
  const { language } = useLanguage();
  const [other, setOther] = useState<Words<Name> | null>(null);
  useEffect(() => {
    let isOver = false;
    const come = async () => {
      const { words } = await others[part][language]();
      const spoken = translator(words[name] ?? {}, language === 'ko' ? 'en' : 'ko') as Words<Name>;
      if (!isOver) setOther(() => spoken);
    };
    // Where they do not come, one finds by the words that are shown.
    come().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [part, name, language]);
  return other;
}
