import { diamondLevels } from '../reference/diamond-levels'
import { cn } from './cn'
import { say, sayName } from './say'

export type DiamondBadgeProps = {
  level: number
  showName?: boolean
  /** One diamond and the level's number in place of as many diamonds. */
  isShort?: boolean
  className?: string
}

/** The product's own rating (000 §3.12): one to five diamonds; nothing for level 0, since verification is a fact of its own. */
export function DiamondBadge({ level, showName = false, isShort = false, className }: DiamondBadgeProps) {
  const name = diamondLevels.find((known) => known.level === level)?.name
  if (level <= 0 || name === undefined) return null
  return (
    <span
      role="img"
      aria-label={say('{level} of 5 diamonds: {name}', { level, name: sayName(name) })}
      className={cn('text-foreground inline-flex items-center gap-1.5 text-xs font-semibold', className)}
    >
      <span aria-hidden className="inline-flex">
        {Array.from({ length: isShort ? 1 : level }, (_, at) => (
          <svg key={at} viewBox="0 0 16 16" className="-ms-1 size-4 first:ms-0">
            <path d="M4.5 2.5h7L15 6.5l-7 8-7-8z" className="fill-diamond" />
            <path d="M4.5 2.5 8 6.5l3.5-4zM1 6.5h14L8 14.5z" className="fill-card/30" />
          </svg>
        ))}
      </span>
      {isShort ? (
        <span aria-hidden className="tabular-nums">
          {level}
        </span>
      ) : null}
      {showName ? <span aria-hidden>{sayName(name)}</span> : null}
    </span>
  )
}
