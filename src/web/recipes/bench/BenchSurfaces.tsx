import { useState } from 'react';
import { SURFACES, type Ruler, type Surface } from './title-bench.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { BenchCard } from './BenchCard.tsx';
import { among, surfaces } from './bench-titles.ts';
import type { BenchPicture } from './use-pictures.ts';

/** A video on the board, beside which ours stands. */
export interface BenchReference {
  id: string;
  title: string;
  thumbnail: string;
}

interface BenchSurfacesProps {
  title: string;
  pictures: readonly BenchPicture[];
  references: readonly BenchReference[];
  ruler?: Ruler | undefined;
}

/** The title with each picture, among the references, where viewers come upon it; on light and on dark ground. */
export function BenchSurfaces({ title, pictures, references, ruler }: BenchSurfacesProps) {
  const t = useWords('titleBench');
  const { language } = useLanguage();
  const [surface, choose] = useState<Surface>('home');
  return (
    <section aria-label={t('surfaces')} className="flex flex-col gap-3">
      <h3 className="text-base font-[650]">{t('surfaces')}</h3>
      <div role="group" aria-label={t('surface')} className="flex flex-wrap gap-1.5">
        {surfaces.map((one) => (
          <Button
            key={one}
            variant={one === surface ? 'primary' : 'secondary'}
            aria-pressed={one === surface}
            className="pointer-coarse:h-11"
            onClick={() => choose(one)}
          >
            {SURFACES[one].label[language]}
          </Button>
        ))}
      </div>
      <p className="text-sm text-ink-3">{t('sizes')}</p>
      {(['light', 'dark'] as const).map((ground) => (
        <Strip
          key={ground}
          ground={ground}
          surface={surface}
          title={title}
          pictures={pictures}
          references={references}
          ruler={ruler}
        />
      ))}
    </section>
  );
}

function Strip({
  ground,
  surface,
  title,
  pictures,
  references,
  ruler,
}: BenchSurfacesProps & { ground: 'light' | 'dark'; surface: Surface }) {
  const t = useWords('titleBench');
  const own = pictures.length > 0 ? pictures.map(({ address }) => address) : [null];
  const cards = among(
    own.map((picture, i) => ({ key: `own-${i}`, title, picture, isOwn: true })),
    references.map((reference) => ({
      key: reference.id,
      title: reference.title,
      picture: reference.thumbnail,
      isOwn: false,
    })),
  );
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-xs font-semibold text-ink-3">
        {t(ground)}
      </p>
      <ul
        aria-label={t(ground)}
        // A row that scrolls is reached by keys too.
        tabIndex={0}
        className={classes(
          ground === 'light' ? 'on-light' : 'dark',
          'flex gap-4 overflow-x-auto rounded-card bg-surface p-3 text-ink shadow-[inset_0_0_0_1px_var(--line)]',
        )}
      >
        {cards.map(({ key, ...card }) => (
          <BenchCard key={key} surface={surface} ruler={ruler} {...card} />
        ))}
      </ul>
    </div>
  );
}
