/** `Date` of the realm, on the stage's clock; everything else stays the engine's own. */
export function virtualDate(now: () => number): DateConstructor {
  const Native = Date;
  function VirtualDate(this: unknown, ...args: unknown[]) {
    if (!new.target) return new Native(now()).toString();
    return Reflect.construct(Native, args.length > 0 ? args : [now()], new.target);
  }
  Object.defineProperty(VirtualDate, 'name', { value: 'Date' });
  Object.defineProperty(VirtualDate, 'length', { value: 7 });
  VirtualDate.prototype = Native.prototype;
  Object.defineProperty(Native.prototype, 'constructor', {
    value: VirtualDate,
    writable: true,
    configurable: true,
  });
  const statics = { now: () => Math.floor(now()), parse: Native.parse, UTC: Native.UTC };
  for (const [name, value] of Object.entries(statics))
    Object.defineProperty(VirtualDate, name, { value, writable: true, configurable: true });
  return VirtualDate as unknown as DateConstructor;
}
