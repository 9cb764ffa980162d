import { useState } from 'react'

/** Ids that are ticked in the list of this name: another view or search begins with nothing. */
export function useTicked(list: string) {
  const [ticked, setTicked] = useState<{ list: string; ids: ReadonlySet<number> }>({ list, ids: new Set() })
  const ids: ReadonlySet<number> = ticked.list === list ? ticked.ids : new Set<number>()
  return [ids, (next: ReadonlySet<number>) => setTicked({ list, ids: next })] as const
}

/** The ids with this one among them, or without it. */
export const withOne = <Id>(ids: ReadonlySet<Id>, id: Id, isOn: boolean): ReadonlySet<Id> =>
  isOn ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id))
