import { Card, Favicon, Handle, Thumb, at } from './parts.tsx';
import { useScene } from './use-scene.ts';

interface VideoProps {
  number: number;
  place: [left: number, top: number];
  picture: string;
  words: readonly [title: string, channel: string, short: string];
  captions: string;
  time: string;
  colour: string;
  quote?: string;
}

function Video({ number, place, picture, words, captions, time, colour, quote }: VideoProps) {
  const [title, channel] = words;
  return (
    <Card kind="youtube" number={number} isPlaying={quote !== undefined} style={at(...place, 260)}>
      <Thumb src={picture} heightPx={146} time={quote ? `04:12 / ${time}` : time} />
      <div className="px-3 pt-2.5 pb-[11px]">
        <p className="line-clamp-2 text-base leading-5 font-[650] tracking-[-0.012em]">{title}</p>
        <p className="mt-[5px] flex items-center gap-1.5 text-xs text-ink-3">
          <Favicon letter={channel.slice(0, 1)} colour={colour} />
          {channel} · {captions}
        </p>
        {quote && (
          <p className="mt-[9px] flex gap-2 rounded-[7px] bg-accent-soft px-[9px] py-[7px] text-xs">
            <b className="tnum font-bold whitespace-nowrap text-accent-ink">04:12</b>
            <span>{quote}</span>
          </p>
        )}
      </div>
    </Card>
  );
}

/** The group of sources: three videos, a page, a PDF, a post. */
export function SourceGroup() {
  const { say, picture } = useScene();
  return (
    <div
      style={at(266, 84, 570, 760)}
      className="rounded-group border-[1.5px] border-wood-line bg-[color-mix(in_srgb,var(--wood-soft)_62%,transparent)]"
    >
      <div className="flex h-[46px] items-center gap-2 px-3.5 text-[15px] font-[650]">
        <GroupGlyph />
        {say.group}
        <span className="rounded-chip bg-wood-soft px-[7px] text-micro font-semibold text-k-group-ink">
          {say.groupCount}
        </span>
      </div>
      <Handle side="left" />
      <Handle side="right" isLive />
      <Video
        number={1}
        place={[16, 48]}
        picture={picture.cup}
        words={say.cup}
        captions={say.captions}
        time="12:48"
        colour="var(--k-group)"
      />
      <Video
        number={3}
        place={[16, 278]}
        picture={picture.gear}
        words={say.gear}
        captions={say.autoCaptions}
        time="8:21"
        colour="var(--peer-2)"
      />
      <Pdf />
      <Video
        number={2}
        place={[292, 48]}
        picture={picture.grind}
        words={say.grind}
        captions={say.captions}
        time="10:56"
        colour="var(--peer-6)"
        quote={say.quote}
      />
      <Page />
      <Post />
    </div>
  );
}

function Page() {
  const { say, picture } = useScene();
  const [title, text] = say.page;
  return (
    <Card kind="website" number={4} style={at(292, 337, 260)}>
      <Thumb src={picture.drip} heightPx={92} />
      <div className="px-3 pt-2.5 pb-[11px]">
        <p className="line-clamp-2 text-base leading-5 font-[650] tracking-[-0.012em]">{title}</p>
        <p className="mt-[5px] line-clamp-2 text-[12.5px] leading-[19px] text-ink-2">{text}</p>
        <p className="mt-[7px] flex items-center gap-1.5 text-xs text-ink-3">
          <Favicon letter="H" colour="var(--peer-3)" isRound={false} />
          handdripnote.example
        </p>
      </div>
    </Card>
  );
}

function Post() {
  const { say, picture } = useScene();
  const [account, text, time] = say.post;
  return (
    <Card kind="instagram" number={6} style={at(292, 551, 260)}>
      <Thumb src={picture.latte} heightPx={112} time={time} />
      <div className="px-3 pt-2.5 pb-[11px]">
        <p className="flex items-center gap-1.5 text-sm font-[650]">
          <Favicon letter={account.slice(0, 1)} colour="var(--k-instagram)" />
          {account}
        </p>
        <p className="mt-[5px] line-clamp-2 text-[12.5px] leading-[19px] text-ink-2">{text}</p>
      </div>
    </Card>
  );
}

function Pdf() {
  const { say, picture } = useScene();
  const [name, size] = say.pdf;
  return (
    <Card kind="file" number={5} style={at(16, 508, 260)}>
      <div className="flex items-start gap-3 px-3 py-[11px]">
        <img src={picture.brief} alt="" className="h-[74px] w-[58px] shrink-0" />
        <div className="min-w-0">
          <p className="text-micro font-semibold text-(--ki)">PDF</p>
          <p className="text-[13.5px] leading-5 font-[650]">
            {name.split('_').map((part, i) =>
              i === 0 ? (
                part
              ) : (
                <span key={i}>
                  _<wbr />
                  {part}
                </span>
              ),
            )}
          </p>
          <p className="mt-1 text-xs text-ink-3">{size}</p>
        </div>
      </div>
      <dl className="grid grid-cols-[56px_1fr] gap-x-2 gap-y-[3px] border-t border-line px-3 pt-[9px] pb-[11px] text-xs">
        {say.pdfFacts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd className="font-[550]">{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function GroupGlyph({ sizePx = 17 }: { sizePx?: number }) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="var(--k-group)"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 3 3 7.5l9 4.5 9-4.5z" />
      <path d="m3 12 9 4.5 9-4.5M3 16.5 12 21l9-4.5" />
    </svg>
  );
}
