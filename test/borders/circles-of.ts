/**
 * Groups of names that lead back to themselves (Tarjan's strongly connected components), each sorted,
 * and the groups too. A name that leads to itself alone is a group of one.
 */
export function circlesOf(leadsTo: ReadonlyMap<string, readonly string[]>): string[][] {
  const places = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): void => {
    places.set(name, places.size);
    lowest.set(name, placeOf(name));
    path.push(name);
    for (const next of leadsTo.get(name) ?? []) {
      if (!places.has(next)) visit(next);
      if (path.includes(next)) lowest.set(name, Math.min(lowestOf(name), lowestOf(next)));
    }
    if (lowestOf(name) < placeOf(name)) return;
    const group = path.splice(path.indexOf(name));
    if (group.length > 1 || leadsTo.get(name)?.includes(name)) circles.push(group.sort());
  };
  const placeOf = (name: string): number => places.get(name) ?? 0;
  const lowestOf = (name: string): number => lowest.get(name) ?? 0;
  for (const name of leadsTo.keys()) if (!places.has(name)) visit(name);
  return circles.sort(([one = ''], [other = '']) => one.localeCompare(other));
}
