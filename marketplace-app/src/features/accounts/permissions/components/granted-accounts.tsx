import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { Avatar } from '../../../../components/avatar'
import { apiQuery, client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { startActing } from '../../../../lib/own-session'
import { permissionTexts as words } from '../../../../lib/texts/permissions'

/** Accounts that others gave access to; nothing while there are none. */
export function GrantedAccounts() {
  const query = useQuery(apiQuery.permission.granted.queryOptions({ input: {} }))
  const queryClient = useQueryClient()
  const open = useMutation({
    mutationFn: async (id: number) => (await client.permission.open({ id })).results,
    onSuccess: (session) => {
      startActing(session)
      queryClient.clear()
      window.location.assign('/dashboard')
    },
    onError: (error) => notifyFailure(words.openFailed, error),
  })
  const accounts = query.data?.results ?? []
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="granted-title">
      <h2 id="granted-title" className="font-display text-lg font-semibold">
        {words.grantedTitle}
      </h2>
      <p className="text-muted-foreground mt-1 mb-5 text-sm">{words.grantedLead}</p>
      <ul className="rounded-card divide-y border">
        {accounts.map(({ id, name, email, avatar, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 px-5 py-3">
            <Avatar firstName={name} lastName="" picture={avatar} />
            <p className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{name}</span>
              <span className="text-muted-foreground block truncate text-sm">{email}</span>
            </p>
            {state === 'approve' ? (
              <Button
                size="sm"
                variant="outline"
                aria-label={`${words.open}: ${name}`}
                busy={open.isPending && open.variables === id}
                onClick={() => open.mutate(id)}
              >
                {words.open}
              </Button>
            ) : (
              <Badge tone="warning">{words.waiting}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
