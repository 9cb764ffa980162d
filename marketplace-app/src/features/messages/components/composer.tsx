import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { longestMessage } from '@stackyard/shared/reference/chat'
import { Button } from '@stackyard/shared/ui/button'
import { Textarea } from '@stackyard/shared/ui/input'
import { messageTexts as words } from '../../../lib/texts/messages'

export type ComposerProps = {
  label: string
  initial: string
  busy: boolean
  /** Called with what stands in the field whenever that changes. */
  onText?: ((text: string) => void) | undefined
  onSend: (text: string) => void
  /** There while a message is changed. */
  onCancel?: (() => void) | undefined
}

/** The field to write in: Enter sends, Shift and Enter begins a new line. A message to change comes with the focus in it. */
export function Composer({ label, initial, busy, onText, onSend, onCancel }: ComposerProps) {
  const id = useId()
  const [text, setText] = useState(initial)
  const field = useRef<HTMLTextAreaElement>(null)
  const isChange = onCancel !== undefined
  useEffect(() => {
    const { current } = field
    if (!isChange || !current) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [isChange])
  const change = (next: string) => {
    setText(next)
    onText?.(next)
  }
  const submit = () => {
    if (text.trim() === '' || busy) return
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
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p id={`${id}-hint`} className="text-muted-foreground text-xs">
          {words.hint}
        </p>
        <div className="flex gap-2">
          {isChange ? (
            <Button variant="outline" onClick={onCancel}>
              {words.cancel}
            </Button>
          ) : null}
          <Button type="submit" busy={busy} disabled={text.trim() === ''}>
            {isChange ? words.save : words.send}
          </Button>
        </div>
      </div>
    </form>
  )
}
