import { briefFields, type Brief, type BriefField } from './brief-types.ts';
import { isDay } from './days.ts';
import { deadlinesOf } from './deadlines.ts';
import { deliverablesOf } from './deliverables.ts';
import { feesOf } from './fees.ts';
import { mailLinesOf } from './mail-lines.ts';
import { brandOf, contactOf, productOf } from './parties.ts';
import { exclusivityOf, mustSaysOf, paymentOf, requiredOf, revisionsOf, usageOf } from './terms.ts';

export { redFlagsOf } from './red-flags.ts';
export type { Brief } from './brief-types.ts';

/** What a brand's mail or brief says, by rules. `today` (ISO day) gives the year to days that stand without one. */
export function readBrief(text: string, { today }: { today?: string } = {}): Brief {
  const lines = mailLinesOf(text);
  const day = today !== undefined && isDay(today) ? today.slice(0, 10) : null;
  const brand = brandOf(text, lines);
  const brief: Brief = {
    text,
    brand,
    product: productOf(text, lines, brand?.value ?? ''),
    contact: contactOf(text, lines),
    deliverables: deliverablesOf(text, lines),
    fees: feesOf(text, lines),
    deadlines: deadlinesOf(text, lines, day),
    revisions: revisionsOf(text, lines),
    usage: usageOf(text, lines),
    exclusivity: exclusivityOf(text, lines),
    payment: paymentOf(text, lines, day),
    mustSays: mustSaysOf(text, lines),
    required: requiredOf(text, lines),
    missing: [],
  };
  return { ...brief, missing: missingOf(brief) };
}

const TIMED = new Set(['ppl', 'planned-ppl', 'branded', 'video']);
const isKnown: Readonly<Record<BriefField, (brief: Brief) => boolean>> = {
  brand: ({ brand }) => brand !== null,
  product: ({ product }) => product !== null,
  contact: ({ contact }) => contact.email !== null || contact.phone !== null || contact.name !== null,
  deliverables: ({ deliverables }) => deliverables.length > 0,
  exposure: ({ deliverables }) => deliverables.every(({ kind, seconds }) => !TIMED.has(kind) || seconds !== null),
  fee: ({ fees }) => fees.length > 0,
  vat: ({ fees }) => fees.every(({ vat }) => vat !== null),
  draft: ({ deadlines }) => deadlines.some(({ kind }) => kind === 'draft'),
  upload: ({ deadlines }) => deadlines.some(({ kind }) => kind === 'upload'),
  revisions: ({ revisions }) => revisions !== null,
  usage: ({ usage }) => usage !== null && usage.value.months !== null,
  exclusivity: ({ exclusivity }) => exclusivity !== null && exclusivity.value !== null,
  payment: ({ payment }) => payment !== null,
};

const missingOf = (brief: Brief): BriefField[] => briefFields.filter((field) => !isKnown[field](brief));
