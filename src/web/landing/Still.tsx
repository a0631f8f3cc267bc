import { classes } from '../ui/classes.ts';
import { useLandingWords } from './words.ts';

/** Pictures of the product, taken by scripts/record-demo.ts. */
const taken = import.meta.glob<string>('./pictures/demo/*.avif', { eager: true, query: '?url', import: 'default' });

type StillName = 'hero' | 'board' | 'answer' | 'source' | 'script';

/** The product as it was recorded, in the language of the page; of its two themes the browser fetches the one that is shown. */
export function Still({
  name,
  alt,
  size,
  className,
}: {
  name: StillName;
  alt: string;
  size: { width: number; height: number };
  className?: string;
}) {
  const { language } = useLandingWords();
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={taken[`./pictures/demo/${name}-${language}-${theme}.avif`]}
      alt={alt}
      {...size}
      loading="lazy"
      decoding="async"
      className={classes(theme === 'light' ? 'dark:hidden' : 'hidden dark:block', className)}
    />
  ));
}
