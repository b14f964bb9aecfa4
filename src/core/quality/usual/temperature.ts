export const TEMPERATURES = ['max', 'min'] as const;
export type Temperature = (typeof TEMPERATURES)[number];

export function otherTemperature(element: Temperature): Temperature {
  return element === 'max' ? 'min' : 'max';
}
