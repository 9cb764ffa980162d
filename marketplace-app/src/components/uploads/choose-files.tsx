import { Upload } from 'lucide-react'
import { type DragEvent, useId } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { notifyWarning } from '../../lib/notify'
import { type Chosen, sortChosen } from './sort-chosen'

export type ChooseFilesProps = {
  label: string
  /** `image/*`, or endings of names. */
  accept: string
  /** Takes one file alone. */
  single?: boolean
  /** Made small before it is sent, so that it may be larger. */
  isPicture?: boolean
  disabled?: boolean
  /** How many more there is room for. */
  room?: number | undefined
  onChosen: (chosen: Chosen) => void
}

/** A button that opens the device's files, and a place to drop them; what does not fit comes back with its reason. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { label, accept, single = false, isPicture = false, disabled = false, room, onChosen } = props
  const id = useId()
  const choose = (files: readonly File[]) => {
    if (files.length > 0 && !disabled) onChosen(sortChosen(files, { accept, single, isPicture, room }))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    if (files.length === 0) notifyWarning(text('upload.nothing'))
    choose(files)
  }
  return (
    <span>
      <input
        id={id}
        type="file"
        multiple={!single}
        accept={accept}
        aria-label={label}
        disabled={disabled}
        className="peer sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          choose(files)
        }}
      />
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="rounded-control border-input hover:bg-muted peer-focus-visible:outline-ring inline-flex h-11 cursor-pointer items-center gap-2 border px-4 text-sm font-semibold peer-focus-visible:outline-3 peer-disabled:cursor-not-allowed peer-disabled:opacity-55"
      >
        <Upload aria-hidden className="size-4" />
        {label}
      </label>
    </span>
  )
}
