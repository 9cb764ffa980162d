import { useMutation, useQueryClient } from '@tanstack/react-query'
import { volumeLimits } from '@stackyard/shared/reference/fulfillment-volumes'
import { HEAVIEST, sourcingCriteria, type SourcingWeights } from '@stackyard/shared/reference/sourcing-terms'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { sourcingTexts } from '../../../../lib/texts/sourcing'

const words = sourcingTexts.weights

type WeightPanelProps = {
  board: Pick<SourcingBoard, 'id' | 'weights' | 'unitsPerOrder'>
  weights: SourcingWeights
  unitsPerOrder: number
  onChange: (weights: SourcingWeights) => void
  onUnits: (unitsPerOrder: number) => void
}

const readUnits = (typed: number): number => Math.min(volumeLimits.unitsPerOrder, Math.max(1, Math.floor(typed) || 1))

/** How much each criterion counts, and the order whose cost is compared: the board follows at once, and it stays when saved. */
export function WeightPanel({ board, weights, unitsPerOrder, onChange, onUnits }: WeightPanelProps) {
  const { id, weights: saved } = board
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: () => client.sourcing.weigh({ id, weights, unitsPerOrder }),
    onSuccess: () => notifyDone(words.saved),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const isChanged =
    unitsPerOrder !== (board.unitsPerOrder ?? 1) ||
    sourcingCriteria.some((criterion) => saved[criterion] !== weights[criterion])
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
      <Field label={words.units} hint={words.unitsHint} className="mt-4 max-w-80">
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={volumeLimits.unitsPerOrder}
            value={unitsPerOrder}
            onChange={(event) => onUnits(readUnits(event.target.valueAsNumber))}
          />
        )}
      </Field>
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
