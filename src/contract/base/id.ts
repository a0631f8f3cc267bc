import { z } from 'zod';

export { newId } from './new-id.ts';

/** An identifier on the wire: a UUID in lower case. Which thing it names is said by the field that holds it. */
export const id = z.uuid().toLowerCase();
