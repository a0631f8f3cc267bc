import { usagePlaces } from '#contract/offers/offer.schema.ts';
import { placeName } from '#contract/offers/derive/formats.ts';
import { classes } from '../../ui/classes.ts';
import { Input } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import type { EditorProps } from './draft-field.ts';

interface CountedProps extends EditorProps {
  label: string;
  endless: string;
}

/** A number, or none that ends. */
function Counted({ draft, set, label, endless }: CountedProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <Input
        label={label}
        value={draft.isUnlimited ? '' : draft.count}
        disabled={draft.isUnlimited}
        inputMode="decimal"
        maxLength={5}
        className="tnum max-w-28"
        onChange={(event) => set({ count: event.target.value })}
      />
      <Switch label={endless} isOn={draft.isUnlimited} onChange={(isUnlimited) => set({ isUnlimited })} />
    </div>
  );
}

export function RevisionsEditor(props: EditorProps) {
  const t = useWords('offers');
  return <Counted {...props} label={t('editor.revisions')} endless={t('editor.isUnlimited')} />;
}

/** How long the brand may show the film, where, and whether in ads. */
export function UsageEditor({ draft, set }: EditorProps) {
  const t = useWords('offers');
  const { language } = useLanguage();
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <Counted draft={draft} set={set} label={t('editor.months')} endless={t('editor.noEnd')} />
        <Switch label={t('editor.isForAds')} isOn={draft.isForAds} onChange={(isForAds) => set({ isForAds })} />
      </div>
      <div role="group" aria-label={t('editor.places')} className="flex flex-wrap gap-1.5">
        {usagePlaces.map((place) => {
          const isOn = draft.places.includes(place);
          return (
            <button
              key={place}
              type="button"
              aria-pressed={isOn}
              onClick={() =>
                set({ places: isOn ? draft.places.filter((one) => one !== place) : [...draft.places, place] })
              }
              className={classes(
                'h-7 rounded-control px-2.5 text-sm font-semibold max-md:h-11',
                isOn
                  ? 'bg-primary text-on-primary'
                  : 'bg-surface text-ink-2 shadow-[inset_0_0_0_1px_var(--line-2)] hover:bg-surface-3',
              )}
            >
              {placeName(place, language)}
            </button>
          );
        })}
      </div>
    </>
  );
}

/** How long no rival may be shown, and which rivals are meant. */
export function ExclusivityEditor({ draft, set }: EditorProps) {
  const t = useWords('offers');
  return (
    <>
      <Counted draft={draft} set={set} label={t('editor.months')} endless={t('editor.noEnd')} />
      <Input
        label={t('editor.scope')}
        value={draft.scope}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => set({ scope: event.target.value })}
      />
    </>
  );
}

/** A fixed day, or so many days after something. */
export function PaymentEditor({ draft, set }: EditorProps) {
  const t = useWords('offers');
  const afters = (['invoice', 'upload', 'contract', 'month'] as const).map((value) => ({
    value,
    label: t(`editor.afterOf.${value}`),
  }));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={t('editor.after')}
        value={draft.after}
        options={[{ value: '' as const, label: t('editor.afterNone') }, ...afters]}
        onChoose={(after) => set({ after })}
      />
      {draft.after === '' ? (
        <Input
          type="date"
          label={t('editor.day')}
          value={draft.day}
          className="tnum"
          onChange={(event) => set({ day: event.target.value })}
        />
      ) : (
        <Input
          label={t('editor.days')}
          value={draft.days}
          inputMode="numeric"
          maxLength={4}
          className="tnum"
          onChange={(event) => set({ days: event.target.value })}
        />
      )}
    </div>
  );
}
