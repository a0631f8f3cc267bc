/** What a part of an address says without its escapes; as it stands where they are none. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
