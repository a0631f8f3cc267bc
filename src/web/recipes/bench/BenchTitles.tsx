import type { ReactNode } from 'react';
import { Copy, Plus, Scissors, X } from 'lucide-react';
import { SURFACES, type Ruler } from './title-bench.ts';
import { COPY, YOUTUBE } from '#contract/recipes/description/youtube-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { useCopy } from '../use-copy.ts';
import { cutSurfaces } from './bench-titles.ts';

interface BenchTitlesProps {
  titles: readonly string[];
  /** The place of the one that is shown on the surfaces. */
  chosen: number;
  onChoose: (place: number) => void;
  onChange: (titles: readonly string[]) => void;
  ruler?: Ruler | undefined;
  /** What else is done with all of them. */
  children?: ReactNode;
}

/** Copies of the titles to play with; the note keeps its own. */
export function BenchTitles({ titles, chosen, onChoose, onChange, ruler, children }: BenchTitlesProps) {
  const t = useWords('titleBench');
  return (
    <section aria-label={t('titles')} className="flex flex-col gap-3">
      <h3 className="text-base font-[650]">{t('titles')}</h3>
      <ol className="flex flex-col gap-3">
        {titles.map((title, i) => (
          <TitleLine
            key={i}
            place={i}
            title={title}
            isChosen={i === chosen}
            ruler={ruler}
            onChoose={() => onChoose(i)}
            onChange={(typed) => onChange(titles.with(i, typed))}
            onRemove={titles.length > 1 ? () => onChange(titles.toSpliced(i, 1)) : null}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        {titles.length < COPY.titles && (
          <Button
            className="pointer-coarse:h-11"
            icon={<Plus size={15} aria-hidden="true" />}
            onClick={() => onChange([...titles, ''])}
          >
            {t('addTitle')}
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}

interface TitleLineProps {
  place: number;
  title: string;
  isChosen: boolean;
  ruler: Ruler | undefined;
  onChoose: () => void;
  onChange: (title: string) => void;
  onRemove: (() => void) | null;
}

function TitleLine({ place, title, isChosen, ruler, onChoose, onChange, onRemove }: TitleLineProps) {
  const t = useWords('titleBench');
  const { language } = useLanguage();
  const copy = useCopy();
  const name = t('title', { count: place + 1 });
  const cut = cutSurfaces(title, ruler).map((surface) => SURFACES[surface].label[language]);
  const length = title.trim().length;
  return (
    <li className="flex flex-col gap-1">
      <Input
        label={name}
        note={`${length}/${YOUTUBE.titleLength}`}
        value={title}
        maxLength={200}
        autoComplete="off"
        problem={length > YOUTUBE.titleLength ? t('tooLong', { count: length - YOUTUBE.titleLength }) : null}
        onFocus={onChoose}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="flex flex-row-reverse items-center gap-2">
        <span className="flex shrink-0 items-center">
          <Button
            size="sm"
            aria-pressed={isChosen}
            variant={isChosen ? 'soft' : 'secondary'}
            className="pointer-coarse:h-11"
            onClick={onChoose}
          >
            {t(isChosen ? 'shown' : 'show')}
          </Button>
          <IconButton
            size="sm"
            label={t('copyTitle', { title: name })}
            icon={<Copy size={15} aria-hidden="true" />}
            disabled={length === 0 || length > YOUTUBE.titleLength}
            onClick={() => copy(name, title.trim())}
          />
          {onRemove && (
            <IconButton
              size="sm"
              label={t('removeTitle', { title: name })}
              icon={<X size={15} aria-hidden="true" />}
              onClick={onRemove}
            />
          )}
        </span>
        {length > 0 && (
          <p className="flex min-w-0 grow items-baseline gap-1.5 py-1 text-sm text-ink-3">
            {cut.length > 0 && <Scissors size={13} aria-hidden="true" className="shrink-0 self-center" />}
            {cut.length > 0 ? t('cutOn', { surfaces: cut.join(', ') }) : t('whole')}
          </p>
        )}
      </div>
    </li>
  );
}
