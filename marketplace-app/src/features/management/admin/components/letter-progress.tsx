import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PeopleLetter } from '@stackyard/shared/schema/letter'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { apiQuery, client } from '../../../../lib/api'
import { formatDateTime } from '../../../../lib/format'
import { notifyFailure } from '../../../../lib/notify'
import { peopleLetterTexts as words } from '../../../../lib/texts/people-letter'

/** How often the figures of a letter under way are read. */
const PULSE_MS = 2000

const lettersQuery = () => apiQuery.letter.list.queryOptions({ input: { limit: 5 } })

/** The newest letters and what became of them; those under way move and can be stopped. */
export function LetterProgress() {
  const { data } = useQuery({
    ...lettersQuery(),
    refetchInterval: (query) => (query.state.data?.results.some(({ state }) => state === 'sending') ? PULSE_MS : false),
  })
  if (!data?.results.length) return null
  return (
    <section aria-label={words.letters} className="mt-6 border-t pt-5">
      <h3 className="font-display mb-3 font-semibold">{words.letters}</h3>
      <ul className="grid grid-cols-1 gap-4">
        {data.results.map((letter) => (
          <Letter key={letter.id} letter={letter} />
        ))}
      </ul>
    </section>
  )
}

function Letter({ letter }: { letter: PeopleLetter }) {
  const { subject, state, total, sent, leftOut, failed, isResting, createdAt } = letter
  const isOpen = state === 'sending'
  return (
    <li className="text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 font-semibold break-words">{subject}</span>
        <Badge tone={isOpen ? 'info' : 'neutral'}>{words.states[state]}</Badge>
        {isOpen ? <StopButton id={letter.id} /> : null}
      </div>
      {isOpen ? (
        <div
          role="progressbar"
          aria-label={words.progress(subject)}
          aria-valuenow={sent + leftOut + failed}
          aria-valuemin={0}
          aria-valuemax={total}
          className="bg-muted my-2 h-2 overflow-hidden rounded-full"
        >
          <svg viewBox={`0 0 ${Math.max(total, 1)} 1`} preserveAspectRatio="none" aria-hidden className="size-full">
            <rect width={sent + leftOut + failed} height="1" className="fill-primary" />
          </svg>
        </div>
      ) : null}
      <p className="text-muted-foreground">
        {words.figures(sent, total, leftOut, failed)} · {formatDateTime(createdAt)}
      </p>
      {isResting ? <p className="text-muted-foreground">{words.resting}</p> : null}
    </li>
  )
}

function StopButton({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const stopping = useMutation({
    mutationFn: async () => client.letter.stop({ id }),
    onError: (error) => notifyFailure(words.stopFailed, error),
    onSettled: async () => queryClient.invalidateQueries({ queryKey: apiQuery.letter.list.key() }),
  })
  return (
    <Button variant="outline" size="sm" busy={stopping.isPending} onClick={() => stopping.mutate()}>
      {words.stop}
    </Button>
  )
}
