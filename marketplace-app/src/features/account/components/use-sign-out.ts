import { useQueryClient } from '@tanstack/react-query'
import { readRefreshToken } from '@stackyard/shared/contract/browser-session'
import { client } from '../../../lib/api'
import { endSession } from '../../../lib/session'

/** Ends the session here at once and on the server as soon as it answers, then shows the site's home page. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient()
  return () => {
    const refreshToken = readRefreshToken()
    const ended = client.auth.logout(refreshToken ? { refreshToken } : {}).catch(() => undefined)
    void ended.then(() => {
      endSession()
      queryClient.clear()
      window.location.assign('/')
    })
  }
}
