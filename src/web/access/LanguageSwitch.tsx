import { Languages } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { useLanguage } from '../words/index.ts';

/** Changes to the other language; named in that language, so that whoever cannot read this one finds it. */
export function LanguageSwitch() {
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
