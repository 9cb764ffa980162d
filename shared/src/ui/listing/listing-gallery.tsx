import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { Ref } from 'react'
import type { Warehouse } from '../../schema/warehouse'
import { Button } from '../button'
import { Picture, pictureAt, type PictureProps } from '../picture'
import { say } from '../say'

type Photos = Pick<Warehouse, 'photos' | 'name'>
type Slide = Pick<Warehouse['photos'][number], 'id' | 'link' | 'title'> & NonNullable<PictureProps['photo']>

export type ListingGalleryProps = {
  listing: Photos
  /** A plan drawn from the listing's figures, shown after its photos. */
  plan?: Slide | null
  ref?: Ref<HTMLElement>
}

const SIZES = '(min-width: 1280px) 780px, (min-width: 1024px) 56vw, 100vw'

/** The focus shows inside of the picture, which fills the rail. */
const whole =
  'relative block cursor-zoom-in after:pointer-events-none after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring focus-visible:after:shadow-[inset_0_0_0_5px_var(--card)]'

const saidPicture = (photo: Slide, at: number, { name }: Photos): string =>
  photo.title || (at === 0 ? say('{name}, main picture', { name }) : say('{name}, picture {at}', { name, at: at + 1 }))

/**
 * All pictures of a listing: a rail to swipe with the main one first, and small ones below it on wide screens. A motor
 * (gallery-motor.tsx) adds the buttons and opens a picture as large as the screen; nothing without pictures.
 */
export function ListingGallery({ listing, plan, ref }: ListingGalleryProps) {
  const { photos, name } = listing
  const all: Slide[] = photos.toSorted((a, b) => Number(b.primary) - Number(a.primary))
  if (all.length === 0) return null
  if (plan) all.push(plan)
  return (
    <section ref={ref} data-gallery aria-label={say('Pictures of {name}', { name })}>
      <div className="relative">
        <ul
          data-gallery-rail
          aria-label={say('Pictures of {name}', { name })}
          className="rounded-card flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto"
        >
          {all.map((photo, at) => (
            <li key={photo.id} className="relative w-full shrink-0 snap-center">
              <a
                href={pictureAt(photo.link, 1920)}
                tabIndex={at === 0 ? undefined : -1}
                aria-label={say('Enlarge: {name}', { name: saidPicture(photo, at, listing) })}
                className={whole}
              >
                <Picture
                  photo={photo}
                  alt={saidPicture(photo, at, listing)}
                  sizes={SIZES}
                  eager={at === 0}
                  className="md:aspect-[16/9]"
                />
              </a>
              {photo === plan ? <PlanNote className="absolute start-3 top-3" /> : null}
            </li>
          ))}
        </ul>
        {all.length > 1 ? <Steps count={all.length} className="absolute inset-x-3 bottom-3" /> : null}
      </div>
      {all.length > 1 ? <SmallPictures photos={all} listing={listing} /> : null}
      <WholePicture count={all.length} name={name} hasPlan={Boolean(plan)} />
    </section>
  )
}

/** Nobody takes a plan for a survey. */
const PlanNote = ({ className }: { className: string }) => (
  <p className={`rounded-control bg-card/90 text-card-foreground pointer-events-none px-2.5 py-1 text-xs ${className}`}>
    {say('Drawn from the figures of the listing, not to scale')}
  </p>
)

/** Which of how many, and the buttons to the one before and after it. */
function Steps({ count, className }: { count: number; className: string }) {
  return (
    <div
      data-gallery-controls
      className={`pointer-events-none invisible flex items-center justify-between ${className}`}
    >
      <span
        role="status"
        data-gallery-count={say('{at} of {count}', { count })}
        className="rounded-control bg-card/90 text-card-foreground px-2.5 py-1 text-xs font-semibold tabular-nums"
      >
        {say('{at} of {count}', { at: 1, count })}
      </span>
      <span className="pointer-events-auto flex gap-2">
        <Button variant="outline" size="icon" aria-label={say('Previous picture')} data-gallery-step={-1}>
          <ChevronLeft aria-hidden className="rtl:rotate-180" />
        </Button>
        <Button variant="outline" size="icon" aria-label={say('Next picture')} data-gallery-step={1}>
          <ChevronRight aria-hidden className="rtl:rotate-180" />
        </Button>
      </span>
    </div>
  )
}

function SmallPictures({ photos, listing }: { photos: readonly Slide[]; listing: Photos }) {
  return (
    <ul className="mt-3 hidden [scrollbar-width:thin] gap-3 overflow-x-auto p-1 md:flex">
      {photos.map((photo, at) => (
        <li key={photo.id} className="w-32 shrink-0">
          <a
            href={pictureAt(photo.link, 1920)}
            data-gallery-to={at}
            aria-label={say('Show: {name}', { name: saidPicture(photo, at, listing) })}
            className="rounded-control aria-[current=true]:ring-primary block overflow-hidden aria-[current=true]:ring-2"
          >
            <Picture photo={photo} alt="" sizes="128px" />
          </a>
        </li>
      ))}
    </ul>
  )
}

type WholeProps = { count: number; name: string; hasPlan: boolean }

/** A picture as large as the screen; the motor fills it, and a plan has its note. */
function WholePicture({ count, name, hasPlan }: WholeProps) {
  return (
    <dialog
      aria-label={say('Pictures of {name}', { name })}
      className="group/whole bg-popover text-popover-foreground m-auto h-dvh max-h-dvh w-screen max-w-[100vw] p-3 open:flex open:flex-col open:gap-3 sm:p-6"
    >
      <Button variant="ghost" size="icon" className="self-end" aria-label={say('Close')} data-gallery-close>
        <X aria-hidden />
      </Button>
      <div data-gallery-whole className="min-h-0 flex-1" />
      {hasPlan ? <PlanNote className="hidden self-center group-has-[img[src*='/pictures/plan-']]/whole:block" /> : null}
      {count > 1 ? <Steps count={count} className="" /> : null}
    </dialog>
  )
}
