import { OURS } from '../limits.ts';

/** Why a value may not be stored as facts, in a few words; null when it may: JSON of at most 8 levels and OURS.metadataBytes characters, storable texts only. */
export function findJsonIssue(value: unknown, depth = 0): string | null {
  if (depth > 8) return 'is nested too deeply';
  switch (typeof value) {
    case 'string':
      return value.includes('\u0000') || !value.isWellFormed() ? 'must be well-formed text without NUL' : null;
    case 'number':
      return Number.isFinite(value) ? null : 'must be a finite number';
    case 'boolean':
      return null;
    case 'object': {
      if (value === null) return null;
      for (const [key, child] of Object.entries(value)) {
        const issue = findJsonIssue(key, depth + 1) ?? findJsonIssue(child, depth + 1);
        if (issue) return issue;
      }
      return depth === 0 && JSON.stringify(value).length > OURS.metadataBytes ? 'is too large' : null;
    }
    default:
      return 'must be JSON';
  }
}

/** The longest name of a fact. */
export const FACT_NAME_LENGTH = 100;
