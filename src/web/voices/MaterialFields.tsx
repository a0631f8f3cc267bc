import { Plus } from 'lucide-react';
import type { BoardPlace } from '../lib/board-place.ts';
import { VOICES } from '#contract/limits.ts';
import { Button } from '../ui/Button.tsx';
import { Textarea } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';
import { BroughtFiles } from './BroughtFiles.tsx';
import { Fold } from './Fold.tsx';
import { linkProblem, wordCount, type Material } from './material.ts';
import { SourceChoice } from './SourceChoice.tsx';

interface MaterialFieldsProps {
  material: Material;
  onChange: (material: Material) => void;
  /** The open board, whose sources come first; null where none is open. */
  place: BoardPlace | null;
  problem?: string | null;
  /** It was to be sent as it stands, and was not. */
  isRefused?: boolean;
}

/** Texts to paste or to bring as files, addresses to read, and sources to choose. */
export function MaterialFields({ material, onChange, place, problem = null, isRefused = false }: MaterialFieldsProps) {
  const t = useWords('voices');
  const { texts, things } = material;
  const wrongLink = linkProblem(material);
  const write = (at: number, text: string) => onChange({ ...material, texts: texts.with(at, text) });
  return (
    <div className="flex flex-col gap-3">
      {texts.map((text, at) => (
        <Textarea
          key={at}
          label={t('pasted', { number: at + 1 })}
          rows={at === 0 ? 6 : 4}
          value={text}
          maxLength={VOICES.textLength}
          hint={t('pastedHint', { count: wordCount(text) })}
          problem={at === 0 ? problem : null}
          onChange={(event) => write(at, event.target.value)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {texts.length < VOICES.pasted && (
          <Button
            size="sm"
            className="pointer-coarse:h-11"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() => onChange({ ...material, texts: [...texts, ''] })}
          >
            {t('addPasted')}
          </Button>
        )}
        <BroughtFiles material={material} onChange={onChange} />
      </div>
      <Textarea
        label={t('links')}
        rows={2}
        value={material.links}
        maxLength={20_000}
        hint={t('linksHint', { most: VOICES.links })}
        problem={isRefused && wrongLink ? t(wrongLink, { most: VOICES.links }) : null}
        onChange={(event) => onChange({ ...material, links: event.target.value })}
      />
      <Fold head={t('sources', { count: things.length })}>
        <SourceChoice chosen={things} onChoose={(chosen) => onChange({ ...material, things: chosen })} place={place} />
      </Fold>
    </div>
  );
}
