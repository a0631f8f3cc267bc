/** Hands a text to the browser as a download. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A name for a download that every file system takes. */
export const fileNameOf = (title: string, ending: string, whenEmpty = 'board'): string =>
  // A control character in a name is refused by some systems and hidden by others.
  `${
    title
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80) || whenEmpty
  }.${ending}`;
