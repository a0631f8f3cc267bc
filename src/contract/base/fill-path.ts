/** '/api/canvases/:id' + { id } -> '/api/canvases/42'. Throws when a parameter is missing: that is a programming error. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
