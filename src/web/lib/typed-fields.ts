/** What somebody has typed into the fields of a form, as a draft keeps it; nothing for a draft that is none of a form. */
export function readTyped(draft: string): Record<string, string> {
  try {
    const read: unknown = JSON.parse(draft);
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  } catch {
    return {};
  }
}
