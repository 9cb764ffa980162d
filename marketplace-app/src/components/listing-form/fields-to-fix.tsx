import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { toFixTexts as words } from '../../lib/texts/to-fix'
import { partName } from './part-name'
import { refusedPaths } from './refused-paths'

const mostNamed = 3

export type FieldsToFixProps = {
  /** A field as its form names it, of those that its definitions describe. */
  nameOf: (path: string) => string
  /** Leads to the field. */
  onJump: (path: string) => void
}

/**
 * The fields that a save was refused for, by name, each with the way to it; the first three, and the others on demand.
 * Who listens is told once, when the first is refused: not again with each that is mended.
 */
export function FieldsToFix({ nameOf, onJump }: FieldsToFixProps) {
  const { formState } = useFormContext()
  const [showsAll, setShowsAll] = useState(false)
  const [said, setSaid] = useState('')
  const name = (path: string) => partName(path) ?? nameOf(path)
  const paths = refusedPaths(formState.errors)
  const isWrong = paths.length > 0
  const named = showsAll ? paths : paths.slice(0, mostNamed)
  const left = paths.length - named.length
  if (isWrong !== (said !== '')) {
    setSaid(isWrong ? words.said(named.map(name), left) : '')
    setShowsAll(false)
  }
  return (
    <>
      <p role="alert" className="sr-only">
        {said}
      </p>
      {isWrong ? (
        <div className="rounded-card border-danger-border bg-danger-surface text-danger-ink border p-4 text-sm">
          <p>{words.toFix(paths.length)}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 lg:block">
            {named.map((path) => (
              <li key={path}>
                <Way onClick={() => onJump(path)}>{name(path)}</Way>
              </li>
            ))}
            {left > 0 ? (
              <li>
                <Way onClick={() => setShowsAll(true)}>{words.more(left)}</Way>
              </li>
            ) : null}
          </ul>
        </div>
      ) : null}
    </>
  )
}

const Way = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" onClick={onClick} className="min-h-9 text-start font-semibold underline underline-offset-4">
    {children}
  </button>
)
