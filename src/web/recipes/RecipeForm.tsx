import { useState, type FormEvent, type ReactNode } from 'react';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { recipes, type RecipeId } from '#contract/recipes/kinds/index.ts';
import type { Recipe, RecipeField } from '#contract/recipes/recipe.ts';
import { questionOf, readValues, startValues } from '#contract/recipes/values.ts';
import { readTyped } from '../lib/typed-fields.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useLanguage, useWords } from '../words/index.ts';

interface RecipeFormProps {
  id: RecipeId;
  onMake: (question: string, recipe: ChosenRecipe) => void;
  back: ReactNode;
}

type Typed = Record<string, string>;

/** The form of a recipe. What was typed is kept, and stands there the next time. */
export function RecipeForm({ id, onMake, back }: RecipeFormProps) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const recipe: Recipe = recipes[id];
  const draft = useDraft(`recipe:${id}`);
  const typed: Typed = { ...asTyped(recipe), ...readTyped(draft.text) };
  const [isRefused, setRefused] = useState(false);
  const isMissing = (field: RecipeField) => field.isNeeded === true && (typed[field.name] ?? '').trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readValues(recipe, typed);
    setRefused(!read.ok);
    if (read.ok) onMake(questionOf(recipe, read.value, language), { id, values: read.value });
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
      {recipe.fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          problem={isRefused && isMissing(field) ? t('needed') : null}
          onChange={(value) => draft.type(JSON.stringify({ ...typed, [field.name]: value }))}
        />
      ))}
      <DialogActions>
        {back}
        <Button type="submit" variant="primary">
          {t('make')}
        </Button>
      </DialogActions>
    </form>
  );
}

const asTyped = (recipe: Recipe): Typed =>
  Object.fromEntries(Object.entries(startValues(recipe)).map(([name, value]) => [name, String(value)]));

interface FieldInputProps {
  field: RecipeField;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
}

function FieldInput({ field, value, problem, onChange }: FieldInputProps) {
  const { language } = useLanguage();
  const common = useWords('common');
  const label = field.label[language];
  const placeholder = field.hint?.[language];
  const note = field.isNeeded || field.kind === 'number' || field.kind === 'choice' ? undefined : common('optional');
  const shown = {
    label,
    value,
    problem,
    ...(note !== undefined && { note }),
    ...(placeholder !== undefined && { placeholder }),
  };
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          label={label}
          value={value}
          onChoose={onChange}
          options={field.options.map((option) => ({ value: option.value, label: option.label[language] }))}
        />
      );
    case 'text':
      return <Textarea {...shown} rows={4} maxLength={8_000} onChange={(event) => onChange(event.target.value)} />;
    case 'number':
      return (
        <Input
          {...shown}
          note={`${field.min}–${field.max}${field.unit[language]}`}
          inputMode="numeric"
          className="tnum"
          maxLength={8}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'line':
      return <Input {...shown} maxLength={500} autoComplete="off" onChange={(event) => onChange(event.target.value)} />;
  }
}
