import type { NewsHit } from '@stackyard/shared/schema/search'
import type { ServiceCard as Service } from '@stackyard/shared/schema/service-card'
import type { UserCard as User } from '@stackyard/shared/schema/user-card'
import { Badge } from '@stackyard/shared/ui/badge'
import { DiamondBadge } from '@stackyard/shared/ui/diamond-badge'
import { countryName, formatDay } from '@stackyard/shared/ui/format'
import { Picture } from '@stackyard/shared/ui/picture'
import { ServiceCard } from '@stackyard/shared/ui/service-card'
import { documentPath } from '@stackyard/shared/ui/say'
import { useStateWords } from '@stackyard/shared/ui/use-state-name'
import { BadgeCheck, MapPin } from 'lucide-react'
import { say } from '../lib/say'

export type Hit = Service | User | NewsHit

const cardClass =
  'rounded-card bg-card text-card-foreground hover:shadow-raise relative h-full overflow-hidden border transition hover:-translate-y-0.5'
const linkClass =
  'after:rounded-card focus-visible:after:outline-ring after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2'

const userKinds = { seller: 'Representative', customer: 'Merchant', manager: 'Managed profile' } as const

/** One hit of a search, as a card that leads to its page. */
export function SearchHitCard({ hit, eager }: { hit: Hit; eager: boolean }) {
  if (hit.type === 'service') return <ServiceCard service={hit} headingLevel={2} eager={eager} />
  return hit.type === 'user' ? <UserHit user={hit} /> : <NewsHitCard post={hit} eager={eager} />
}

function UserHit({ user }: { user: User }) {
  const state = useStateWords(user.country, user.state)
  const place = [user.city, state, countryName(user.country)].filter(Boolean).join(', ')
  return (
    <article className={`${cardClass} flex items-start gap-4 p-5`}>
      <span
        aria-hidden
        className="bg-primary-soft text-primary-soft-foreground font-display grid size-14 shrink-0 place-items-center overflow-hidden rounded-full text-xl font-semibold"
      >
        {user.avatar ? (
          <img src={user.avatar} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          user.name.slice(0, 1).toUpperCase()
        )}
      </span>
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <Badge>{say(userKinds[user.userType])}</Badge>
        <h2 className="flex items-start gap-1.5 text-base leading-snug font-semibold break-words">
          <a
            href={documentPath(`/users/${user.userType}/${encodeURIComponent(user.userUrl || user.id)}`)}
            className={linkClass}
          >
            <bdi>{user.name}</bdi>
          </a>
          {user.isVerified ? (
            <BadgeCheck role="img" aria-label={say('Verified')} className="text-primary mt-0.5 size-4.5 shrink-0" />
          ) : null}
        </h2>
        {place ? (
          <p className="text-muted-foreground flex items-start gap-1 text-sm">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            <bdi>{place}</bdi>
          </p>
        ) : null}
        <DiamondBadge level={user.diamond} />
      </div>
    </article>
  )
}

function NewsHitCard({ post, eager }: { post: NewsHit; eager: boolean }) {
  const { picture } = post
  return (
    <article className={`${cardClass} flex flex-col`}>
      <Picture
        photo={picture ? { link: picture.link } : null}
        alt=""
        sizes="(min-width: 1280px) 290px, (min-width: 640px) 45vw, 92vw"
        eager={eager}
      />
      <div className="flex flex-1 flex-col p-5">
        <p className="text-muted-foreground text-sm">
          <span className="text-foreground font-semibold">{post.category}</span>
          <span aria-hidden> · </span>
          <time dateTime={post.publishedAt}>{formatDay(post.publishedAt)}</time>
        </p>
        <h2 className="font-display mt-2 text-lg leading-snug font-semibold">
          <a href={post.url} className={linkClass}>
            {post.title}
          </a>
        </h2>
        <p className="text-muted-foreground mt-2 line-clamp-3 text-sm">{post.summary}</p>
      </div>
    </article>
  )
}
