import { diamondLevel, effectiveDiamond } from '../../domain/diamond'
import type { Warehouse } from '../../schema/warehouse'
import { say, sayName } from '../say'
import { ListingSection } from './listing-section'

/** What our own team says of it, with the way to how it judges. */
function RatingBox({ listing: { diamond, seller } }: { listing: Warehouse }) {
  const level = diamondLevel(effectiveDiamond(diamond, seller.diamond))
  return (
    <p className="rounded-card bg-primary-soft text-primary-soft-foreground mt-6 p-5">
      <strong className="font-semibold">{level ? `${sayName(level.name)}.` : say('Not rated yet.')}</strong>{' '}
      {level ? sayName(level.description) : say('Our team has not visited or reviewed this warehouse so far.')}{' '}
      <a href="/rating-system" className="font-semibold underline underline-offset-4">
        {say('How we rate')}
      </a>
    </p>
  )
}

/** What a warehouse says of itself: highlights and description, with our rating between them. */
export function ListingIntro({ listing }: { listing: Warehouse }) {
  const { highlights, description } = listing
  return (
    <>
      {highlights ? (
        <p className="font-display text-xl leading-snug text-balance whitespace-pre-line">{highlights}</p>
      ) : null}
      <RatingBox listing={listing} />
      {description ? (
        <ListingSection title={say('Description')}>
          <p className="mt-3 max-w-[68ch] leading-relaxed whitespace-pre-line">{description}</p>
        </ListingSection>
      ) : null}
    </>
  )
}
