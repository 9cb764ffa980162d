import { ArrowLeftRight, X } from 'lucide-react'
import { cn } from './cn'
import { say } from './say'

export type OptionChipProps = {
  name: string
  /** It ranks; else it narrows. */
  isWish: boolean
  onSwitch: () => void
  onRemove: () => void
}

/** An option of a search: a must or a wish, which a press makes the other one; a second button takes it away. */
export function OptionChip({ name, isWish, onSwitch, onRemove }: OptionChipProps) {
  return (
    <span
      className={cn(
        'inline-flex h-9 items-stretch overflow-hidden rounded-full text-sm font-medium max-sm:h-8',
        isWish ? 'bg-card border-input border border-dashed' : 'bg-primary-soft text-primary-soft-foreground',
      )}
    >
      <button
        type="button"
        onClick={onSwitch}
        className="hover:bg-muted inline-flex items-center gap-1.5 rounded-s-full ps-3 pe-2"
      >
        {say(isWish ? 'Wish: {name}' : 'Must: {name}', { name })}
        <span className="sr-only">{say(isWish ? 'make it a must' : 'make it a wish')}</span>
        <ArrowLeftRight aria-hidden className="size-3.5" />
      </button>
      <button
        type="button"
        aria-label={say('Remove {name}', { name })}
        onClick={onRemove}
        className="hover:bg-muted grid w-8 place-items-center rounded-e-full border-s border-current/15"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}
