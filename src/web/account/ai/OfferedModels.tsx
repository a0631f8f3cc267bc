import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { offerOfModel, purposes, type OfferedModel } from '#contract/ai/models.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useWords } from '../../words/index.ts';
import { readNumber, writeNumber } from './read-number.ts';

const numbers = ['inputPerMillion', 'outputPerMillion', 'contextTokens', 'cachedInputPerMillion'] as const;
type NumberField = (typeof numbers)[number];

/** A model while it is edited: numbers are what was typed. */
export type ModelDraft = Omit<OfferedModel, NumberField> & Record<NumberField, string>;

export const draftOf = (model: OfferedModel): ModelDraft => ({
  ...model,
  inputPerMillion: writeNumber(model.inputPerMillion),
  outputPerMillion: writeNumber(model.outputPerMillion),
  contextTokens: writeNumber(model.contextTokens),
  cachedInputPerMillion: writeNumber(model.cachedInputPerMillion ?? null),
});

const LEAST_WINDOW = 1_000;
function numberOf(draft: ModelDraft, field: NumberField): number | null | undefined {
  const isWindow = field === 'contextTokens';
  const number = readNumber(draft[field], { isWhole: isWindow });
  return isWindow && typeof number === 'number' && number < LEAST_WINDOW ? undefined : number;
}

/** The models as they are sent; null while a number is none. */
export function offersOf(drafts: readonly ModelDraft[]): OfferedModel[] | null {
  const offers = drafts.map((draft): OfferedModel | null => {
    const [inputPerMillion, outputPerMillion, contextTokens, cached] = numbers.map((field) => numberOf(draft, field));
    if (inputPerMillion === undefined || outputPerMillion === undefined) return null;
    if (contextTokens === undefined || cached === undefined) return null;
    const { cachedInputPerMillion: _typed, ...rest } = draft;
    const known = { ...rest, inputPerMillion, outputPerMillion, contextTokens };
    return cached === null ? known : { ...known, cachedInputPerMillion: cached };
  });
  return offers.every((one) => one !== null) ? offers : null;
}

interface OfferedModelsProps {
  models: readonly ModelDraft[];
  /** The id of the list of known names. */
  names: string;
  /** The window of a model where nobody typed one. */
  usualWindowOf: (model: string) => number;
  onChange: (models: ModelDraft[]) => void;
}

/** What people may choose in a chat, with what they are told of it. */
export function OfferedModels({ models, names, usualWindowOf, onChange }: OfferedModelsProps) {
  const t = useWords('aiSettings');
  const [added, setAdded] = useState('');
  const name = added.trim();
  const canAdd = name !== '' && models.every(({ id }) => id !== name);
  const add = () => {
    if (!canAdd) return;
    onChange([...models, draftOf(offerOfModel(name))]);
    setAdded('');
  };
  const change = (at: number, fields: Partial<ModelDraft>) =>
    onChange(models.map((model, place) => (place === at ? { ...model, ...fields } : model)));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold text-ink-2">{t('offered')}</legend>
      <p className="mt-0.5 text-sm text-ink-3">{models.length === 0 ? t('offeredEmpty') : t('offeredText')}</p>
      <ul className="mt-3 flex flex-col gap-3 empty:hidden">
        {models.map((model, place) => (
          <li key={model.id} className="rounded-control border border-line p-3">
            <OneModel
              model={model}
              usualContextTokens={usualWindowOf(model.id)}
              onChange={(fields) => change(place, fields)}
              onRemove={() => onChange(models.filter((one) => one !== model))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Input
            label={t('addModelLabel')}
            value={added}
            list={names}
            maxLength={200}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setAdded(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button
          disabled={!canAdd}
          className="max-sm:h-11"
          icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />}
          onClick={add}
        >
          {t('addModel')}
        </Button>
      </div>
    </fieldset>
  );
}

interface OneModelProps {
  model: ModelDraft;
  usualContextTokens: number;
  onChange: (fields: Partial<ModelDraft>) => void;
  onRemove: () => void;
}

function OneModel({ model, usualContextTokens, onChange, onRemove }: OneModelProps) {
  const t = useWords('aiSettings');
  const numeric = (field: NumberField, label: string, placeholder = '') => (
    <Input
      label={label}
      inputMode="decimal"
      className="tnum"
      value={model[field]}
      placeholder={placeholder}
      maxLength={12}
      autoComplete="off"
      problem={numberOf(model, field) === undefined ? t('badNumber') : null}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-2">
        <b className="min-w-0 font-semibold break-all">{model.id}</b>
        <IconButton
          label={t('removeModel', { model: model.id })}
          size="sm"
          icon={<X size={15} strokeWidth={2} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-[180px_1fr]">
        <Select
          label={t('purpose')}
          value={model.purpose}
          onChoose={(purpose) => onChange({ purpose })}
          options={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        />
        <Input
          label={t('description')}
          value={model.description}
          maxLength={200}
          placeholder={t('descriptionHint')}
          autoComplete="off"
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1fr_1fr_1fr_auto] sm:items-end">
        {numeric('inputPerMillion', t('priceIn'))}
        {numeric('outputPerMillion', t('priceOut'))}
        {numeric('cachedInputPerMillion', t('priceCached'), t('priceCachedUsual'))}
        {numeric('contextTokens', t('window'), t('windowUsual', { count: usualContextTokens.toLocaleString('en') }))}
        <Switch label={t('sees')} isOn={model.sees} onChange={(sees) => onChange({ sees })} />
      </div>
    </>
  );
}
