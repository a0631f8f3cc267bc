import { useState, type ReactNode } from 'react';
import { moveDeal, moveRefusals, type DealState } from '#contract/offers/deal.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import type { OpenOffer } from './use-offer.ts';

interface MovesProps {
  open: OpenOffer;
  moves: readonly DealState[];
}

/** Takes the deal to one of these steps on a day that is chosen, and closes with that: the next Esc is the view's. */
export function MovePopover({ trigger, ...moves }: MovesProps & { trigger: ReactNode }) {
  const w = useWords('recipes');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={w('deal.title')}
      widthPx={280}
      align="start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      <MoveForm {...moves} onMoved={() => setOpen(false)} />
    </Popover>
  );
}

/** The day of the change, and the steps that may be taken. */
function MoveForm({ open, moves, onMoved }: MovesProps & { onMoved: () => void }) {
  const w = useWords('recipes');
  const { language } = useLanguage();
  const [day, setDay] = useState(open.today);
  const [problem, setProblem] = useState<string | null>(null);
  const move = (to: DealState) => {
    const moved = moveDeal(open.deal, to, day);
    setProblem(moved.ok ? null : moveRefusals[moved.reason][language]);
    if (!moved.ok) return;
    open.keepDeal(moved.value);
    onMoved();
  };
  return (
    <div className="flex flex-col gap-3">
      <Input
        type="date"
        label={w('deal.on')}
        value={day}
        problem={problem}
        className="tnum"
        onChange={(event) => setDay(event.target.value)}
      />
      <div className="flex flex-wrap gap-1.5">
        {moves.map((to) => (
          <Button key={to} size="sm" className="max-md:h-11" onClick={() => move(to)}>
            {w('deal.to', { state: w(`deal.state.${to}`) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
