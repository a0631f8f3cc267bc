/** Words of one language: sentences by key, some of them in nested rooms of their own. */
export interface WordTree {
  readonly [key: string]: string | WordTree;
}

type Plural = 'zero' | 'one' | 'other';
type Stem<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;

/** The keys of these words: nested ones with dots, and those that vary with a number without the ending of the number. */
export type WordKey<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Stem<Key> : `${Key}.${WordKey<Words[Key]>}`;
}[keyof Words & string];

/** What stands in the {{places}} of a sentence; `count` also chooses between `key_zero`, `key_one` and `key_other`. */
export type Values = Readonly<Record<string, string | number>>;
export type Translate<Words> = (key: WordKey<Words>, values?: Values) => string;

/** The sentences of one room in one language. A key without a sentence shows itself. */
export function translator<Words>(words: WordTree, language: string): Translate<Words> {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const { count } = values;
    const endings = typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${plurals.select(count)}`] : [];
    const sentence = [...endings, ''].map((ending) => at(words, key + ending)).find((found) => found !== undefined);
    return fill(sentence ?? key, values);
  };
}

function at(words: WordTree, key: string): string | undefined {
  let found: string | WordTree | undefined = words;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

const fill = (sentence: string, values: Values): string =>
  sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
