import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Asks anew for a part that did not come. */
type Failed = (again: () => void) => ReactNode;

/**
 * A part that comes when it is first wanted. Until then nothing stands in its place; where it does not come, `failed`, and
 * whoever wants it anew is asked for it anew, which `lazy` would not do.
 */
export function onDemand<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  failed: Failed,
  meanwhile: ReactNode = null,
): ComponentType<P> {
  let Part: ComponentType<P> | undefined;
  return function OnDemand(props: P): ReactNode {
    const [state, setState] = useState<'wanted' | 'came' | 'failed'>(Part ? 'came' : 'wanted');
    useEffect(() => {
      if (state !== 'wanted') return undefined;
      let isOver = false;
      const settle = (settled: 'came' | 'failed') => {
        if (!isOver) setState(settled);
      };
      void load().then(
        (module) => {
          Part = module.default;
          settle('came');
        },
        () => settle('failed'),
      );
      return () => {
        isOver = true;
      };
    }, [state]);
    if (state === 'came' && Part) return <Part {...props} />;
    return state === 'failed' ? failed(() => setState('wanted')) : meanwhile;
  };
}
