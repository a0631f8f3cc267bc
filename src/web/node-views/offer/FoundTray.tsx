import { ArrowRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { cut } from '#contract/base/letters.ts';
import type { FoundTarget, FoundValue } from '../../recipes/offers/found-values.ts';
import { classes } from '../../ui/classes.ts';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { useWords } from '../../words/index.ts';
import type { Lit } from './MailPane.tsx';
import type { OpenOffer } from './use-offer.ts';

/** So many stand there at once; a long mail may hold many more. */
const SHOWN = 9;
const LONGEST = 28;

interface FoundTrayProps {
  open: OpenOffer;
  lit: Lit | null;
  onLight: (lit: Lit | null) => void;
  onPut: (found: FoundValue, field: FoundTarget) => void;
}

/** Words of the mail that fill no field yet: one press puts them into the likeliest, the arrow into another. */
export function FoundTray({ open: { found, isOpen }, lit, onLight, onPut }: FoundTrayProps) {
  const t = useWords('offers');
  const [isAll, setAll] = useState(false);
  if (found.length === 0) return null;
  const shown = isAll ? found : found.slice(0, SHOWN);
  return (
    <section
      aria-label={t('found', { count: found.length })}
      className="shrink-0 border-b border-line bg-[color-mix(in_srgb,var(--warn-soft)_45%,var(--surface))] px-6 py-[13px] max-md:border-t max-md:px-4"
    >
      <p className="text-sm">
        <b className="font-[650]">{t('found', { count: found.length })}</b>
        {isOpen && <span className="ml-1.5 text-ink-3">{t('foundHint')}</span>}
      </p>
      <div className="mt-[9px] flex max-h-[116px] flex-wrap gap-1.5 overflow-y-auto max-md:max-h-[160px] max-md:gap-2">
        {shown.map((one, i) => (
          <FoundChip
            key={`${one.quote}-${i}`}
            found={one}
            isLit={lit?.what === 'found' && lit.key === String(i)}
            onLight={() => onLight({ what: 'found', key: String(i) })}
            onPut={isOpen ? (field) => onPut(one, field) : null}
          />
        ))}
        {found.length > shown.length && (
          <button
            type="button"
            onClick={() => setAll(true)}
            className="h-8 rounded-[9px] px-2.5 text-sm font-semibold text-ink-2 hover:bg-surface-3 max-md:h-11"
          >
            {t('showAll', { count: found.length - shown.length })}
          </button>
        )}
      </div>
    </section>
  );
}

interface FoundChipProps {
  found: FoundValue;
  isLit: boolean;
  onLight: () => void;
  /** Null where nothing may be changed: then it only shows where the words stand. */
  onPut: ((field: FoundTarget) => void) | null;
}

function FoundChip({ found: { quote, field, others }, isLit, onLight, onPut }: FoundChipProps) {
  const t = useWords('offers');
  const shown = cut(quote.trim(), LONGEST);
  const name = t(`target.${field}`);
  return (
    <span
      onPointerEnter={onLight}
      className={classes(
        'inline-flex h-8 max-w-full items-stretch overflow-hidden rounded-[9px] bg-surface text-sm whitespace-nowrap max-md:h-11 max-md:rounded-card max-md:text-[14.5px]',
        'focus-within:shadow-[inset_0_0_0_1.5px_var(--ring)]',
        isLit ? 'shadow-[inset_0_0_0_1.5px_var(--ring)]' : 'shadow-[inset_0_0_0_1px_var(--line-2)]',
      )}
    >
      <button
        type="button"
        title={quote.trim()}
        aria-label={t('put', { quote: shown, field: name })}
        onFocus={onLight}
        onClick={() => (onPut ? onPut(field) : onLight())}
        className="flex min-w-0 items-center outline-offset-[-2px] hover:bg-surface-2"
      >
        <b className="min-w-0 truncate pr-1 pl-[11px] font-[650]">{shown}</b>
        <span
          className={classes(
            'flex shrink-0 items-center gap-1 pr-[9px] pl-[3px]',
            isLit ? 'font-semibold text-accent-ink' : 'text-ink-3',
          )}
        >
          <ArrowRight size={13} strokeWidth={2.2} aria-hidden="true" />
          {name}
        </span>
      </button>
      {onPut && others.length > 0 && (
        <Menu
          align="end"
          trigger={
            <button
              type="button"
              aria-label={t('putElsewhere', { quote: shown })}
              className="flex items-center border-l border-line px-1.5 text-ink-3 outline-offset-[-2px] hover:bg-surface-2 hover:text-ink max-md:px-3"
            >
              <ChevronDown size={13} strokeWidth={2.2} aria-hidden="true" />
            </button>
          }
        >
          {[field, ...others].map((one) => (
            <MenuItem key={one} onSelect={() => onPut(one)}>
              {t(`target.${one}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </span>
  );
}
