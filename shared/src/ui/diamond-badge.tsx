import { type DiamondBadgeKind, diamondLevels } from '../reference/diamond-levels'
import { cn } from './cn'
import { say, sayName } from './say'

export type DiamondBadgeProps = {
  level: number
  showName?: boolean
  /** One diamond, with the level's number where the badge is that of one level, in place of several diamonds. */
  isShort?: boolean
  className?: string
}

/** Diamonds of each badge; that of two levels is an outline. */
const counts: Readonly<Record<DiamondBadgeKind, number>> = { value: 1, top: 3, superior: 4, best: 5 }

function Gem({ isOutline }: { isOutline: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className="-ms-1 size-4 first:ms-0">
      {isOutline ? (
        <path
          d="M4.5 2.75h7L14.6 6.5 8 14 1.4 6.5zM1.4 6.5h13.2M5.4 6.5 8 13.6l2.6-7.1M5.4 6.5 8 2.9l2.6 3.6"
          className="stroke-diamond fill-none stroke-[1.1] [stroke-linejoin:round]"
        />
      ) : (
        <>
          <path d="M4.5 2.5h7L15 6.5l-7 8-7-8z" className="fill-diamond" />
          <path d="M4.5 2.5 8 6.5l3.5-4zM1 6.5h14L8 14.5z" className="fill-card/30" />
        </>
      )}
    </svg>
  )
}

/**
 * The product's own rating: levels 1 and 2 share a badge, 3, 4 and 5 have their own; nothing for level 0, since
 * verification is a fact of its own.
 */
export function DiamondBadge({ level, showName = false, isShort = false, className }: DiamondBadgeProps) {
  const known = diamondLevels.find((one) => one.level === level)
  if (!known?.badge) return null
  const { badge, name } = known
  const isOutline = badge === 'value'
  return (
    <span
      role="img"
      aria-label={say('{level} of 5 diamonds: {name}', { level, name: sayName(name) })}
      className={cn('text-foreground inline-flex items-center gap-1.5 text-xs font-semibold', className)}
    >
      <span aria-hidden className="inline-flex items-center" data-badge={badge}>
        {Array.from({ length: isShort ? 1 : counts[badge] }, (_, at) => (
          <Gem key={at} isOutline={isOutline} />
        ))}
        {isShort && !isOutline ? <span className="ms-1.5 tabular-nums">{level}</span> : null}
      </span>
      {showName ? <span aria-hidden>{sayName(name)}</span> : null}
    </span>
  )
}
