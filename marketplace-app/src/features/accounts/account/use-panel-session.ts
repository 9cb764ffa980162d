import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { apiQuery } from '../../../lib/api'
import { userAtom } from '../../../lib/session'

/** The panel's session lasts two hours without use. */
const RENEWED_MS = 60 * 60_000

/** Keeps the content panel open for editors and admins who are signed in here; without it the panel asks for a sign-in. */
export function usePanelSession(): void {
  const user = useAtomValue(userAtom)
  const isOpen = user?.needsSecondFactor === undefined
  const isStaff = user?.userType === 'admin' || user?.userType === 'editor'
  useQuery(
    apiQuery.auth.openPanel.queryOptions({
      input: {},
      enabled: isStaff && isOpen,
      staleTime: RENEWED_MS,
      refetchInterval: RENEWED_MS,
      retry: false,
    }),
  )
}
