import { logFailure } from '@stackyard/shared/reference/log-failure'
import { useQueryClient } from '@tanstack/react-query'
import { readRefreshToken } from '@stackyard/shared/contract/browser-session'
import { client } from '../../../../lib/api'
import { endSession } from '../../../../lib/session'

/** Ends the session here at once and on the server as soon as it answers, then shows the site's home page. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient()
  return () => {
    const refreshToken = readRefreshToken()
    const ended = client.auth.logout(refreshToken ? { refreshToken } : {})
    const settled = ended.catch((error: unknown) => logFailure('The session could not be ended', error))
    void settled.then(() => {
      endSession()
      queryClient.clear()
      window.location.assign('/')
    })
  }
}
