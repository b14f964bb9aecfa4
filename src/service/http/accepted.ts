/** What the header likes best of `offered`; undefined where JSON or anything is as welcome. */
export function accepted<Offer extends { accepted: readonly string[] }>(
  header: string | null,
  offered: readonly Offer[],
): Offer | undefined {
  const wishes = (header ?? '')
    .split(',')
    .map(wishIn)
    .filter(({ weight }) => weight > 0);
  const weightOf = (type: string) => wishes.find((wish) => wish.type === type)?.weight ?? 0;
  const named = wishes
    .map((wish) => ({ ...wish, offer: offered.find((kind) => kind.accepted.includes(wish.type)) }))
    .filter((wish): wish is typeof wish & { offer: Offer } => wish.offer !== undefined);
  const [best] = named.sort((one, other) => other.weight - one.weight);
  if (!best || best.weight < weightOf('*/*')) return undefined;
  return best.weight > weightOf('application/json') ? best.offer : undefined;
}

function wishIn(part: string): { type: string; weight: number } {
  const [type = '', ...parameters] = part
    .split(';')
    .map((parameter) => parameter.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { type, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
}
