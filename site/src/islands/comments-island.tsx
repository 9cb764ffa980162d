import type { Comment } from '@stackyard/shared/schema/comment'
import { Button } from '@stackyard/shared/ui/button'
import { formatDay } from '@stackyard/shared/ui/format'
import { type FormEvent, useEffect, useState } from 'react'
import { client } from '../lib/api'
import { refusalText, useReader } from '../lib/reader'
import { say } from '../lib/say'

type Props = { data: { posts: Record<string, { id: number; title: string; url: string }> } }

const LONGEST = 2000

/** The conversation about one post, named by its id as `?post=` in the address. A new comment waits for an editor. */
export default function CommentsIsland({ data }: Props) {
  const asked = new URLSearchParams(location.search).get('post') ?? ''
  const post = Object.hasOwn(data.posts, asked) ? data.posts[asked] : undefined
  const reader = useReader()
  const [comments, setComments] = useState<Comment[] | null>(null)
  const [problem, setProblem] = useState('')
  const readerId = reader?.id
  const postId = post?.id
  useEffect(() => {
    if (postId === undefined) return
    client.comment.byBlog({ id: postId, limit: 100 }).then(
      ({ results }) => setComments(results),
      (error: unknown) => setProblem(refusalText(error, say('The comments could not be loaded. Reload the page.'))),
    )
  }, [postId, readerId])
  if (!post)
    return (
      <p>
        <a className="text-link underline" href="/news">
          {say('To comment, open a news post and choose “Write a comment.”')}
        </a>
      </p>
    )
  return (
    <div>
      <p className="text-lg">
        {say('Comments on')}{' '}
        <a className="text-link font-semibold underline" href={post.url}>
          {post.title}
        </a>
      </p>
      {problem ? (
        <p role="alert" className="text-danger mt-4">
          {problem}
        </p>
      ) : null}
      <CommentList comments={comments} />
      {reader ? (
        <CommentForm postId={post.id} onWritten={(comment) => setComments((shown) => [...(shown ?? []), comment])} />
      ) : (
        <p className="mt-8">
          <a
            className="text-link font-semibold underline"
            href={`/auth/login?returnTo=${encodeURIComponent(`/news/comments?post=${post.id}`)}`}
          >
            {say('Log in to write a comment.')}
          </a>
        </p>
      )}
    </div>
  )
}

function CommentList({ comments }: { comments: Comment[] | null }) {
  if (comments === null) return <p className="text-muted-foreground mt-6">{say('Loading comments…')}</p>
  if (comments.length === 0)
    return <p className="text-muted-foreground mt-6">{say('No comment yet. Write the first one.')}</p>
  return (
    <ul className="mt-6 divide-y border-y">
      {comments.map((comment) => (
        <li key={comment.id} className="py-4">
          <p className="text-muted-foreground text-sm">
            <span className="text-foreground font-semibold">{comment.author}</span> ·{' '}
            <time dateTime={comment.createdAt}>{formatDay(comment.createdAt)}</time>
            {comment.status === 'pending' ? <> · {say('waiting for review; only you see it')}</> : null}
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{comment.text}</p>
        </li>
      ))}
    </ul>
  )
}

type FormProps = { postId: number; onWritten: (comment: Comment) => void }

function CommentForm({ postId, onWritten }: FormProps) {
  const [text, setText] = useState('')
  const [state, setState] = useState<{ isSending: boolean; said: string; isProblem: boolean }>({
    isSending: false,
    said: '',
    isProblem: false,
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setState({ isSending: true, said: '', isProblem: false })
    try {
      const { results } = await client.comment.create({ blogId: postId, text })
      onWritten(results)
      setText('')
      const said =
        results.status === 'approved' ? say('Your comment is shown.') : say('Thank you. An editor reviews it first.')
      setState({ isSending: false, said, isProblem: false })
    } catch (error) {
      const said = refusalText(error, say('Your comment could not be sent. Try again.'))
      setState({ isSending: false, said, isProblem: true })
    }
  }
  return (
    <form className="mt-8" onSubmit={(event) => void send(event)}>
      <label className="font-semibold" htmlFor="comment-text">
        {say('Your comment')}
      </label>
      <textarea
        id="comment-text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={LONGEST}
        rows={5}
        required
        className="rounded-control bg-background mt-2 w-full border p-3"
      />
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={state.isSending}>
          {state.isSending ? say('Sending…') : say('Send comment')}
        </Button>
        <p
          role={state.isProblem ? 'alert' : 'status'}
          className={state.isProblem ? 'text-danger' : 'text-muted-foreground'}
        >
          {state.said}
        </p>
      </div>
    </form>
  )
}
