import { Star } from 'lucide-react'
import { useId } from 'react'
import { cn } from './cn'
import { say } from './say'

export type StarRatingProps = { value: number; count?: number; size?: 'sm' | 'md'; className?: string }

/** An average of customer stars, read-only; half stars are drawn, the figure is said. */
export function StarRating({ value, count, size = 'sm', className }: StarRatingProps) {
  const filled = Math.round(value * 2) / 2
  const star = size === 'sm' ? 'size-4' : 'size-5'
  const stars = say('{value} of 5 stars', { value: value.toFixed(1) })
  const reviews = count === 1 ? say('1 review') : say('{count} reviews', { count: count ?? 0 })
  const said = count === undefined ? stars : `${stars}, ${reviews}`
  return (
    <span role="img" aria-label={said} className={cn('inline-flex items-center gap-1 align-middle', className)}>
      <span aria-hidden className="inline-flex gap-0.5">
        {[1, 2, 3, 4, 5].map((at) => (
          <span key={at} className={cn('relative inline-block', star)}>
            <Star className={cn('fill-muted absolute inset-0 text-transparent', star)} />
            {filled >= at ? <Star className={cn('fill-star text-star absolute inset-0', star)} /> : null}
            {filled === at - 0.5 ? (
              <span className="absolute inset-y-0 start-0 w-1/2 overflow-hidden">
                <Star className={cn('fill-star text-star', star)} />
              </span>
            ) : null}
          </span>
        ))}
      </span>
    </span>
  )
}

export type StarInputProps = {
  /** 0 = none chosen. */
  value: number
  onValueChange: (value: number) => void
  label?: string
  invalid?: boolean
  describedBy?: string
}

/** One to five stars as a radio group: arrow keys choose. */
export function StarInput({ value, onValueChange, label = say('Rating'), invalid, describedBy }: StarInputProps) {
  const name = useId()
  return (
    <fieldset aria-describedby={describedBy} aria-invalid={invalid || undefined}>
      <legend className="sr-only">{label}</legend>
      <span className="inline-flex">
        {[1, 2, 3, 4, 5].map((at) => (
          <label
            key={at}
            className="rounded-control has-focus-visible:outline-ring relative grid size-11 cursor-pointer place-items-center has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={at}
              checked={value === at}
              onChange={() => onValueChange(at)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="sr-only">{at === 1 ? say('1 star') : say('{count} stars', { count: at })}</span>
            <Star aria-hidden className={cn('size-7', at <= value ? 'fill-star text-star' : 'text-input')} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}
