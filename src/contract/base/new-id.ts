const ID =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}(-0{4}){3}-0{12}|f{8}(-f{4}){3}-f{12})$/i;

/** What the schema `id` accepts, for browsers that have not loaded the schemas. */
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/**
 * A UUIDv7: sorts by the moment `atMs` (milliseconds since 1970), then at random.
 * Clients name nodes and edges themselves, so that a gesture needs no round trip.
 */
export function newId(atMs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let rest = Math.floor(atMs);
  for (let i = 5; i >= 0; i--) {
    bytes[i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
