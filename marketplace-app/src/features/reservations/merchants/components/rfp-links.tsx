import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { RfpLink } from '@stackyard/shared/schema/rfp-sharing'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { formatDay } from '@stackyard/shared/ui/format'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { TextField } from '../../../../components/form-fields'
import { client } from '../../../../lib/api'
import { copyAddress } from '../../../../lib/copy-address'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { rfpSharingTexts } from '../../../../lib/texts/rfp-sharing'
import { linksQuery } from '../queries'

const words = rfpSharingTexts.links

/** links that open the request for everybody who has them, until they are revoked. */
export function RfpLinks() {
  const queryClient = useQueryClient()
  const query = useQuery(linksQuery())
  const [asked, setAsked] = useState<RfpLink | null>(null)
  const settle = () => queryClient.invalidateQueries({ queryKey: linksQuery().queryKey })
  const revoke = useMutation({
    mutationFn: (link: RfpLink) => client.merchant.revokeLink({ id: link.id }),
    onSuccess: () => notifyDone(words.revokedDone, { failed: words.revokeFailed }),
    onError: (error) => notifyFailure(words.revokeFailed, error),
    onSettled: () => {
      setAsked(null)
      return settle()
    },
  })
  return (
    <section aria-labelledby="rfp-links-title">
      <h2 id="rfp-links-title" className="font-display text-lg font-semibold">
        {words.title}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.lead}</p>
      <NewLink onMade={settle} />
      {query.isPending ? <Skeleton className="rounded-card mt-4 h-24" /> : null}
      {query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && query.data.length > 0 ? (
        <ul className="rounded-card mt-4 divide-y border">
          {query.data.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => setAsked(link)} />
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={words.revokeTitle}
        confirmLabel={words.revoke}
        cancelLabel={texts.actions.back}
        variant="danger"
        busy={revoke.isPending}
        onConfirm={() => {
          if (asked) revoke.mutate(asked)
        }}
      >
        <p className="text-sm">{words.revokeBody}</p>
      </ConfirmDialog>
    </section>
  )
}

function NewLink({ onMade }: { onMade: () => Promise<void> }) {
  const [label, setLabel] = useState('')
  const make = useMutation({
    mutationFn: () => client.merchant.addLink({ label: label.trim() }),
    onSuccess: () => {
      setLabel('')
      notifyDone(words.created, { failed: words.failed })
    },
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: onMade,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!make.isPending) make.mutate()
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        label={words.label}
        hint={words.labelHint}
        fieldClassName="min-w-0 flex-1 basis-56"
        maxLength={80}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <Button type="submit" variant="outline" className="mt-[1.625rem]" busy={make.isPending}>
        {words.create}
      </Button>
    </form>
  )
}

function LinkRow({ link, onRevoke }: { link: RfpLink; onRevoke: () => void }) {
  const { label, path, createdAt, revokedAt, openedCount } = link
  const name = label || words.unnamed
  const address = path ? `${location.origin}${path}` : ''
  const opened = openedCount > 0 ? words.opened(openedCount) : words.never
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-muted-foreground text-sm">
          {revokedAt ? words.revokedOn(formatDay(revokedAt)) : words.madeOn(formatDay(createdAt))} · {opened}
        </p>
      </div>
      {path ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            aria-label={words.copyOf(name)}
            onClick={() => void copyAddress(address, 'copyLink.success', 'copyLink.error')}
          >
            {words.copy}
          </Button>
          <Button asChild size="sm" variant="ghost">
            <a href={path} target="_blank" rel="noopener">
              {words.open}
            </a>
          </Button>
          <Button size="sm" variant="ghost" aria-label={words.revokeOf(name)} onClick={onRevoke}>
            {words.revoke}
          </Button>
        </div>
      ) : (
        <Badge>{words.revoked}</Badge>
      )}
    </li>
  )
}
