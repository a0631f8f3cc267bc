import { ImagePlus, Info, TriangleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { benchFindings, type PictureText } from './bench-findings.ts';
import { areas, type Area } from './picture-colours.ts';
import type { ReadPicture } from './read-picture.ts';
import { PICTURES, type BenchPicture } from './use-pictures.ts';

interface BenchPicturesProps {
  title: string;
  pictures: readonly BenchPicture[];
  /** How many of the files that came last are not among them. */
  leftOut: number;
  textOf: (picture: BenchPicture) => PictureText;
  neighbours: readonly ReadPicture[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (picture: BenchPicture) => void;
  onText: (picture: BenchPicture, text: PictureText) => void;
}

/** Up to three pictures of the creator, and what stands in them. They never leave the browser. */
export function BenchPictures({ pictures, leftOut, onAdd, ...rest }: BenchPicturesProps) {
  const t = useWords('titleBench');
  const field = useRef<HTMLInputElement>(null);
  return (
    <section aria-label={t('pictures')} className="flex flex-col gap-3">
      <h3 className="text-base font-[650]">{t('pictures')}</h3>
      <p className="text-sm text-ink-3">{t('picturesText')}</p>
      {pictures.map((picture) => (
        <PictureLine key={picture.id} picture={picture} {...rest} />
      ))}
      {leftOut > 0 && (
        <p role="alert" className="text-sm text-bad">
          {t('leftOut', { count: leftOut })}
        </p>
      )}
      {pictures.length < PICTURES.most && (
        <>
          <FilePicker field={field} accept={PICTURES.accept} multiple onFiles={onAdd} />
          <Button
            className="self-start pointer-coarse:h-11"
            icon={<ImagePlus size={15} aria-hidden="true" />}
            onClick={() => field.current?.click()}
          >
            {t('addPicture')}
          </Button>
        </>
      )}
    </section>
  );
}

type PictureLineProps = Omit<BenchPicturesProps, 'pictures' | 'leftOut' | 'onAdd'> & { picture: BenchPicture };

function PictureLine({ picture, title, textOf, neighbours, onRemove, onText }: PictureLineProps) {
  const t = useWords('titleBench');
  const text = textOf(picture);
  const change = (part: Partial<PictureText>) => onText(picture, { ...text, ...part });
  return (
    <article aria-label={picture.name} className="flex flex-col gap-3 rounded-card bg-surface-2 p-3 sm:max-lg:flex-row">
      <img
        src={picture.address}
        alt=""
        className="aspect-video w-[168px] shrink-0 self-start rounded-control object-cover"
      />
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex items-center gap-2">
          <b className="min-w-0 grow truncate text-sm">{picture.name}</b>
          <IconButton
            label={t('removePicture', { name: picture.name })}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => onRemove(picture)}
          />
        </div>
        {picture.isBroken ? (
          <p role="alert" className="text-sm text-bad">
            {t('broken')}
          </p>
        ) : (
          <>
            <div className="grid grid-cols-2 gap-2 *:first:col-span-2 sm:max-lg:grid-cols-[1fr_9em_9em] sm:max-lg:*:first:col-span-1">
              <Input
                label={t('words')}
                value={text.words}
                maxLength={200}
                autoComplete="off"
                onChange={(event) => change({ words: event.target.value })}
              />
              <Input
                label={t('height')}
                type="number"
                min={1}
                max={100}
                value={text.heightPercent}
                onChange={(event) => change({ heightPercent: Math.min(100, Math.max(0, Number(event.target.value))) })}
              />
              <Select<Area>
                label={t('area')}
                value={text.area}
                onChoose={(area) => change({ area })}
                options={areas.map((area) => ({ value: area, label: t(`areas.${area}`) }))}
              />
            </div>
            {picture.read && <Findings title={title} read={picture.read} text={text} neighbours={neighbours} />}
          </>
        )}
      </div>
    </article>
  );
}

interface FindingsProps {
  title: string;
  read: ReadPicture;
  text: PictureText;
  neighbours: readonly ReadPicture[];
}

function Findings({ title, read, text, neighbours }: FindingsProps) {
  const t = useWords('titleBench');
  const { language } = useLanguage();
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink-2">
      {benchFindings({ title, read, text, neighbours }, t, language).map(({ tone, text: said }) => {
        const Icon = tone === 'warn' ? TriangleAlert : Info;
        return (
          <li key={said} data-tone={tone} className="flex items-start gap-1.5">
            <Icon
              size={14}
              aria-hidden="true"
              className={tone === 'warn' ? 'mt-[3px] shrink-0 text-warn' : 'mt-[3px] shrink-0 text-ink-3'}
            />
            {said}
          </li>
        );
      })}
    </ul>
  );
}
