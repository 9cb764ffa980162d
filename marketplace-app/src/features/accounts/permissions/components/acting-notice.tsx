import { logFailure } from '@stackyard/shared/reference/log-failure'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { UserCog } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { client } from '../../../../lib/api'
import { stopActing } from '../../../../lib/own-session'
import { endSession, userAtom } from '../../../../lib/session'
import { permissionTexts as words } from '../../../../lib/texts/permissions'

/** On every screen while somebody acts for another account: for whom, and the way back. */
export function ActingNotice() {
  const user = useAtomValue(userAtom)
  const queryClient = useQueryClient()
  if (!user?.actorId) return null
  const name = user.company || `${user.firstName} ${user.lastName}`.trim() || user.email
  const goBack = async () => {
    await client.auth.logout({}).catch((error: unknown) => logFailure('The session could not be ended', error))
    if (!stopActing()) endSession()
    queryClient.clear()
    window.location.assign('/dashboard')
  }
  return (
    <div
      role="status"
      className="border-warning-border bg-warning-surface text-warning-ink flex flex-wrap items-center gap-3 border-b px-4 py-2 text-sm sm:px-8"
    >
      <UserCog aria-hidden className="size-4" />
      <strong className="font-semibold">{words.acting(name)}</strong>
      <Button variant="outline" size="sm" onClick={() => void goBack()}>
        {words.back}
      </Button>
    </div>
  )
}
