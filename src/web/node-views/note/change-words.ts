import type { SourceChange } from '../../recipes/changes-since.ts';
import type { Words } from '../../words/index.ts';

/** Why a result is stale, of one of its sources. */
export function changeSentence(t: Words<'recipes'>, { title, what, sections }: SourceChange): string {
  if (what === 'gone') return t('stale.gone', { title });
  return sections.length > 0
    ? t('stale.sections', { title, sections: sections.join(', ') })
    : t('stale.changed', { title });
}

/** The same of all of them in a few words: the sections that changed, or the sources where none is known. */
export function changesInShort(t: Words<'recipes'>, changes: readonly SourceChange[]): string {
  const changed = changes.filter(({ what }) => what === 'changed');
  if (changed.length === 0) return t('stale.shortGone', { what: changes.map(({ title }) => title).join(', ') });
  const places = changed.flatMap(({ title, sections }) => (sections.length > 0 ? sections : [title]));
  return t('stale.short', { what: places.join(', ') });
}
