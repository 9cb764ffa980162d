import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { changedPaths, isGroup, valueAt } from '@stackyard/shared/domain/changed-paths'
import { Button } from '@stackyard/shared/ui/button'
import { listed } from '../../lib/format'
import { notifyDone } from '../../lib/notify'
import { toProblem } from '../../lib/problem'
import { mergeTexts as words } from '../../lib/texts/merge'
import { type Clash, threeWay } from './three-way'

type Values = Readonly<Record<string, unknown>>
type Versioned = { id: number; version: number }

export type MergeChangesProps<R extends Versioned> = {
  /** The record as this editor's form began with it. */
  seen: R
  /** What a form edits of a record. */
  contentOf: (record: R) => Values
  read: () => Promise<R | null>
  nameOf: (path: string) => string
  /** The form holds both editors' changes now; the next save goes on from this record. */
  onMerged: (present: R) => void
}

/** Puts the changes of two editors together: what only the other changed is taken, where both did is chosen. */
export function MergeChanges<R extends Versioned>({ read, ...props }: MergeChangesProps<R>) {
  const { id, version } = props.seen
  const present = useQuery({ queryKey: ['changed-meanwhile', id, version], queryFn: read, gcTime: 0 })
  if (present.isPending) return <p role="status">{words.reading}</p>
  if (present.data) return <Merge {...props} now={present.data} />
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <p>{words.unread(present.error ? toProblem(present.error).message : '')}</p>
      <Button type="button" variant="outline" disabled={present.isFetching} onClick={() => void present.refetch()}>
        {words.retry}
      </Button>
    </div>
  )
}

function Merge<R extends Versioned>({
  seen,
  now,
  contentOf,
  nameOf,
  onMerged,
}: Omit<MergeChangesProps<R>, 'read'> & { now: R }) {
  const form = useFormContext<Record<string, unknown>>()
  const mine = useWatch({ control: form.control })
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const states = { seen: contentOf(seen), mine, theirs: contentOf(now) }
  const paths = changedPaths(states.seen, states.theirs)
  const { taken, clashes } = threeWay(paths, states)
  const apply = () => {
    const wanted = [...taken, ...clashes.map(({ path }) => path).filter((path) => theirs.has(path))]
    for (const path of wanted) form.setValue(path, valueAt(states.theirs, path), { shouldDirty: true })
    onMerged(now)
    notifyDone(words.applied)
  }
  const names = [...new Set(paths.map(nameOf))]
  return (
    <div className="mt-2 grid grid-cols-1 gap-3">
      {names.length > 0 ? <p>{words.changed(listed(names))}</p> : null}
      {clashes.length > 0 ? <p className="font-semibold">{words.both}</p> : null}
      {clashes.map((clash) => (
        <ClashField
          key={clash.path}
          clash={clash}
          name={nameOf(clash.path)}
          isTheirs={theirs.has(clash.path)}
          onChange={(isTheirs) =>
            setTheirs(new Set([...theirs].filter((path) => path !== clash.path).concat(isTheirs ? clash.path : [])))
          }
        />
      ))}
      <Button type="button" className="justify-self-start" onClick={apply}>
        {words.apply}
      </Button>
    </div>
  )
}

type ClashFieldProps = { clash: Clash; name: string; isTheirs: boolean; onChange: (isTheirs: boolean) => void }

function ClashField({ clash, name, isTheirs, onChange }: ClashFieldProps) {
  const group = useId()
  return (
    <fieldset className="rounded-card bg-card text-foreground border p-3">
      <legend className="px-1 text-sm font-semibold">{name}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {[false, true].map((isOther) => (
          <label
            key={String(isOther)}
            className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2 text-sm"
          >
            <input
              type="radio"
              name={group}
              checked={isTheirs === isOther}
              onChange={() => onChange(isOther)}
              className="accent-primary mt-0.5 size-4"
            />
            <span className="font-semibold">{isOther ? words.theirs : words.mine}</span>
            <span className="text-muted-foreground col-start-2 line-clamp-4 break-words">
              {spoken(isOther ? clash.theirs : clash.mine)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A field's value in words; of pictures, rates and the like how many they are. */
function spoken(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (typeof value === 'number') return Number.isInteger(value) ? words.figure(value) : String(value)
  if (typeof value === 'string') return value
  const items = Array.isArray(value) ? (value as unknown[]) : isGroup(value) ? Object.values(value) : []
  if (items.length === 0) return words.nothing
  return items.every((item) => typeof item === 'string') ? listed(items) : words.entries(items.length)
}
