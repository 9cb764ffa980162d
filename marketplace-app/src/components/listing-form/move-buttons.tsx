import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { listingFormTexts as words } from '../../lib/texts/listing-form'

export type MoveButtonsProps = {
  /** Place of the item, from 0, among `count`. */
  index: number
  count: number
  /** What the item is called. */
  name: string
  onMove: (from: number, to: number) => void
}

/** Moves an item of a list up or down by one. */
export function MoveButtons({ index, count, name, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.moveUp(name)}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.moveDown(name)}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <ArrowDown aria-hidden />
      </Button>
    </>
  )
}
