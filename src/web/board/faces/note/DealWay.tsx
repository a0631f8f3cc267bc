import { Check, Circle, CircleDot } from 'lucide-react';
import { dealStates, type Deal } from '#contract/offers/deal.ts';
import { classes } from '../../../ui/classes.ts';
import { useWords } from '../../../words/index.ts';

/** The steps of a deal from its mail to its money: those behind it with their days, where it stands, and what is ahead. */
export function DealWay({ deal: { state, dates } }: { deal: Deal }) {
  const t = useWords('recipes');
  const isDeclined = state === 'declined';
  const shown = dealStates.filter((one) => (one === 'declined' ? isDeclined : !isDeclined || dates[one] !== undefined));
  const place = shown.indexOf(state);
  return (
    <ol aria-label={t('deal.history')} className="flex flex-col gap-1">
      {shown.map((one, i) => {
        const Icon = i > place ? Circle : i === place && one !== 'paid' ? CircleDot : Check;
        return (
          <li
            key={one}
            aria-current={i === place ? 'step' : undefined}
            className={classes(
              'flex items-center gap-2',
              i === place ? 'font-semibold text-ink' : i > place ? 'text-ink-3' : 'text-ink-2',
            )}
          >
            <Icon
              size={14}
              aria-hidden="true"
              className={classes('shrink-0', i > place ? 'text-line-3' : isDeclined ? 'text-ink-3' : 'text-ok')}
            />
            <span className="grow">{t(`deal.state.${one}`)}</span>
            <span className="tnum">{i <= place ? dates[one]?.slice(0, 10) : ''}</span>
          </li>
        );
      })}
    </ol>
  );
}
