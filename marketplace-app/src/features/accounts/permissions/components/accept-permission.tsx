import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { AcceptedPermission } from '@stackyard/shared/schema/permission'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'
import { permissionTexts } from '../../../../lib/texts/permissions'

const words = permissionTexts.accept

export type AcceptPermissionProps = { token: string; permissionUserToken: string }

/** Accepts on a click alone, so that a mail server that follows links accepts nothing. */
export function AcceptPermission({ token, permissionUserToken }: AcceptPermissionProps) {
  const accept = useMutation({
    mutationFn: async () => (await client.permission.accept({ token, permissionUserToken })).results,
  })
  if (accept.isSuccess) return <Accepted reply={accept.data} />
  return (
    <div className="grid grid-cols-1 gap-5">
      {accept.isError ? (
        <Notice tone="danger" announce>
          {toProblem(accept.error).message}
        </Notice>
      ) : null}
      <Button size="lg" block busy={accept.isPending} onClick={() => accept.mutate()}>
        {words.submit}
      </Button>
    </div>
  )
}

function Accepted({ reply: { email, ownerName, state, hasAccount } }: { reply: AcceptedPermission }) {
  const user = useAtomValue(userAtom)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Notice tone="success" announce>
        {state === 'approve' ? words.hasAccess(ownerName) : words.done(ownerName)}
        {hasAccount ? null : ` ${words.register(email)}`}
      </Notice>
      {user ? (
        <Button asChild variant="outline">
          <Link to="/settings" hash="permissions">
            {words.toSettings}
          </Link>
        </Button>
      ) : hasAccount ? (
        <Button asChild>
          <Link to="/auth/login" search={{ returnTo: '/settings/#permissions' }}>
            {words.signIn}
          </Link>
        </Button>
      ) : (
        <Button asChild>
          <Link to="/auth/register" search={{ returnTo: '/settings/#permissions' }}>
            {words.registerLink}
          </Link>
        </Button>
      )}
    </div>
  )
}
