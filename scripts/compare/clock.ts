/**
 * Preloaded into every process of the compared site (`node --import`): its clock stands still at COMPARE_NOW and moves
 * only when the parent process sends another time, so that takes of different hours can be compared.
 */
const Real = Date;
let now = Number(process.env.COMPARE_NOW);

Real.now = () => now;
globalThis.Date = new Proxy(Real, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now], newTarget) as Date,
  apply: () => new Real(now).toString(),
});

if (process.send) {
  process.on('message', (time) => {
    now = Number(time);
    process.send?.('set');
  });
  // A take that was ended ends its site.
  process.on('disconnect', () => process.exit(1));
  // The channel alone keeps no process alive.
  process.channel?.unref();
}
