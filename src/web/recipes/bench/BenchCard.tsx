import { Image } from 'lucide-react';
import { cutOn, SURFACES, type Ruler, type Surface } from './title-bench.ts';
import { classes } from '../../ui/classes.ts';
import { TITLE_WEIGHT } from './use-title-ruler.ts';

export interface BenchCardProps {
  surface: Surface;
  title: string;
  /** Null where there is no picture yet. */
  picture: string | null;
  /** Set for the card that is judged. */
  isOwn?: boolean;
  ruler?: Ruler | undefined;
}

const beside: readonly Surface[] = ['search', 'suggested'];
/** Where the sign of the channel stands before the title. */
const signed: readonly Surface[] = ['home', 'phone'];

/** A video as a surface shows it: picture and title in its own size, the title cut where it is cut there. */
export function BenchCard({ surface, title, picture, isOwn = false, ruler }: BenchCardProps) {
  const { imageWidth, titleWidth, fontPx } = SURFACES[surface];
  const { lines } = cutOn(surface, title, ruler);
  return (
    <li
      data-own={isOwn || undefined}
      className={classes('flex shrink-0 gap-3', !beside.includes(surface) && 'flex-col')}
    >
      {picture === null ? (
        <span
          style={{ width: imageWidth, aspectRatio: '16 / 9' }}
          className="flex items-center justify-center rounded-control bg-surface-3 text-ink-3"
        >
          <Image size={24} aria-hidden="true" />
        </span>
      ) : (
        <img
          src={picture}
          alt=""
          draggable={false}
          style={{ width: imageWidth, aspectRatio: '16 / 9' }}
          className="rounded-control bg-surface-3 object-cover"
        />
      )}
      <div className="flex gap-3">
        {signed.includes(surface) && <span aria-hidden="true" className="size-9 shrink-0 rounded-full bg-surface-3" />}
        <div>
          <p
            style={{ width: titleWidth, fontSize: fontPx, fontWeight: TITLE_WEIGHT, lineHeight: 1.4 }}
            className="tracking-normal text-ink"
          >
            {lines.map((line, i) => (
              <span key={i} className="block overflow-hidden whitespace-nowrap">
                {line}
              </span>
            ))}
          </p>
          <span aria-hidden="true" className="mt-1.5 block h-2 w-24 rounded-full bg-surface-3" />
        </div>
      </div>
    </li>
  );
}
