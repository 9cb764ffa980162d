import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { Permission } from '@stackyard/shared/schema/permission'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { TextField } from '../../../../components/form-fields'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { mergeSessionUser } from '../../../../lib/session'
import { texts } from '../../../../lib/texts'
import { permissionTexts as words } from '../../../../lib/texts/permissions'
import { GrantedAccounts } from './granted-accounts'

const tones = { invited: 'neutral', requested: 'warning', approve: 'success', reject: 'neutral' } as const

type Act = {
  title: string
  body: string
  label: string
  done: string
  failed: string
  isDangerous?: boolean
  run: () => Promise<unknown>
}

/** Settings #permissions: whom the account's owner lets act for it, and whose accounts are open to them. */
export function PermissionsPanel() {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-10">
      <section aria-labelledby="permissions-title">
        <h2 id="permissions-title" className="font-display text-lg font-semibold">
          {words.title}
        </h2>
        <p className="text-muted-foreground mt-1 mb-5 text-sm">{words.lead}</p>
        <InviteForm />
        <PermissionList />
      </section>
      <GrantedAccounts />
    </div>
  )
}

const useRefresh = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: apiQuery.permission.key() })
}

function InviteForm() {
  const refresh = useRefresh()
  const [problem, setProblem] = useState<string>()
  const invite = useMutation({
    mutationFn: (email: string) => client.permission.add({ email }),
    onSuccess: () => notifyDone(words.invited),
    onError: (error) => setProblem(toProblem(error).issues[0]?.message ?? toProblem(error).message),
    onSettled: refresh,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    setProblem(undefined)
    invite.mutate(email, { onSuccess: () => form.reset() })
  }
  return (
    <form noValidate onSubmit={submit} className="mb-5 flex flex-wrap items-end gap-3">
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        error={problem}
        fieldClassName="min-w-0 flex-1 basis-64"
      />
      <Button type="submit" busy={invite.isPending}>
        {words.invite}
      </Button>
    </form>
  )
}

function PermissionList() {
  const query = useQuery(apiQuery.permission.list.queryOptions({ input: {} }))
  const refresh = useRefresh()
  const [asked, setAsked] = useState<Act | null>(null)
  const change = useMutation({
    mutationFn: async (act: Act) => act.run(),
    onSuccess: (_reply, { done, failed }) => notifyDone(done, { failed }),
    onError: (error, { failed }) => notifyFailure(failed, error),
    onSettled: async () => {
      setAsked(null)
      await refresh()
    },
  })
  if (query.isPending) return <Skeleton className="rounded-card h-24" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  if (query.data.results.length === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
  return (
    <>
      <ul className="rounded-card divide-y border">
        {query.data.results.map((permission) => (
          <PermissionRow key={permission.id} permission={permission} onAsk={setAsked} onAct={change.mutate} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked?.title ?? ''}
        confirmLabel={asked?.label ?? ''}
        cancelLabel={texts.actions.back}
        busy={change.isPending}
        onConfirm={() => {
          if (asked) change.mutate(asked)
        }}
      >
        <p className="text-sm">{asked?.body}</p>
      </ConfirmDialog>
    </>
  )
}

/** After an approval session and profile are read anew. */
async function approve(id: number): Promise<void> {
  await client.permission.decide({ state: 'approve', id })
  mergeSessionUser((await client.profile.get({})).results)
}

type RowProps = { permission: Permission; onAsk: (act: Act) => void; onAct: (act: Act) => void }

function PermissionRow({ permission: { id, email, name, state }, onAsk, onAct }: RowProps) {
  const approval: Act = {
    title: text('access.approve.title'),
    body: words.approveBody(email),
    label: words.approve,
    done: words.approved,
    failed: text('access.grant.error'),
    run: () => approve(id),
  }
  const denial: Act = {
    title: text('access.deny.title'),
    body: words.denyBody(email),
    label: words.deny,
    done: words.denied,
    failed: text('access.deny.error'),
    run: () => client.permission.decide({ state: 'reject', id }),
  }
  const removal: Act = {
    title: words.removeTitle,
    body: words.removeBody(email),
    label: words.remove,
    done: words.removed,
    failed: words.removeFailed,
    run: () => client.permission.remove({ email }),
  }
  const resend: Act = {
    ...removal,
    done: words.invited,
    failed: words.inviteFailed,
    run: () => client.permission.add({ email }),
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <p className="min-w-0 flex-1 basis-56">
        <span className="block truncate font-semibold">{name || email}</span>
        {name ? <span className="text-muted-foreground block truncate text-sm">{email}</span> : null}
      </p>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      <span className="flex flex-wrap gap-2">
        {state === 'requested' ? (
          <>
            <Button size="sm" onClick={() => onAsk(approval)}>
              {words.approve}
            </Button>
            <Button size="sm" variant="outline" onClick={() => onAsk(denial)}>
              {words.deny}
            </Button>
          </>
        ) : null}
        {state === 'invited' ? (
          <Button size="sm" variant="outline" onClick={() => onAct(resend)}>
            {words.again}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" aria-label={`${words.remove}: ${email}`} onClick={() => onAsk(removal)}>
          {words.remove}
        </Button>
      </span>
    </li>
  )
}
