import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import { canvasContent, type CanvasContent } from '#contract/canvases/canvas.schema.ts';

/** Judging so many connections takes some milliseconds. */
const PIECE = 500;

const { edges } = canvasContent.shape;
const savedEdges = edges.unwrap();
/** All of the body but what each connection holds. */
const outline = z.strictObject({
  content: canvasContent.extend({ edges: z.array(z.unknown()).max(OURS.edgesPerBoard).default([]) }),
});

/**
 * The body of a save, judged by the contract in pieces, with others served in between: the largest checkpoint has 40,000
 * connections. `onPiece` is called after each. Throws Fault 'bad-input'.
 */
export async function readContent(
  body: unknown,
  onPiece: () => Promise<unknown> = () => setImmediate(),
): Promise<{ content: CanvasContent }> {
  const { content } = checked(outline, body, []);
  const read: CanvasContent['edges'] = [];
  for (let from = 0; from < content.edges.length; from += PIECE) {
    read.push(...checked(savedEdges, content.edges.slice(from, from + PIECE), ['content', 'edges'], from));
    await onPiece();
  }
  return { content: { ...content, edges: read } };
}

function checked<S extends z.ZodType>(schema: S, value: unknown, at: PropertyKey[], from = 0): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [place, ...within] = issue?.path ?? [];
  const where = [
    ...at,
    ...(typeof place === 'number' ? [place + from] : place === undefined ? [] : [place]),
    ...within,
  ];
  throw new Fault(
    'bad-input',
    [where.join('.'), issue?.message ?? 'is not allowed'].filter((part) => part !== '').join(': '),
  );
}
