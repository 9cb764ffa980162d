import { Check, Minus } from 'lucide-react'
import type { Fit } from '../domain/wishes'
import { say } from './say'
import { missingName, wishName } from './wish-name'

export type FitLinesProps = {
  /** What the list is narrowed by, which every card of it has. */
  musts: readonly string[]
  fit?: Fit | undefined
}

const part = 'inline-flex items-center gap-1'

/** What of the musts and wishes a warehouse has and what it misses: the parts of the score that lists by best fit go by. */
export function FitLines({ musts, fit }: FitLinesProps) {
  const { score, met, missing } = fit ?? { score: 0, met: [], missing: [] }
  const has = [...musts, ...met]
  if (has.length + missing.length === 0) return null
  return (
    <div className="text-sm">
      {fit ? (
        <p className="text-foreground font-semibold tabular-nums">
          {say('Fits {met} of {all} wishes', { met: score, all: met.length + missing.length })}
        </p>
      ) : null}
      <ul aria-label={say('What you asked for')} className="text-muted-foreground flex flex-wrap gap-x-3 gap-y-0.5">
        {has.map((text) => (
          <li key={text} className={part}>
            <Check aria-hidden className="text-success-ink size-3.5 shrink-0" />
            {wishName(text)}
          </li>
        ))}
        {missing.map((text) => (
          <li key={text} className={part}>
            <Minus aria-hidden className="size-3.5 shrink-0" />
            {missingName(text)}
          </li>
        ))}
      </ul>
    </div>
  )
}
