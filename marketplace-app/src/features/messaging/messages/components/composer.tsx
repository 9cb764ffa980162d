import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { longestMessage } from '@stackyard/shared/reference/chat'
import { Button } from '@stackyard/shared/ui/button'
import { Textarea } from '@stackyard/shared/ui/input'
import { messageTexts as words } from '../../../../lib/texts/messages'
import { AttachButton, type Attaching, ComposerFiles, useAttaching } from './composer-files'

export type ComposerProps = {
  label: string
  initial: string
  busy: boolean
  /** The files that go with a new message. */
  attaching: Attaching
  /** Called with the text of the field whenever that changes. */
  onText?: ((text: string) => void) | undefined
  onSend: (text: string) => void
  /** There while a message is changed; its files stay as they are. */
  onCancel?: (() => void) | undefined
}

/** The field to write in: Enter sends, Shift and Enter begins a new line. A message to change comes with the focus in it. */
export function Composer({ label, initial, busy, attaching: attached, onText, onSend, onCancel }: ComposerProps) {
  const id = useId()
  const isChange = onCancel !== undefined
  const [text, setText] = useState(initial)
  const field = useFocusAtEnd(isChange)
  const attaching = useAttaching(attached)
  const isEmpty = text.trim() === '' && (isChange || attaching.files.length === 0)
  const change = (next: string) => {
    setText(next)
    onText?.(next)
  }
  const submit = () => {
    if (isEmpty || busy || attaching.isUploading) return
    onSend(text.trim())
    if (!isChange) change('')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form onSubmit={onSubmit} className="border-t p-4">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Textarea
        ref={field}
        id={id}
        rows={2}
        value={text}
        maxLength={longestMessage}
        aria-describedby={`${id}-hint`}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className="mt-1 min-h-16"
      />
      {isChange ? null : <ComposerFiles attaching={attaching} />}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p id={`${id}-hint`} className="text-muted-foreground text-xs">
          {words.hint}
        </p>
        <div className="flex items-center gap-2">
          {isChange ? (
            <Button variant="outline" onClick={onCancel}>
              {words.cancel}
            </Button>
          ) : (
            <AttachButton attaching={attaching} />
          )}
          <Button type="submit" busy={busy} disabled={isEmpty || attaching.isUploading}>
            {isChange ? words.save : words.send}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Puts the focus behind the text of a field that comes with one. */
function useFocusAtEnd(isWanted: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    if (!isWanted || !current) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [isWanted])
  return field
}
