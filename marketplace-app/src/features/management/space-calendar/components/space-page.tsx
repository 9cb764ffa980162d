import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { dayOf } from '@stackyard/shared/domain/calendar'
import { type SpaceType, spaceTypes } from '@stackyard/shared/reference/terms'
import type { SpaceEntry } from '@stackyard/shared/schema/space-calendar'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Select } from '@stackyard/shared/ui/select'
import { BackLink } from '../../../../components/back-link'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'
import { spaceTexts as words } from '../../../../lib/texts/space-calendar'
import { BlockDialog, type BlockDraft } from './block-dialog'
import { EntryList } from './entry-list'
import { SpaceFiles } from './space-files'
import { TotalCard } from './total-card'
import { WeeksCard } from './weeks-card'

const spans = [13, 26, 52, 104] as const

export type SpacePageProps = {
  id: number
  /** A field that changes to the calendar of another warehouse. */
  chooser?: ReactNode
}

/** The space of one warehouse by date: blocked, requested, reserved, free; with blocks to make and to change. */
export function SpacePage({ id, chooser }: SpacePageProps) {
  const queryClient = useQueryClient()
  const [weeks, setWeeks] = useState<(typeof spans)[number]>(26)
  const [chosenUnit, setUnit] = useState<SpaceType>()
  const [draft, setDraft] = useState<BlockDraft>()
  const query = useQuery(
    apiQuery.space.calendar.queryOptions({
      input: { id, weeks },
      select: ({ results }) => results,
      placeholderData: keepPreviousData,
    }),
  )
  const refresh = () => queryClient.invalidateQueries({ queryKey: apiQuery.space.key() })
  const removal = useMutation({
    mutationFn: (entry: SpaceEntry) => client.space.unblock({ id, blockId: entry.id }),
    onSuccess: () => notifyDone(words.list.removed, { failed: words.removeFailed }),
    onError: (error) => notifyFailure(words.removeFailed, error),
    onSettled: refresh,
  })
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  if (query.isPending) return <PagePending />
  const unit = chosenUnit ?? query.data.spaceType
  return (
    <Page
      title={words.title}
      description={words.lead(query.data.name)}
      eyebrow={chooser ? undefined : <WayBack />}
      actions={<Button onClick={() => setDraft({ startDay: dayOf(new Date()) })}>{words.block.action}</Button>}
    >
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {chooser}
        <Select
          aria-label={words.span}
          className="w-40"
          value={String(weeks)}
          options={spans.map((value) => ({ value: String(value), label: words.weeks[value] }))}
          onChange={(event) => setWeeks(spans.find((span) => String(span) === event.target.value) ?? 26)}
        />
        <Select
          aria-label={words.unit}
          className="w-40"
          value={unit}
          options={spaceTypes.map((value) => ({ value, label: words.units[value] }))}
          onChange={(event) => setUnit(spaceTypes.find((type) => type === event.target.value))}
        />
        <SpaceFiles load={async (format) => (await client.space.export({ id, format })).results} />
      </div>
      <div className="grid grid-cols-1 gap-8">
        <WeeksCard calendar={query.data} unit={unit} onChoose={(startDay) => setDraft({ startDay })} />
        <TotalCard calendar={query.data} onChanged={() => void refresh()} />
        <EntryList
          entries={query.data.entries}
          unit={unit}
          busyId={removal.isPending ? removal.variables.id : undefined}
          onChange={(entry) => setDraft({ entry })}
          onRemove={(entry) => removal.mutate(entry)}
        />
      </div>
      {draft ? (
        <BlockDialog
          warehouseId={id}
          unit={unit}
          draft={draft}
          onClose={() => setDraft(undefined)}
          onSaved={() => {
            setDraft(undefined)
            void refresh()
          }}
        />
      ) : null}
    </Page>
  )
}

/** The way to the list that led here: a provider's own, or the one of admins. */
function WayBack() {
  const isAdmin = useAtomValue(userAtom)?.userType === 'admin'
  return <BackLink to={isAdmin ? '/dashboard/visible' : '/dashboard/my-listings'}>{words.back}</BackLink>
}
