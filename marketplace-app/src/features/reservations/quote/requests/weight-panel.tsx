import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HEAVIEST, sourcingCriteria, type SourcingWeights } from '@stackyard/shared/reference/sourcing-terms'
import { Button } from '@stackyard/shared/ui/button'
import { client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { sourcingTexts } from '../../../../lib/texts/sourcing'

const words = sourcingTexts.weights

type WeightPanelProps = {
  id: number
  saved: SourcingWeights
  weights: SourcingWeights
  onChange: (weights: SourcingWeights) => void
}

/** How much each criterion counts: the order follows at once, and stays when saved. */
export function WeightPanel({ id, saved, weights, onChange }: WeightPanelProps) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: () => client.sourcing.weigh({ id, weights }),
    onSuccess: () => notifyDone(words.saved),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const isChanged = sourcingCriteria.some((criterion) => saved[criterion] !== weights[criterion])
  return (
    <details className="rounded-card bg-card border px-5 py-3">
      <summary className="cursor-pointer py-2 text-sm font-semibold">{words.title}</summary>
      <p className="text-muted-foreground text-sm">{words.lead}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {sourcingCriteria.map((criterion) => (
          <label key={criterion} className="grid gap-1 text-sm">
            <span className="flex justify-between">
              {words.criteria[criterion]} <span className="tabular-nums">{weights[criterion]}</span>
            </span>
            <input
              type="range"
              min={0}
              max={HEAVIEST}
              step={1}
              className="accent-primary h-11 w-full"
              value={weights[criterion]}
              onChange={(event) => onChange({ ...weights, [criterion]: Number(event.target.value) })}
            />
          </label>
        ))}
      </div>
      <p className="text-muted-foreground mt-2 text-xs">{words.how}</p>
      <Button
        variant="outline"
        size="sm"
        className="mt-3 mb-2"
        disabled={!isChanged}
        busy={save.isPending}
        onClick={() => save.mutate()}
      >
        {words.save}
      </Button>
    </details>
  )
}
