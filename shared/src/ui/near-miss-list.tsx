import type { ReactNode } from 'react'
import { coverOf } from '../domain/floor-plan'
import type { SpaceRequirement } from '../domain/space-requirement'
import { readWish, type Wish } from '../domain/wishes'
import type { ListingCard } from '../schema/listing-card'
import { Button } from './button'
import { cardAttributes } from './card-attributes'
import { PriceLine, SpaceLine } from './card-lines'
import { placeLine } from './format'
import { Picture } from './picture'
import { say } from './say'
import { missingName, wishName } from './wish-name'

export type NearMissListProps = {
  cards: readonly ListingCard[]
  need: SpaceRequirement
  renderLink: (card: ListingCard, className: string) => ReactNode
  /** The must that a warehouse fails becomes a wish. */
  onWish: (wish: Wish) => void
}

/** Warehouses that match a search but for one must: that must, and the way to have it rank instead of narrow. */
export function NearMissList({ cards, need, renderLink, onWish }: NearMissListProps) {
  if (cards.length === 0)
    return <p className="text-muted-foreground text-sm">{say('No warehouse misses just one must-have.')}</p>
  return (
    <ul className="grid grid-cols-1 gap-3">
      {cards.map((card) => (
        <li key={card.id}>
          <NearMiss card={card} need={need} renderLink={renderLink} onWish={onWish} />
        </li>
      ))}
    </ul>
  )
}

type NearMissProps = Omit<NearMissListProps, 'cards'> & { card: ListingCard }

const LINK = 'text-link underline-offset-4 hover:underline'

function NearMiss({ card, need, renderLink, onWish }: NearMissProps) {
  const wish = readWish(card.missed ?? '')
  const name = wishName(card.missed ?? '')
  return (
    <article {...cardAttributes(card)} className="rounded-card bg-card flex flex-wrap gap-x-4 gap-y-2 border p-3">
      <Picture photo={coverOf(card)} alt="" sizes="112px" className="rounded-control w-28 shrink-0 max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-sm font-semibold">{renderLink(card, LINK)}</h3>
        <p className="text-muted-foreground flex flex-wrap gap-x-3 text-sm">
          <bdi>{placeLine(card)}</bdi>
          {typeof card.miles === 'number' ? (
            <span className="tabular-nums">{say('{count} mi', { count: card.miles })}</span>
          ) : null}
        </p>
        <div className="text-muted-foreground mt-1 flex flex-col gap-0.5 text-sm">
          <SpaceLine listing={card} />
          <PriceLine listing={card} need={need} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end sm:justify-center">
        <span className="rounded-control bg-muted px-2 py-0.5 text-sm font-semibold">
          {missingName(card.missed ?? '')}
        </span>
        {wish ? (
          <Button variant="outline" size="sm" onClick={() => onWish(wish)}>
            {say('Make {name} a wish', { name })}
          </Button>
        ) : null}
      </div>
    </article>
  )
}
