import { type DeskPresence, DeskCopyAnswerSchema, DeskPresenceSchema } from '#contract/desk-copy.ts';
import type { DeskKind } from '#contract/desk.ts';
import { ask } from '#ui/browser/ask.ts';
import type { Keepers, Typing } from './autosave.ts';
import type { Place } from './held-copies.ts';

// Who is signed out while they type stays on the page with what they typed.
const stays = { staysSignedOut: true } as const;

type Entry = Pick<Place, 'kind' | 'id'>;

const paramsOf = ({ kind, id }: Entry) => ({ params: { kind: kind as DeskKind, id } });

/** The calls about one entry. */
export const deskOf = (place: Entry) =>
  ({
    read: () =>
      ask('GET /tools/copies/:kind/:id', paramsOf(place), { ...stays, schema: DeskCopyAnswerSchema }),
    keep: ({ typed, version, revision }: Typing & { revision: number }) =>
      ask(
        'PUT /tools/copies/:kind/:id',
        { ...paramsOf(place), body: { typed: { ...typed }, version, revision } },
        stays,
      ),
    drop: () => ask('DELETE /tools/copies/:kind/:id', paramsOf(place), stays),
    attend: (): Promise<DeskPresence> =>
      ask('POST /tools/presence/:kind/:id', paramsOf(place), { ...stays, schema: DeskPresenceSchema }),
  }) satisfies Partial<Keepers> & Record<string, unknown>;
