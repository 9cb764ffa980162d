import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

type Audience = 'customer' | 'seller'

/** Whom the side of the sign-in pages speaks to. */
export const authAudience = atom<Audience>('customer')

/** Lets the side of the sign-in pages speak to `audience` while the caller is shown. */
export function useAuthAudience(audience: Audience): void {
  const set = useSetAtom(authAudience)
  useEffect(() => {
    set(audience)
    return () => set('customer')
  }, [audience, set])
}
