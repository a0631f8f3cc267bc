import { ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from 'react';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { recipes, type RecipeId } from '#contract/recipes/kinds/index.ts';
import type { Recipe, RecipeField } from '#contract/recipes/recipe.ts';
import { withTopicOf } from '#contract/recipes/topic-of-sources.ts';
import { questionOf, refusedFields } from './form-values.ts';
import { readValues } from '#contract/recipes/values.ts';
import { Button } from '../ui/Button.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useFirstField } from '../ui/use-first-field.ts';
import { useShowProblem } from '../ui/use-show-problem.ts';
import { useOwnPace } from '../voices/use-own-pace.ts';
import type { VoicedChat } from '../voices/use-voices.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { foldedOf, hintOf, rowsOf } from './form-rows.ts';
import { useFormRates } from './use-form-rates.tsx';
import { useRecipeDraft } from './use-recipe-draft.ts';

/** A source that a result would be made from. */
export interface WiredTitle {
  title: string;
  kind: string;
}

const nothingWired: readonly WiredTitle[] = [];
/** So long a form that is sent waits to hear what is wired. */
const KNOWN_WITHIN_MS = 5_000;

interface RecipeFormProps {
  id: RecipeId;
  /** Where it is made. */
  chat: VoicedChat;
  /** Where these are wired the topic may be left open: it is theirs then. Null while nobody knows. */
  sources?: readonly WiredTitle[] | null;
  /** What stands in an empty topic at first. */
  topic?: string;
  onMake: (question: string, recipe: ChosenRecipe) => void;
  back: ReactNode;
}

/** The form of a recipe. What was typed is kept until it was made; what is the person's own stands there the next time. */
export function RecipeForm({ id, chat, sources = nothingWired, topic = '', onMake, back }: RecipeFormProps) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const recipe: Recipe = recipes[id];
  const draft = useRecipeDraft(id, recipe, chat.nodeId ?? JSON.stringify(chat.place));
  const begin = useEffectEvent(() => {
    if (topic !== '' && draft.typed['topic'] === '') draft.type('topic', topic);
  });
  useEffect(() => begin(), []);
  const pace = useOwnPace(chat);
  const isPaced = pace !== null && draft.isUntouched('speed');
  const rates = useFormRates(recipe, draft);
  const typed =
    isPaced && rates.typed['speed'] !== undefined ? { ...rates.typed, speed: String(pace.speed) } : rates.typed;
  const [isRefused, setRefused] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const { form, showProblem } = useShowProblem();
  useFirstField(form);
  const filled = withTopicOf(recipe, typed, sources ?? nothingWired);
  const refused = isRefused ? refusedFields(recipe, filled) : null;
  const problemOf = ({ name }: RecipeField) => {
    const why = refused?.get(name);
    return why === undefined ? null : t(why === 'needed' ? 'needed' : 'notOffered');
  };
  const submit = () => {
    const read = readValues(recipe, filled);
    if (!read.ok && sources === null && !isWaiting) return setWaiting(true);
    setWaiting(false);
    setRefused(!read.ok);
    if (!read.ok) return showProblem();
    const values = rates.send(read.value);
    draft.done();
    onMake(questionOf(recipe, values, language), { id, values });
  };
  const submitAgain = useEffectEvent(submit);
  useEffect(() => {
    if (!isWaiting) return;
    const known = setTimeout(submitAgain, sources === null ? KNOWN_WITHIN_MS : 0);
    return () => clearTimeout(known);
  }, [isWaiting, sources]);
  const { asked, folded } = foldedOf(recipe.fields);
  const rows = (fields: readonly RecipeField[]) => (
    <div className="flex flex-col gap-4">
      {rowsOf(fields).map((row) => (
        <div key={row[0]?.name} className="flex flex-col gap-4 sm:flex-row">
          {row.map((field) => (
            <div key={field.name} className="min-w-0 sm:flex-1">
              <FieldInput
                field={
                  field.name === 'topic' && sources?.length ? openTopic(field, String(filled['topic'] ?? '')) : field
                }
                value={typed[field.name] ?? ''}
                problem={problemOf(field)}
                {...(field.name === 'speed' && isPaced && { hint: t('ownPace', { name: pace.name }) })}
                onChange={(value) => {
                  setWaiting(false);
                  draft.type(field.name, value);
                }}
                below={field.isRateCard === true && rates.below}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
  /** What was typed there, and what is wrong there, is seen. */
  const isUnfolded = folded.some(
    (field) =>
      problemOf(field) !== null || (!field.isOwn && field.kind !== 'choice' && (typed[field.name] ?? '') !== ''),
  );
  return (
    <form ref={form} onSubmit={(event: FormEvent) => (event.preventDefault(), submit())} noValidate className="mt-4">
      {rows(asked)}
      {folded.length > 0 && (
        <Folded isOpen={isUnfolded} names={folded.map(({ label }) => label[language])}>
          {rows(folded)}
        </Folded>
      )}
      <div className="sticky -bottom-6 z-1 -mx-6 mt-1 -mb-6 bg-raised px-6 pt-3 pb-6 [&>div]:mt-0">
        <DialogActions>
          {back}
          <Button type="submit" variant="primary" isBusy={isWaiting}>
            {t('make')}
          </Button>
        </DialogActions>
      </div>
    </form>
  );
}

interface FoldedProps {
  /** Whether it opens by itself; what a person has opened stays open. */
  isOpen: boolean;
  names: readonly string[];
  children: ReactNode;
}

/** Fields that most results need not, by their names. */
function Folded({ isOpen, names, children }: FoldedProps) {
  const t = useWords('recipes');
  const [isOpened, setOpened] = useState(isOpen);
  if (isOpen && !isOpened) setOpened(true);
  return (
    <details
      open={isOpened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="group mt-4 border-t border-line pt-3"
    >
      <summary className="flex min-h-9 cursor-pointer items-center gap-2 text-sm font-semibold select-none pointer-coarse:min-h-11">
        <ChevronRight size={15} aria-hidden="true" className="shrink-0 text-ink-3 group-open:rotate-90" />
        <span className="shrink-0">{t('moreFields')}</span>
        <span className="min-w-0 truncate font-normal text-ink-3 group-open:hidden">{names.join(' · ')}</span>
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}

/** The field of a topic that need not be filled in: what it will be stands there. */
const openTopic = (field: RecipeField, topic: string): RecipeField =>
  topic === '' ? field : { ...field, isNeeded: false, hint: { ko: topic, en: topic } };

interface FieldInputProps {
  field: RecipeField;
  value: string;
  problem: string | null;
  hint?: string;
  onChange: (value: string) => void;
  /** What stands below a field of several lines. */
  below: ReactNode;
}

function FieldInput({ field, value, problem, hint, onChange, below }: FieldInputProps) {
  const { language } = useLanguage();
  const common = useWords('common');
  const label = field.label[language];
  const { example: placeholder, told } = hintOf(field, language);
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
      return (
        <div>
          <Textarea {...shown} rows={4} maxLength={8_000} onChange={(event) => onChange(event.target.value)} />
          {below}
        </div>
      );
    case 'number':
      return (
        <Input
          {...shown}
          note={`${field.min}–${field.max}${field.unit[language]}`}
          {...(hint !== undefined && { hint })}
          inputMode="numeric"
          className="tnum"
          maxLength={8}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'date':
      return (
        <Input
          {...shown}
          {...(placeholder !== undefined && { hint: placeholder })}
          type="date"
          className="tnum sm:max-w-48"
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'line':
      return (
        <Input
          {...shown}
          {...(told !== undefined && { hint: told })}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
