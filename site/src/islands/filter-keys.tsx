import type { AllParameter } from '@stackyard/shared/reference/field-filters'
import type { Facet } from '@stackyard/shared/schema/facets'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import type { ExploreState } from '../lib/explore-state'
import { counted } from './use-facets'
import { say } from '../lib/say'

export type FilterKeysProps = {
  title: string
  list: AllParameter
  options: readonly { key: string; label: string }[]
  counts: readonly Facet[] | undefined
  state: ExploreState
  onChange: (state: ExploreState) => void
}

/** Choices of which several can be had, each with the number of warehouses it would leave. */
export function FilterKeys({ title, list, options, counts, state, onChange }: FilterKeysProps) {
  const chosen = state.lists[list] ?? []
  const toggle = (key: string, on: boolean) => {
    const next = on ? [...chosen, key] : chosen.filter((known) => known !== key)
    const { [list]: _, ...others } = state.lists
    onChange({ ...state, lists: next.length > 0 ? { ...others, [list]: next } : others })
  }
  return (
    <details open={chosen.length > 0} className="border-t pt-4">
      <summary className="disclosure min-h-11 text-sm font-semibold">
        {title}
        {chosen.length > 0 ? (
          <span className="text-muted-foreground tabular-nums">{say('{count} chosen', { count: chosen.length })}</span>
        ) : null}
      </summary>
      <div className="grid sm:grid-cols-2">
        {options.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={counted(label, counts, key)}
            checked={chosen.includes(key)}
            onChange={(event) => toggle(key, event.target.checked)}
          />
        ))}
      </div>
    </details>
  )
}
