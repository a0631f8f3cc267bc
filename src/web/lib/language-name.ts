/** The name of the language of this tag in another one; the tag itself where it is none that the browser knows. */
export function languageName(tag: string, shownIn: string): string {
  try {
    return new Intl.DisplayNames([shownIn], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
