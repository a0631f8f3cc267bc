import { beatsOf, type Beat, type BeatKind, type SheetBeat, type Xray } from '#contract/recipes/structure/beats.ts';
import { roleOf, type Role } from '#contract/recipes/script/section-name.ts';

/** What stands when, of a recording or of a plan for one. */
export interface Timeline {
  durationSec: number;
  /** In order of time. */
  beats: readonly Pick<Beat, 'kind' | 'startSec' | 'endSec' | 'text'>[];
}

/** The timeline of a recording. */
export const timelineOf = (xray: Xray): Timeline => ({ durationSec: xray.durationSec, beats: beatsOf(xray) });

const KIND_OF_ROLE: Readonly<Record<Role, BeatKind | null>> = {
  hook: 'hook',
  promise: 'promise',
  proof: 'proof',
  sponsor: 'sponsor',
  cta: 'call',
  body: null,
  other: null,
};
/** Names that our own sheets use, and that mean something else as the name of a section. */
const KIND_OF_NAME: readonly (readonly [RegExp, BeatKind | null])[] = [
  [/^(?:여는 말|opening)$/i, null],
  [/^ask$/i, 'call'],
  [/전환|반전|(?<!\p{L})(?:turn|twist)(?!\p{L})/iu, 'turn'],
];

/** The rows of a beat sheet one after another; those that are the matter itself are gaps. */
export function timelineOfSheet(rows: readonly SheetBeat[]): Timeline {
  let durationSec = 0;
  const beats = rows.flatMap(({ name, sec, purpose }) => {
    const startSec = durationSec;
    durationSec += sec;
    const kind = kindOf(name);
    return kind ? [{ kind, startSec, endSec: durationSec, text: purpose === '' ? name : purpose }] : [];
  });
  return { durationSec, beats };
}

function kindOf(name: string): BeatKind | null {
  const own = KIND_OF_NAME.find(([pattern]) => pattern.test(name));
  return own ? own[1] : KIND_OF_ROLE[roleOf(name)];
}
