import { Reply } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { useLandingWords } from '../words.ts';
import { Cite } from './parts.tsx';
import { useScene } from './use-scene.ts';

/** Hours beside seconds, to scale as far as the eye can see. */
export function AnalysisScene() {
  const { words, language } = useLandingWords();
  const [before, after] = words.analysisTimes;
  const [byHand, byMaru] = words.analysisBars;
  return (
    <div className="mt-auto pt-10">
      <p
        className={classes(
          'tnum mb-5 text-[36px] leading-[48px] font-extrabold tracking-[-0.045em] sm:leading-[64px]',
          language === 'ko' ? 'sm:text-[56px]' : 'sm:text-[50px]',
        )}
      >
        {before}{' '}
        <span aria-hidden="true" className="font-medium text-ink-4">
          →
        </span>{' '}
        <span className="whitespace-nowrap text-accent">{after}</span>
      </p>
      <div aria-hidden="true" className="grid grid-cols-[72px_1fr] items-center gap-3 text-base font-[550] text-ink-2">
        <span>{byHand}</span>
        <span className="h-[30px] rounded-control bg-line-3" />
        <span className="text-accent-ink">{byMaru}</span>
        <span className="h-[30px] w-[7px] rounded-[4px] bg-accent" />
      </div>
    </div>
  );
}

/** A script that is being written, line by line with its evidence. */
export function ScriptScene() {
  const { say } = useScene();
  const evidence = [
    null,
    <Cite key="2" kind="youtube" number={2} place="04:12" />,
    <Cite key="4" kind="website" number={4} place={say.body} />,
  ];
  const row = 'grid grid-cols-[56px_1fr] items-baseline gap-2.5 px-3 py-[9px] not-first:border-t not-first:border-line';
  return (
    <div aria-hidden="true" className="mt-[22px] overflow-hidden rounded-[10px] border border-line text-base">
      {say.lines.slice(0, 3).map(([line], index) => (
        <p key={line} className={row}>
          <span className="tnum text-sm font-semibold text-ink-3">{['00:00', '00:06', '00:15'][index]}</span>
          <span>
            {line} {evidence[index]}
          </span>
        </p>
      ))}
      <p className={row}>
        <span className="tnum text-sm font-semibold text-ink-3">00:24</span>
        <span className="text-ink-3">
          {say.analysing}
          <span className="ml-px inline-block h-[1.15em] w-[1.5px] bg-ring align-[-0.2em]" />
        </span>
      </p>
    </div>
  );
}

/** A question and the reply to a sponsor, drawn from the brief. */
export function ReplyScene() {
  const { say } = useScene();
  return (
    <div aria-hidden="true" className="mt-[22px] flex flex-col gap-3">
      <p className="self-end rounded-[12px_12px_4px_12px] bg-surface-3 px-3 py-[7px] text-sm">{say.replyAsk}</p>
      <div className="rounded-[14px] bg-surface-2 px-[18px] py-4 text-[14.5px] leading-[25px]">
        <p className="mb-2 flex items-center gap-2 text-sm text-ink-3">
          <Reply size={15} strokeWidth={2} />
          {say.replyTo}
        </p>
        {say.reply} <Cite kind="file" number={5} place={say.pageFour} />
      </div>
    </div>
  );
}

/** Five lines, one sentence each. */
export function ShortScene() {
  const { say } = useScene();
  return (
    <div aria-hidden="true" className="mt-[22px] flex flex-col gap-2 text-[15px]">
      {say.shortLines.map((line, index) => (
        <p key={line} className="flex items-center gap-3">
          <span className="tnum w-3.5 text-right text-xs font-semibold text-ink-3">{index + 1}</span>
          <span className="flex-1 rounded-[9px] bg-surface-2 px-3 py-[7px]">{line}</span>
        </p>
      ))}
    </div>
  );
}

/** An earlier script and a new draft; what both say in the same way is marked. */
export function ToneScene() {
  const { say } = useScene();
  const names = [say.toneBefore, say.toneAfter];
  return (
    <div aria-hidden="true" className="mt-[22px] flex flex-col gap-3">
      {say.toneLines.map((parts, index) => (
        <div key={names[index]} className="rounded-[14px] bg-surface-2 px-[18px] py-4">
          <p className="mb-1.5 text-xs font-semibold text-ink-3">{names[index]}</p>
          <p className="text-[14.5px] leading-[27px]">
            {parts.map((part, place) =>
              place % 2 === 0 ? (
                <span key={part} className="rounded-chip bg-k-ai-soft px-1 py-0.5 font-semibold text-k-ai-ink">
                  {part}
                </span>
              ) : (
                part
              ),
            )}
          </p>
        </div>
      ))}
    </div>
  );
}
