import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { PostDetail } from '@stackyard/shared/schema/post'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Breadcrumbs } from '../../../../components/breadcrumbs'
import { Page } from '../../../../components/page'
import { client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { toProblem } from '../../../../lib/problem'
import { contentTexts as words } from '../../../../lib/texts/content'
import { contentKey } from '../queries'
import { newsKind } from '../kinds'
import { RecordActions } from './record-page'

const READING =
  'max-w-2xl space-y-4 leading-relaxed [&_a]:text-link [&_a]:underline [&_blockquote]:border-s-4 [&_blockquote]:ps-4 [&_h2]:font-display [&_h2]:text-xl [&_h2]:font-semibold [&_h3]:font-semibold [&_img]:rounded-card [&_li]:ms-5 [&_ol]:list-decimal [&_table]:w-full [&_td]:border [&_td]:p-2 [&_th]:border [&_th]:p-2 [&_ul]:list-disc'

/** A news post as it reads, inside the dashboard. */
export function PostPage({ id }: { id: string }) {
  const navigate = useNavigate()
  const query = useQuery({
    queryKey: [...contentKey(newsKind), 'post', id],
    queryFn: () => client.posts.get({ id }),
  })
  const post = query.data?.results
  const back = () => void navigate({ to: newsKind.path })
  const eyebrow = (label: string) => (
    <Breadcrumbs label={words.way} trail={[{ label: newsKind.title, href: newsKind.path }, { label }]} />
  )
  if (!post)
    return (
      <Page title={newsKind.title} eyebrow={eyebrow(words.edit)}>
        {query.isError ? (
          <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton className="rounded-card h-96" />
        )}
      </Page>
    )
  return (
    <Page
      title={post.title || words.untitled}
      description={metaOf(post)}
      eyebrow={eyebrow(post.title)}
      actions={
        <>
          <Button asChild>
            <Link to="/dashboard/news/edit/$id" params={{ id: String(post.id) }}>
              {words.edit}
            </Link>
          </Button>
          <RecordActions kind={newsKind} record={post} onGone={back} />
        </>
      }
    >
      <article>
        {post.picture ? (
          <img
            src={post.picture.link}
            alt={post.picture.alt}
            className="rounded-card bg-muted mb-6 aspect-video w-full max-w-2xl object-cover"
          />
        ) : null}
        {post.summary ? <p className="text-muted-foreground mb-6 max-w-2xl text-lg">{post.summary}</p> : null}
        {/* Rendered by the server from the editor's document; tags are its own, words are escaped. */}
        <div className={READING} dangerouslySetInnerHTML={{ __html: post.html }} />
      </article>
    </Page>
  )
}

const metaOf = ({ category, author, publishedAt, readingMinutes, isPublished }: PostDetail): string =>
  [
    isPublished ? words.published : words.draft,
    category,
    author,
    formatDate(publishedAt),
    words.minutes(readingMinutes),
  ]
    .filter(Boolean)
    .join(' · ')
