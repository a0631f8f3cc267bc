import { TICKED, UNTICKED } from './pdf-typed.ts';

/** A node of a form in XFA as pdf.js makes it, in the terms of HTML. */
export interface XfaNode {
  name: string;
  value?: unknown;
  attributes?: Record<string, unknown> | undefined;
  children?: (XfaNode | null)[] | undefined;
}

const BLOCKS = new Set(['div', 'p', 'br', 'li', 'tr']);
/** Pictures and lines, and what is there to be pressed. */
const SKIPPED = new Set(['svg', 'button', 'img']);
const MOST_DEPTH = 200;

/** The printed words of a page of such a form and what was filled in, a line each; a value stands behind its label. */
export function linesOfXfa(root: XfaNode | null): string[] {
  const lines: string[] = [];
  let open = '';
  const endLine = () => {
    const line = open.replace(/\s+/g, ' ').trim();
    if (line !== '') lines.push(line);
    open = '';
  };
  const walk = (node: XfaNode | null, depth: number): void => {
    if (!node || depth > MOST_DEPTH || SKIPPED.has(node.name) || isHidden(node)) return;
    const tick = tickOf(node);
    if (tick) open = `${tick} ${open}`;
    else if (node.name === 'input' || node.name === 'textarea') fill(textOf(node.attributes?.['value'] ?? node.value));
    else if (node.name === 'select') fill(chosenOf(node));
    else {
      const isField = isFieldBox(node);
      if (BLOCKS.has(node.name) && !isInField) endLine();
      else if (node.name === 'br' || node.name === 'p') open += ' ';
      open += textOf(node.value);
      isInField ||= isField;
      for (const child of inputsLast(node, isField)) walk(child, depth + 1);
      if (isField) isInField = false;
      if (BLOCKS.has(node.name) && !isInField) endLine();
    }
  };
  let isInField = false;
  const fill = (value: string) => {
    const label = open.trim();
    open = value.trim() === '' ? open : `${label}${label === '' || /[:：?]$/.test(label) ? '' : ':'} ${value}`;
  };
  walk(root, 0);
  endLine();
  return lines;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

function isHidden({ attributes }: XfaNode): boolean {
  const style = attributes?.['style'] as Record<string, unknown> | undefined;
  return style?.['visibility'] === 'hidden' || style?.['display'] === 'none' || attributes?.['hidden'] === true;
}

function tickOf({ name, attributes }: XfaNode): string | null {
  const type = attributes?.['type'];
  if (name !== 'input' || (type !== 'checkbox' && type !== 'radio')) return null;
  return attributes?.['checked'] === true ? TICKED : UNTICKED;
}

const chosenOf = ({ children = [] }: XfaNode): string =>
  children
    .flatMap((option) => (option?.attributes?.['selected'] === true ? [textOf(option.value).trim()] : []))
    .filter(Boolean)
    .join(', ');

/** A box that holds a label and what is filled in. */
const isFieldBox = ({ attributes }: XfaNode): boolean => textOf(attributes?.['id']).startsWith('field');

/** The label may be drawn behind its field; it is said before. */
function inputsLast({ children = [] }: XfaNode, isField: boolean): (XfaNode | null)[] {
  const isLabel = (node: XfaNode | null) => node?.name === 'label';
  return isField ? [...children.filter(isLabel), ...children.filter((child) => !isLabel(child))] : children;
}
