import { z } from 'zod';
import { Fault } from '#contract/base/fault.ts';
import { boardChange, type BoardChange } from '#contract/board/changes.ts';
import type { Point, Size } from '#contract/board/geometry.ts';
import { isValidPosition } from '#contract/board/placement.ts';
import { OURS } from '#contract/limits.ts';

/** What callers send about a node's size: `size` wins over `width` and `height`, and these over those of `style`. */
interface Sized {
  size?: Size | undefined;
  width?: number | undefined;
  height?: number | undefined;
  style?: Record<string, unknown> | undefined;
}

/**
 * A position that may be stored; null where none was given, or nothing that could be one. Throws Fault 'bad-input' for
 * coordinates that are no finite numbers: the caller has a mistake that must not become a random place.
 */
export function readPosition(given: unknown): Point | null {
  if (typeof given !== 'object' || given === null || !('x' in given) || !('y' in given)) return null;
  const isPossible =
    isValidPosition(given) && Math.abs(given.x) <= OURS.coordinatePx && Math.abs(given.y) <= OURS.coordinatePx;
  if (!isPossible) throw new Fault('bad-input', 'Invalid position coordinates');
  return { x: given.x, y: given.y };
}

/** The size that was asked for; a side that was not named stays as `now`. Undefined when neither was. */
export function readSize({ size, width: wide, height: high, style }: Sized, now: Size): Size | undefined {
  const width = size?.width ?? wide ?? readLength(style?.width);
  const height = size?.height ?? high ?? readLength(style?.height);
  return width === undefined && height === undefined
    ? undefined
    : { width: width ?? now.width, height: height ?? now.height };
}

function readLength(value: unknown): number | undefined {
  const length = typeof value === 'string' ? Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(value)?.[1] ?? Number.NaN) : value;
  return typeof length === 'number' && Number.isFinite(length) ? length : undefined;
}

const factNames = ['name', 'isExpanded', 'fileName', 'fileType', 'fileSize', 'fileId', 'url'] as const;
type Facts = Partial<Record<(typeof factNames)[number], unknown>> & { metadata?: Record<string, unknown> | undefined };

/** The metadata, with the facts that were sent beside it; where both say something, the metadata holds. */
export function readFacts(body: Facts): Record<string, unknown> {
  const beside = factNames.flatMap((name) =>
    body[name] === undefined || body[name] === null ? [] : [[name, body[name]]],
  );
  return { ...Object.fromEntries(beside), ...body.metadata };
}

const offsetIn = z.object({ offset: z.object({ x: z.number(), y: z.number() }) });

/** The offset that an editor keeps in the node's `data`; undefined for data without one. */
export const readOffset = (data: Record<string, unknown> | undefined): Point | undefined =>
  offsetIn.safeParse(data).data?.offset;

/** The style without what is kept as size. */
export function readStyle(style: Record<string, unknown> | undefined): Record<string, unknown> | undefined {
  if (!style) return undefined;
  const { width: _width, height: _height, ...rest } = style;
  return rest;
}

/** Throws Fault 'bad-input' for what a board cannot hold. */
export function checkChange(change: unknown): BoardChange {
  const parsed = boardChange.safeParse(change);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Fault('bad-input', `${issue?.path.slice(1).join('.') ?? 'change'}: ${issue?.message ?? 'is not allowed'}`);
}
