import { isSame, valueAt } from '@stackyard/shared/domain/changed-paths'

type Values = Readonly<Record<string, unknown>>

/** A field that both editors changed, each to something else. */
export type Clash = { path: string; mine: unknown; theirs: unknown }

/**
 * What becomes of the fields that somebody else changed since `seen` was read: `taken` where only they wrote, a clash
 * where this editor wrote something else there.
 */
export function threeWay(
  paths: readonly string[],
  { seen, mine, theirs }: { seen: Values; mine: Values; theirs: Values },
): { taken: string[]; clashes: Clash[] } {
  const written = paths.filter((path) => !isSame(valueAt(mine, path), valueAt(seen, path)))
  return {
    taken: paths.filter((path) => !written.includes(path)),
    clashes: written
      .map((path) => ({ path, mine: valueAt(mine, path), theirs: valueAt(theirs, path) }))
      .filter((clash) => !isSame(clash.mine, clash.theirs)),
  }
}
