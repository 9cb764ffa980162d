import { useEffect, useState } from 'react'

type NameOf = (country: string, state: string) => string

let names: NameOf | null = null

/**
 * The names of states of every country (reference/state-names), fetched once a screen wants them; null until they are
 * there. When they can't be had, what stands in the data stands for its name.
 */
export function useStateNames(isWanted: boolean): NameOf | null {
  const [nameOf, setNameOf] = useState(() => names)
  useEffect(() => {
    if (!isWanted || nameOf) return
    let isCurrent = true
    void import('../reference/state-names').then(
      ({ stateName }) => {
        names = stateName
        if (isCurrent) setNameOf(() => stateName)
      },
      () => isCurrent && setNameOf(() => (_country: string, state: string) => state),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, nameOf])
  return nameOf
}

/** A state as an address shows it: its code in the United States, its name abroad; nothing until that name is there. */
export function useStateWords(country: string, state: string): string {
  const isAbroad = country !== 'US' && state !== ''
  const nameOf = useStateNames(isAbroad)
  return isAbroad ? (nameOf?.(country, state) ?? '') : state
}
