import { readUser, SESSION_EVENT } from '@stackyard/shared/contract/browser-session'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { BookingViewer } from '@stackyard/shared/domain/listing-action'
import { useEffect, useState } from 'react'

/** Who reads this page; follows sign-in and sign-out in other tabs. */
export function useReader(): SessionUser | null {
  const [reader, setReader] = useState(readUser)
  useEffect(() => {
    const follow = () => setReader(readUser())
    addEventListener('storage', follow)
    addEventListener(SESSION_EVENT, follow)
    return () => {
      removeEventListener('storage', follow)
      removeEventListener(SESSION_EVENT, follow)
    }
  }, [])
  return reader
}

/** What the booking box may offer. */
export function bookingViewer(reader: SessionUser | null): BookingViewer {
  if (!reader) return 'visitor'
  return reader.userType === 'customer' ? 'customer' : 'other'
}

/** The sentence of a refusal, or the given one for anything else. */
export const refusalText = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message ? error.message : otherwise
