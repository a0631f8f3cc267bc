import { Play } from 'lucide-react';
import { embedUrl, youtube } from '#contract/sources/youtube.ts';
import { Badge } from '../ui/Badge.tsx';
import { classes } from '../ui/classes.ts';
import { demos } from './content.ts';
import { Reveal } from './Reveal.tsx';
import { BoardScene } from './scene/BoardScene.tsx';
import { useScene } from './scene/use-scene.ts';
import { Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

/** A link to the video in any form becomes the address of its player; null where it names no video. */
export function readDemo(url: string): { watchUrl: string; playerUrl: string } | null {
  const read = youtube.readLink(url);
  return read.ok && read.value.id !== null
    ? { watchUrl: read.value.url, playerUrl: `${embedUrl(read.value.id)}&autoplay=1` }
    : null;
}

/** Films of the product. Nothing is asked of YouTube before a press; without scripts a press leads there. */
export function Demo() {
  const { words, language } = useLandingWords();
  const films = demos.flatMap((demo) => {
    const read = readDemo(demo.url);
    return read ? [{ ...demo, ...read, title: demo.title[language] }] : [];
  });
  const [first] = films;
  return (
    <Section id="demo" ground="paper">
      <Reveal>
        <SectionTitle id="demo-title" lines={[words.demoTitle]} />
      </Reveal>
      <Reveal className="mt-8 grid gap-5 lg:mt-14 lg:grid-cols-[1fr_340px]">
        {first && <Player film={first} />}
        <div>
          <ul aria-label={words.demoList} className="flex flex-col gap-1">
            {films.map((film, index) => (
              <li key={film.url}>
                <Choice film={film} picture={index} isFirst={index === 0} />
              </li>
            ))}
          </ul>
          <p className="p-3 text-sm text-ink-3">{words.demoNote}</p>
        </div>
      </Reveal>
    </Section>
  );
}

interface Film {
  isSample: boolean;
  title: string;
  length: string;
  watchUrl: string;
  playerUrl: string;
}

function Player({ film }: { film: Film }) {
  const { words } = useLandingWords();
  return (
    <div data-player="" className="relative aspect-video overflow-hidden rounded-[18px] bg-board">
      <a
        href={film.watchUrl}
        target="_blank"
        rel="noopener noreferrer"
        data-film={film.playerUrl}
        data-title={film.title}
        className="group dark absolute inset-0 block rounded-[18px] text-ink -outline-offset-2"
      >
        <span aria-hidden="true" className="absolute inset-0 block overflow-hidden bg-board">
          <BoardScene />
        </span>
        <span className="absolute inset-0 bg-[linear-gradient(180deg,rgb(6_9_8/0.2),rgb(6_9_8/0.72))]" />
        <span className="absolute top-1/2 left-1/2 -mt-7 -ml-7 flex size-14 items-center justify-center rounded-full bg-primary text-on-primary transition-transform duration-(--dur-fast) group-hover:scale-105 sm:-mt-10 sm:-ml-10 sm:size-20">
          <Play size={26} strokeWidth={2} aria-hidden="true" className="ml-0.5" />
        </span>
        <span className="absolute inset-x-4 bottom-4 flex items-end justify-between gap-4 text-[15px] font-[650] sm:inset-x-6 sm:bottom-5 sm:text-[17px]">
          <span>
            <span className="sr-only">{words.demoPlay}: </span>
            {film.title}
          </span>
          <Length film={film} />
        </span>
      </a>
    </div>
  );
}

function Length({ film }: { film: Film }) {
  const { words } = useLandingWords();
  return (
    <span className="flex shrink-0 items-center gap-2">
      {film.isSample && <Badge tone="warn">{words.demoSample}</Badge>}
      <span className="tnum text-sm">{film.length}</span>
    </span>
  );
}

function Choice({ film, picture, isFirst }: { film: Film; picture: number; isFirst: boolean }) {
  const scene = useScene().picture;
  const { words } = useLandingWords();
  const still = [scene.cup, scene.grind, scene.gear][picture % 3];
  return (
    <a
      href={film.watchUrl}
      target="_blank"
      rel="noopener noreferrer"
      data-film={film.playerUrl}
      data-title={film.title}
      aria-current={isFirst || undefined}
      className={classes(
        'flex items-center gap-3.5 rounded-[14px] p-3 hover:bg-surface',
        'aria-[current=true]:bg-surface aria-[current=true]:shadow-[0_0_0_1px_var(--line-2)]',
      )}
    >
      <span className="relative block h-[63px] w-28 shrink-0 overflow-hidden rounded-[9px] bg-surface-3">
        <img src={still} alt="" width={112} height={63} loading="lazy" className="block size-full object-cover" />
        <span className="tnum absolute right-1 bottom-1 rounded-[4px] bg-black/80 px-[5px] text-micro leading-[18px] font-semibold text-white">
          {film.length}
        </span>
      </span>
      <span className="text-[15px] leading-[23px] font-semibold">
        {film.title}
        {film.isSample && (
          <Badge tone="warn" className="ml-1.5 align-[1px]">
            {words.demoSample}
          </Badge>
        )}
      </span>
    </a>
  );
}
