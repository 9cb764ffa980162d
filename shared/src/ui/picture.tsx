import { cn } from './cn'

const widths = [320, 640, 960, 1280, 1920]

/** A picture that comes in several widths: one that we draw, or an uploaded one. */
const sized = /(\/pictures\/[\w-]+|\/files\/\w{32}\.(?:jpg|png|webp|avif))(\/\d+\.webp)?$/

/** The widths of a picture as srcset; undefined for pictures that come in one size. */
export function pictureSrcset(link: string): string | undefined {
  return sized.test(link) ? widths.map((width) => `${pictureAt(link, width)} ${width}w`).join(', ') : undefined
}

/** The same picture in another width, where it comes in several. */
export function pictureAt(link: string, width: number): string {
  return link.replace(sized, `$1/${width}.webp`)
}

export type PictureProps = {
  photo: { link: string; color?: string; width?: number; height?: number } | null | undefined
  alt: string
  /** The `sizes` attribute: how wide the picture stands on the screen. */
  sizes: string
  eager?: boolean
  className?: string
}

const GIVEN_UP_MS = 5000

/** Hides a picture that cannot come, or has not come 5 seconds after it was in view; what is behind it shows. */
function giveUpLate(image: HTMLImageElement | null): (() => void) | undefined {
  if (!image) return undefined
  const hide = () => {
    image.hidden = true
  }
  if (image.complete && image.naturalWidth > 0) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    timer ??= setTimeout(() => (image.complete && image.naturalWidth > 0 ? undefined : hide()), GIVEN_UP_MS)
  }
  const watch =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting) begin()
        })
  if (watch) watch.observe(image)
  else begin()
  const end = () => {
    watch?.disconnect()
    clearTimeout(timer)
  }
  image.addEventListener('load', end)
  image.addEventListener('error', hide)
  return () => {
    end()
    image.removeEventListener('load', end)
    image.removeEventListener('error', hide)
  }
}

const Placeholder = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 160 100" aria-hidden className={cn('absolute inset-0 size-full', className)} fill="none">
    <path
      d="M45 74V44l35-15 35 15v30M56 74V52h48v22M56 60h48M56 67h48"
      className="stroke-muted-foreground"
      strokeWidth="2"
    />
  </svg>
)

/** A 16:10 picture over its dominant color; a drawn placeholder where there is none. Needs no inline style. */
export function Picture({ photo, alt, sizes, eager, className }: PictureProps) {
  const fill = /^#[0-9a-f]{6}$/i.test(photo?.color ?? '') ? photo?.color : undefined
  return (
    <span className={cn('bg-muted relative block aspect-[16/10] overflow-hidden', className)}>
      {fill ? (
        <svg aria-hidden className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={fill} />
        </svg>
      ) : null}
      {photo ? (
        <>
          <img
            ref={giveUpLate}
            src={pictureAt(photo.link, 640)}
            srcSet={pictureSrcset(photo.link)}
            sizes={sizes}
            width={photo.width ?? 1280}
            height={photo.height ?? 800}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding={eager ? undefined : 'async'}
            className="peer absolute inset-0 size-full object-cover"
          />
          <Placeholder className="hidden peer-[[hidden]]:block" />
        </>
      ) : (
        <Placeholder />
      )}
    </span>
  )
}
