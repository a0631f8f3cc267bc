import { embedUrl, youtube } from '#contract/sources/youtube.ts';
import { Badge } from '../ui/Badge.tsx';
import { classes } from '../ui/classes.ts';
import { demos } from './content.ts';
import { Reveal } from './Reveal.tsx';
import { useScene } from './scene/use-scene.ts';
import { Section, SectionTitle } from './Section.tsx';
import { Still } from './Still.tsx';
import { useLandingWords } from './words.ts';

/** A link to the video in any form becomes the address of its player; null where it names no video. */
export function readDemo(url: string): { watchUrl: string; playerUrl: string } | null {
  const read = youtube.readLink(url);
  return read.ok && read.value.id !== null
    ? { watchUrl: read.value.url, playerUrl: `${embedUrl(read.value.id)}&autoplay=1` }
    : null;
}

/** How to do the main job, as it looks in the product, step by step; the steps are radio buttons and need no script. */
const stills = [
  ['board', 'max-sm:object-[46%]'],
  ['answer', 'max-sm:object-right'],
  ['source', 'max-sm:object-[60%]'],
  ['script', 'max-sm:object-[60%]'],
] as const;

/** The product doing its main job, and films. Nothing is asked of YouTube before a press; without scripts a press leads there. */
export function Demo() {
  const { words } = useLandingWords();
  return (
    <Section id="demo" ground="paper">
      <Reveal>
        <SectionTitle id="demo-title" lines={[words.demoTitle]} />
      </Reveal>
      <Reveal className="mt-8 lg:mt-14">
        <div data-demo="" className="grid gap-5 lg:grid-cols-[1fr_340px]">
          <div
            data-player=""
            className="relative aspect-square overflow-hidden rounded-[18px] bg-board shadow-[0_0_0_1px_var(--line-2)] sm:aspect-video"
          >
            {stills.map(([name, place], index) => (
              <div key={name} data-still={index} className="absolute inset-0">
                <Still
                  name={name}
                  alt={words.demoSteps[index]?.[2] ?? ''}
                  size={{ width: 1200, height: 675 }}
                  className={`size-full object-cover ${place}`}
                />
              </div>
            ))}
          </div>
          <div>
            <Steps />
            <p className="p-3 text-sm text-ink-3">{words.demoNote}</p>
          </div>
        </div>
        <Films />
      </Reveal>
    </Section>
  );
}

function Steps() {
  const { words } = useLandingWords();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">{words.demoStepsOf}</legend>
      {words.demoSteps.map(([title, text], index) => (
        <label
          key={title}
          className={classes(
            'group flex cursor-pointer gap-3.5 rounded-[14px] p-3.5 max-lg:py-2 hover:bg-surface',
            'has-checked:bg-surface has-checked:shadow-[0_0_0_1px_var(--line-2)]',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input type="radio" name="demo-step" value={index} defaultChecked={index === 0} className="peer sr-only" />
          <span
            aria-hidden="true"
            className="tnum flex size-7 shrink-0 items-center justify-center rounded-full bg-surface-3 text-sm font-[650] peer-checked:bg-primary peer-checked:text-on-primary"
          >
            {index + 1}
          </span>
          <span>
            <b className="block text-[16px] leading-7 font-[650]">{title}</b>
            <span className="mt-0.5 block text-[15px] leading-6 text-ink-2 max-lg:hidden max-lg:group-has-checked:block">
              {text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Film {
  url: string;
  isSample: boolean;
  title: string;
  length: string;
  watchUrl: string;
  playerUrl: string;
}

function Films() {
  const { words, language } = useLandingWords();
  const films = demos.flatMap((demo): Film[] => {
    const read = readDemo(demo.url);
    return read ? [{ ...demo, ...read, title: demo.title[language] }] : [];
  });
  if (films.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="px-3 text-[16px] leading-7 font-[650]">{words.demoFilms}</h3>
      <ul className="mt-1 grid gap-1 md:grid-cols-3 md:gap-5">
        {films.map((film, index) => (
          <li key={film.url}>
            <Choice film={film} picture={index} />
          </li>
        ))}
      </ul>
      <p className="px-3 pt-2 text-sm text-ink-3">{words.demoFilmsNote}</p>
    </div>
  );
}

function Choice({ film, picture }: { film: Film; picture: number }) {
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
        <span className="sr-only">{words.demoPlay}: </span>
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
