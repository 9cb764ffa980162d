import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignInMethods } from '@stackyard/shared/schema/own-account'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { apiQuery, client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { signInMethodsQuery } from '../queries'
import { Loaded, Section } from './section'

const words = ownAccountTexts.links

type Method = SignInMethods['providers'][number]

/** Accounts elsewhere by which the person can sign in. */
export function LinksSection() {
  const query = useQuery(signInMethodsQuery())
  return (
    <Section title={words.title} lead={words.lead}>
      <Loaded query={query}>{(methods) => <Links methods={methods} />}</Loaded>
    </Section>
  )
}

function Links({ methods: { hasPassword, providers } }: { methods: SignInMethods }) {
  const [asked, setAsked] = useState<Method['provider'] | null>(null)
  const shown = providers.filter(({ isOffered, isLinked }) => isOffered || isLinked)
  const linkedCount = providers.filter(({ isLinked }) => isLinked).length
  const unlink = useUnlink(() => setAsked(null))
  if (shown.length === 0) return <p className="text-muted-foreground text-sm">{words.none}</p>
  const name = asked ? words.names[asked] : ''
  return (
    <>
      <ul className="rounded-card divide-y border">
        {shown.map((method) => (
          <LinkRow
            key={method.provider}
            method={method}
            isOnlyWay={!hasPassword && linkedCount === 1}
            onUnlink={() => setAsked(method.provider)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={words.unlinkTitle(name)}
        confirmLabel={words.unlink(name)}
        cancelLabel={texts.actions.back}
        busy={unlink.isPending}
        onConfirm={() => {
          if (asked) unlink.mutate(asked)
        }}
      >
        <p className="text-sm">{words.unlinkBody(name)}</p>
      </ConfirmDialog>
    </>
  )
}

function useUnlink(onSettled: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (provider: Method['provider']) => client.ownSignIn.unlink({ provider }),
    onSuccess: (reply, provider) => {
      queryClient.setQueryData(apiQuery.ownSignIn.list.queryKey(), reply)
      notifyDone(words.unlinked(words.names[provider]), { failed: words.unlinkFailed })
    },
    onError: (error) => notifyFailure(words.unlinkFailed, error),
    onSettled,
  })
}

type LinkRowProps = { method: Method; isOnlyWay: boolean; onUnlink: () => void }

function LinkRow({ method: { provider, isLinked, email, linkedAt }, isOnlyWay, onUnlink }: LinkRowProps) {
  const name = words.names[provider]
  const begin = useMutation({
    mutationFn: async () => (await client.ownSignIn.link({ provider })).results.url,
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => notifyFailure(words.linkFailed, error),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{name}</span>
        <span className="text-muted-foreground block text-sm wrap-anywhere">
          {isLinked ? words.linked(email ?? '', formatDate(linkedAt)) : words.notLinked}
        </span>
      </p>
      {!isLinked ? (
        <Button size="sm" variant="outline" busy={begin.isPending || begin.isSuccess} onClick={() => begin.mutate()}>
          {words.link(name)}
        </Button>
      ) : isOnlyWay ? (
        <Badge>{words.onlyWay}</Badge>
      ) : (
        <Button size="sm" variant="ghost" onClick={onUnlink}>
          {words.unlink(name)}
        </Button>
      )}
    </li>
  )
}
