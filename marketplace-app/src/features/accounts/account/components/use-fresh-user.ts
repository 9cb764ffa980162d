import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mergeSessionUser } from '../../../../lib/session'
import { sessionFieldsOf } from '../profile-values'
import { profileQuery } from '../queries'

/** While enabled, keeps the session's user as the server knows it: an address may have been verified elsewhere. */
export function useFreshUser(enabled: boolean): void {
  const { data: profile } = useQuery({ ...profileQuery(), enabled })
  useEffect(() => {
    if (profile) mergeSessionUser(sessionFieldsOf(profile))
  }, [profile])
}
