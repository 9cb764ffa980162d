import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnSession } from '@stackyard/shared/schema/own-account'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { PagedList } from '../../../../components/paged-list'
import { SessionFacts, sessionName } from '../../../../components/session-facts'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { personPageTexts } from '../../../../lib/texts/person-page'
import { pageOfPerson, personPageSize } from '../person-queries'
import { pagedWords } from './person-table'
import type { PersonTabProps } from './person-tabs'

const words = personPageTexts.sessions
const { end, endOne } = ownAccountTexts.sessions

/** Where a person is signed in; an admin ends one session or all. */
export function PersonSessions({ id, page, onPage }: PersonTabProps) {
  const query = useQuery(apiQuery.adminPerson.sessions.queryOptions(pageOfPerson(id, page)))
  return (
    <>
      <PagedList
        words={pagedWords('sessions')}
        query={query}
        page={page}
        pageSize={personPageSize}
        onPage={onPage}
        className="rounded-card divide-y border"
        renderRow={(session) => <SessionRow key={session.id} personId={id} session={session} />}
      />
      {(query.data?.total ?? 0) > 0 ? <EndAll id={id} /> : null}
    </>
  )
}

function useEnding(run: () => Promise<unknown>, done: string, onSettled: () => void = () => undefined) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => notifyDone(done, { failed: words.failed }),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: async () => {
      onSettled()
      await queryClient.invalidateQueries({ queryKey: apiQuery.adminPerson.key() })
    },
  })
}

function SessionRow({ personId, session }: { personId: number; session: OwnSession }) {
  const ending = useEnding(() => client.adminPerson.endSession({ personId, id: session.id }), words.ended)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <SessionFacts session={session} />
      <Button
        size="sm"
        variant="outline"
        aria-label={endOne(sessionName(session))}
        busy={ending.isPending}
        onClick={() => ending.mutate()}
      >
        {end}
      </Button>
    </li>
  )
}

function EndAll({ id }: { id: number }) {
  const [isAsked, setAsked] = useState(false)
  const ending = useEnding(
    () => client.adminPerson.endSessions({ id }),
    words.endedAll,
    () => setAsked(false),
  )
  return (
    <>
      <Button variant="outline" className="mt-4" onClick={() => setAsked(true)}>
        {words.endAll}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.endAllTitle}
        confirmLabel={words.endAll}
        cancelLabel={texts.actions.back}
        variant="danger"
        busy={ending.isPending}
        onConfirm={() => ending.mutate()}
      >
        <p className="text-sm">{words.endAllBody}</p>
      </ConfirmDialog>
    </>
  )
}
