/** Why the server does not start, in words for the person who starts it. Printed without a stack; the process exits 1. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
