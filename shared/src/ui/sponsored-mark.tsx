import { CircleQuestionMark } from 'lucide-react'
import { type ToggleEvent, useId, useRef, useState } from 'react'
import { documentLanguage, languageOfPage, pathIn } from '../reference/languages'
import { productCategories } from '../reference/product-categories'
import { serviceTypes } from '../reference/service-types'
import { warehouseFeatures } from '../reference/warehouse-features'
import type { AdLabel, AdMatch } from '../schema/ad-label'
import { Badge } from './badge'
import { placeUnder } from './dropdown-menu'
import { say, sayName } from './say'

const labeled: Partial<Record<AdMatch['kind'], readonly { key: string; label: string }[]>> = {
  category: productCategories,
  feature: warehouseFeatures,
  serviceType: serviceTypes,
}

/** What a sponsored card matched of the list, in words. */
function matchText({ kind, value, field = '' }: AdMatch): string {
  const name = sayName(labeled[kind]?.find(({ key }) => key === value)?.label ?? value)
  if (kind === 'place') return say('This place: {name}', { name })
  if (kind === 'query') return say('Your search: {text}', { text: value })
  if (kind === 'nearby') return say('Near this warehouse')
  if (kind === 'hotrack') return sayName('HotRacks')
  if (kind === 'category') return say('Products: {name}', { name })
  if (kind === 'feature') return say('Expertise: {name}', { name })
  if (kind === 'field') return `${sayName(field)}: ${name}`
  if (kind === 'serviceType') return say('Type of service: {name}', { name })
  return say('This list')
}

const link = 'text-link inline-flex min-h-8 items-center font-semibold underline-offset-4 hover:underline'

/** Who pays for a card and what of the list it matched. */
function Reason({ ad }: { ad: AdLabel }) {
  const matched = ad.matched.length > 0 ? ad.matched : [{ kind: 'list', value: '' } as const]
  const language = documentLanguage(languageOfPage())
  return (
    <>
      <p className="font-display text-base font-semibold">{say('Why this ad')}</p>
      <dl className="mt-3 grid gap-2">
        <div>
          <dt className="text-muted-foreground text-xs">{say('Paid for by')}</dt>
          <dd className="font-medium break-words">
            <bdi>{ad.paidBy}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-muted-foreground text-xs">{say('It matches')}</dt>
          {matched.map((match) => (
            <dd key={`${match.kind} ${match.value}`} className="font-medium break-words">
              {matchText(match)}
            </dd>
          ))}
        </div>
      </dl>
      <p className="text-muted-foreground mt-3">{say('The order of the other results does not depend on ads.')}</p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        <a href={pathIn('/how-ranking-works', language)} className={link}>
          {say('How results are ranked')}
        </a>
        <a href="/ads" className={link}>
          {say('About ads')}
        </a>
      </p>
    </>
  )
}

/** "Sponsored" on a card, and a button that opens the reason as a native popover. */
export function SponsoredMark({ name, ad }: { name: string; ad: AdLabel }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const label = say('Why this ad: {name}', { name })
  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open' || !button.current) return
    placeUnder(currentTarget, button.current.getBoundingClientRect(), 'start')
    currentTarget.focus({ preventScroll: true })
  }
  return (
    <>
      <Badge tone="solid" className="pe-1">
        {say('Sponsored')}
        <button
          ref={button}
          type="button"
          popoverTarget={id}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={label}
          title={say('Why this ad')}
          className="text-muted-foreground hover:text-foreground pointer-events-auto relative -my-0.5 inline-flex size-5 cursor-pointer items-center justify-center rounded-full after:absolute after:-inset-3"
        >
          <CircleQuestionMark aria-hidden className="rtl:-scale-x-100" />
        </button>
      </Badge>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={onToggle}
        className="rise-in rounded-card bg-popover text-popover-foreground shadow-float pointer-events-auto fixed inset-auto m-0 w-80 max-w-[calc(100vw-1rem)] border p-4 text-sm outline-none"
      >
        {isOpen ? <Reason ad={ad} /> : null}
      </div>
    </>
  )
}
