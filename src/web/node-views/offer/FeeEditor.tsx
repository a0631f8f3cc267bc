import { currencies } from '#contract/offers/offer.schema.ts';
import { Input } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import type { EditorProps } from './draft-field.ts';

/** Money with its currency and VAT, a share of what is sold, or the product itself. */
export function FeeEditor({ draft, set }: EditorProps) {
  const t = useWords('offers');
  const { language } = useLanguage();
  const bases = (['fixed', 'share', 'goods'] as const).map((value) => ({ value, label: t(`editor.${value}`) }));
  const grouped = (typed: string) => {
    const digits = typed.replace(/[^\d.]/g, '');
    return digits === '' || !Number.isFinite(Number(digits))
      ? digits
      : new Intl.NumberFormat(language).format(Number(digits));
  };
  return (
    <div className="grid gap-3 sm:grid-cols-[130px_minmax(0,1fr)_100px_120px]">
      <Select label={t('editor.basis')} value={draft.basis} options={bases} onChoose={(basis) => set({ basis })} />
      {draft.basis === 'fixed' && (
        <>
          <Input
            label={t('editor.amount')}
            value={draft.amount.endsWith('.') ? draft.amount : grouped(draft.amount)}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            className="tnum"
            onChange={(event) => set({ amount: event.target.value.replace(/[^\d.]/g, '') })}
          />
          <Select
            label={t('editor.currency')}
            value={draft.currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChoose={(currency) => set({ currency })}
          />
          <Select
            label={t('editor.vat')}
            value={draft.vat}
            options={[
              { value: '', label: t('editor.vatUnknown') },
              { value: 'excluded', label: t('vat.excluded') },
              { value: 'included', label: t('vat.included') },
            ]}
            onChoose={(vat) => set({ vat })}
          />
        </>
      )}
      {draft.basis === 'share' && (
        <Input
          label={t('editor.percent')}
          value={draft.percent}
          inputMode="decimal"
          maxLength={5}
          className="tnum sm:max-w-32"
          onChange={(event) => set({ percent: event.target.value })}
        />
      )}
    </div>
  );
}
