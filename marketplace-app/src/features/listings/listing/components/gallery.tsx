import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Button } from '@stackyard/shared/ui/button'
import { Picture } from '@stackyard/shared/ui/picture'
import { texts } from '../../../../lib/texts'

const words = texts.listing

/** The photos one at a time, with their small versions under them. */
export function Gallery({ photos, name }: { photos: Warehouse['photos']; name: string }) {
  const [at, setAt] = useState(0)
  const photo = photos[at] ?? null
  const step = (by: number) => setAt((current) => (current + by + photos.length) % photos.length)
  return (
    <section aria-label={words.photos}>
      <div className="rounded-card relative overflow-hidden">
        <Picture
          photo={photo}
          alt={photo?.title || `${name}, ${words.photo(at + 1, Math.max(1, photos.length))}`}
          sizes="(min-width: 1024px) 60vw, 100vw"
          eager
        />
        {photos.length > 1 ? (
          <div className="absolute inset-x-3 bottom-3 flex items-center justify-between">
            <span
              role="status"
              className="rounded-control bg-card/90 text-card-foreground px-2.5 py-1 text-xs font-semibold tabular-nums"
            >
              {words.photo(at + 1, photos.length)}
            </span>
            <span className="flex gap-2">
              <Button variant="outline" size="icon" aria-label={words.previous} onClick={() => step(-1)}>
                <ChevronLeft aria-hidden className="rtl:rotate-180" />
              </Button>
              <Button variant="outline" size="icon" aria-label={words.next} onClick={() => step(1)}>
                <ChevronRight aria-hidden className="rtl:rotate-180" />
              </Button>
            </span>
          </div>
        ) : null}
      </div>
    </section>
  )
}
