import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnSession } from '@stackyard/shared/schema/own-account'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { SessionFacts, sessionName } from '../../../../components/session-facts'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { ownSessionsQuery } from '../queries'
import { Loaded, Section } from './section'

const words = ownAccountTexts.sessions

/** The devices that are signed in, each with its way out, and one for all others. */
export function SessionsSection() {
  const query = useQuery(ownSessionsQuery())
  return (
    <Section title={words.title} lead={words.lead}>
      <Loaded query={query}>
        {(sessions) => (
          <>
            <ul className="rounded-card divide-y border">
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length > 1 ? <EndOthers /> : <p className="text-muted-foreground mt-3 text-sm">{words.alone}</p>}
          </>
        )}
      </Loaded>
    </Section>
  )
}

const useRefresh = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: apiQuery.ownSession.key() })
}

function SessionRow({ session }: { session: OwnSession }) {
  const refresh = useRefresh()
  const ending = useMutation({
    mutationFn: () => client.ownSession.end({ id: session.id }),
    onSuccess: () => notifyDone(words.ended, { failed: words.endFailed }),
    onError: (error) => notifyFailure(words.endFailed, error),
    onSettled: refresh,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <SessionFacts session={session} />
      {session.isThisOne ? null : (
        <Button
          size="sm"
          variant="outline"
          aria-label={words.endOne(sessionName(session))}
          busy={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}

function EndOthers() {
  const refresh = useRefresh()
  const [isAsked, setAsked] = useState(false)
  const ending = useMutation({
    mutationFn: async () => (await client.ownSession.endOthers({})).results.count,
    onSuccess: (count) => notifyDone(words.endedOthers(count), { failed: words.endOthersFailed }),
    onError: (error) => notifyFailure(words.endOthersFailed, error),
    onSettled: async () => {
      setAsked(false)
      await refresh()
    },
  })
  return (
    <>
      <Button variant="outline" className="mt-4" onClick={() => setAsked(true)}>
        {words.endOthers}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.endOthersTitle}
        confirmLabel={words.endOthers}
        cancelLabel={texts.actions.back}
        busy={ending.isPending}
        onConfirm={() => ending.mutate()}
      >
        <p className="text-sm">{words.endOthersBody}</p>
      </ConfirmDialog>
    </>
  )
}
