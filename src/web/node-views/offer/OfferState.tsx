import type { DealState } from '#contract/offers/deal.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { useWords } from '../../words/index.ts';

const tones: Readonly<Record<DealState, Tone>> = {
  new: 'note',
  replied: 'warn',
  agreed: 'accent',
  delivered: 'accent',
  paid: 'ok',
  declined: 'plain',
};

/** How far a deal has come. */
export function OfferState({ state, className = 'h-[22px]!' }: { state: DealState; className?: string }) {
  const w = useWords('recipes');
  return (
    <Badge tone={tones[state]} className={className}>
      {w(`deal.state.${state}`)}
    </Badge>
  );
}
