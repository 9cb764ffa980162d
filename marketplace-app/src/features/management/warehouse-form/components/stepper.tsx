import { useLayoutEffect, useRef } from 'react'
import { listingFormTexts as words } from '../../../../lib/texts/listing-form'
import { steps } from '../steps'

/** Scrolls the strip, not the page, so that the step and a bit of its neighbors are seen. */
function showStep(list: HTMLOListElement | null, step: number): void {
  const item = list?.children.item(step)
  if (!list || !(item instanceof HTMLElement)) return
  list.scrollTo?.({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 })
}

/** The steps as links of a list; the present one is marked. */
export function Stepper({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  const title = steps[step]?.title ?? ''
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // A new step begins at its head, however far down the one before was left.
    nav.current?.scrollIntoView({ block: 'nearest' })
    showStep(list.current, step)
  }, [step])
  return (
    <nav ref={nav} aria-label={words.steps} className="mb-6 scroll-mt-24">
      <p role="status" className="text-muted-foreground mb-2 text-sm">
        {words.stepOf(step + 1, steps.length, title)}
      </p>
      <ol
        ref={list}
        className="relative flex snap-x gap-1 overflow-x-auto overscroll-x-contain shadow-[inset_0_-1px_var(--border)]"
      >
        {steps.map((one, index) => (
          <li key={one.key}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onStep(index)}
              className="text-muted-foreground hover:text-foreground aria-[current=step]:border-primary aria-[current=step]:text-foreground h-11 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap focus-visible:-outline-offset-2"
            >
              {one.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
