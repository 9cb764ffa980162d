import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useEffect, useRef, useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { UnclaimedUser } from '@stackyard/shared/schema/claim'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery, client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import { peopleTexts } from '../../../../lib/texts/people'

const words = peopleTexts.claims
const nameOf = ({ firstName, lastName, email }: UnclaimedUser) => `${firstName} ${lastName}`.trim() || email

type Asked = { person: UnclaimedUser; isGrant: boolean }

/**
 * Claims whose address is proved: an admin hands the profile over, or not. After a decision focus is on
 * the next claim.
 */
export function ClaimList() {
  const query = useQuery(apiQuery.claim.unclaimedUsers.queryOptions({ input: {} }))
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [decided, setDecided] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (decided > 0) (list.current?.querySelector<HTMLElement>('li a') ?? list.current)?.focus()
  }, [decided])
  const decide = useMutation({
    mutationFn: async ({ person, isGrant }: Asked): Promise<unknown> =>
      isGrant
        ? client.claim.claimExisting({ unclaimUser: person.id, managerId: person.managerId })
        : client.claim.deny({ userId: person.id }),
    onSuccess: (_reply, { isGrant }) => notifyDone(isGrant ? words.granted : words.denied),
    onError: (error, { isGrant }) =>
      notifyFailure(isGrant ? text('access.grant.error') : text('access.deny.error'), error),
    onSettled: async () => {
      setAsked(null)
      await queryClient.invalidateQueries({ queryKey: apiQuery.claim.key() })
      setDecided((count) => count + 1)
      await queryClient.invalidateQueries({ queryKey: apiQuery.adminUser.key() })
      await queryClient.invalidateQueries({ queryKey: apiQuery.overview.key() })
    },
  })
  if (query.isPending) return <Skeleton className="rounded-card h-48" />
  if (query.isError)
    return <ErrorState message={text('claimExisting.load.error')} onRetry={() => void query.refetch()} />
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {query.data.results.length === 0 ? <EmptyState title={words.empty}>{words.emptyLead}</EmptyState> : null}
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {query.data.results.map((person) => (
          <ClaimCard key={person.id} person={person} onAsk={(isGrant) => setAsked({ person, isGrant })} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={text(asked?.isGrant ? 'access.approve.title' : 'access.deny.title')}
        confirmLabel={asked?.isGrant ? words.grant : words.deny}
        cancelLabel={texts.actions.back}
        busy={decide.isPending}
        onConfirm={() => {
          if (asked) decide.mutate(asked)
        }}
      >
        <p className="text-sm">
          {asked?.isGrant
            ? words.grantBody(nameOf(asked.person), asked.person.managerName)
            : asked
              ? words.denyBody(nameOf(asked.person))
              : null}
        </p>
      </ConfirmDialog>
    </div>
  )
}

const linked = 'wrap-anywhere underline-offset-4 hover:underline'

function ClaimCard({ person, onAsk }: { person: UnclaimedUser; onAsk: (isGrant: boolean) => void }) {
  const { id, email, phone, title, company, managerId, managerName, verifiedAt } = person
  return (
    <li className="rounded-card bg-card border p-4">
      <p className="font-semibold">
        <Link to="/dashboard/users/sellers/$id" params={{ id: String(id) }} className={linked}>
          {nameOf(person)}
        </Link>{' '}
        <Link
          to="/dashboard/managed/edit/$id"
          params={{ id: String(managerId) }}
          className={`${linked} text-muted-foreground font-normal`}
        >
          {words.of(managerName)}
        </Link>
      </p>
      <p className="text-sm">{words.claims(title, company)}</p>
      <p className="text-muted-foreground text-sm break-words">
        {[email, phone, formatDate(verifiedAt)].filter(Boolean).map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 ? ' · ' : null}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </p>
      <p className="mt-3 flex gap-2">
        <Button size="sm" onClick={() => onAsk(true)}>
          {words.grant}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onAsk(false)}>
          {words.deny}
        </Button>
      </p>
    </li>
  )
}
