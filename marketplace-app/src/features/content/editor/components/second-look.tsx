import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../../../components/notice'
import { formatDate } from '../../../../lib/format'
import { contentTexts } from '../../../../lib/texts/content'
import type { ContentKind, ContentRecord } from '../content-kind'
import { contentKey } from '../queries'

const words = contentTexts.look
const TWINS = 5

/** What an editor looks at before a model's draft is published: facts to check, sources, likeness, category. */
export function SecondLook({ kind, record }: { kind: ContentKind; record: ContentRecord }) {
  const { ai } = record
  const name = kind.nameOf(record)
  const twins = useQuery({
    queryKey: [...contentKey(kind), 'twins', name],
    queryFn: () => kind.list({ limit: TWINS + 1, skip: 0, query: name }),
    enabled: Boolean(ai) && record.isPublished === false,
  })
  if (!ai || record.isPublished !== false) return null
  const others = (twins.data?.results ?? []).filter(({ id }) => id !== record.id).slice(0, TWINS)
  const notes = ai.notes.split('\n').filter((line) => line.trim() !== '')
  return (
    <Notice tone="warning" title={words.title}>
      <p>{words.made(ai.model, formatDate(ai.madeAt))}</p>
      <Points title={words.check} points={notes.map((note) => note.replace(/^- /, ''))} />
      {ai.sources.length === 0 ? (
        <p className="mt-2">{words.noSources}</p>
      ) : (
        <Points title={words.sources} points={ai.sources.map(({ title, url }) => `${title} (${url})`)} />
      )}
      {others.length === 0 ? (
        <p className="mt-2">{words.noTwins}</p>
      ) : (
        <Points title={words.twins} points={others.map((other) => kind.nameOf(other))} />
      )}
      {kind.categories && record.category === null ? <p className="mt-2">{words.category}</p> : null}
    </Notice>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <div className="mt-2">
      <p className="font-medium">{title}</p>
      <ul className="list-disc ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
