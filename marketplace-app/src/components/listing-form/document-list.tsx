import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { Input } from '@stackyard/shared/ui/input'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { keepUpload } from '../uploads/kept-uploads'
import { UploadButton } from '../uploads/upload-button'
import { MoveButtons } from './move-buttons'
import { shortTitle } from './short-title'
import { useListingForm } from './use-listing-form'

/** Longest title of a document. */
const maxTitle = 200
const maxDocuments = 40

/** Documents with titles of their own; some types of service call them by their own name. */
export function DocumentList({ title = words.documents }: { title?: string | undefined }) {
  const { control, getValues } = useListingForm()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'documents', keyName: 'key' })
  const [said, setSaid] = useState('')
  const shift = (from: number, to: number) => {
    move(from, to)
    setSaid(words.moved(getValues(`documents.${to}.title`) || words.untitled, to + 1))
  }
  return (
    <section aria-labelledby="documents-title">
      <h2 id="documents-title" className="font-display text-lg font-semibold">
        {title}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.documentsLead}</p>
      <ul className="mb-4 grid gap-2">
        {fields.map((field, index) => (
          <DocumentRow
            key={field.key}
            index={index}
            count={fields.length}
            onMove={shift}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      <UploadButton
        label={words.addDocuments}
        accept=".doc,.docx,.pdf,.xls,.xlsx"
        isPicture={false}
        room={maxDocuments - fields.length}
        failed={text('documents.upload.error')}
        onFiles={(files) => {
          for (const file of files) keepUpload(control, file)
          append(
            files.map(({ id, link, title }) => ({ id, link, title: title.slice(0, maxTitle) })),
            { shouldFocus: false },
          )
        }}
      />
    </section>
  )
}

type DocumentRowProps = {
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

function DocumentRow({ index, count, onMove, onRemove }: DocumentRowProps) {
  const { control, register } = useListingForm()
  const { title = '', link } = useWatch({ control, name: `documents.${index}` }) ?? {}
  const name = title || words.untitled
  return (
    <li className="flex flex-wrap items-center gap-2">
      <a
        href={link}
        target="_blank"
        rel="noopener"
        title={name}
        aria-label={words.openDocument(name)}
        className="text-link flex min-h-11 w-32 items-center gap-2 text-sm underline-offset-4 hover:underline"
      >
        <FileText aria-hidden className="text-muted-foreground size-5 shrink-0" />
        {shortTitle(name)}
      </a>
      <span className="min-w-48 flex-1">
        <Input
          aria-label={words.documents}
          aria-describedby={`document-left-${index}`}
          maxLength={maxTitle}
          {...register(`documents.${index}.title`)}
        />
        <span id={`document-left-${index}`} className="text-muted-foreground mt-1 block text-xs">
          {text('field.array.counter', { left: maxTitle - title.length })}
        </span>
      </span>
      <MoveButtons index={index} count={count} name={name} onMove={onMove} />
      <Button variant="ghost" size="icon" aria-label={words.removeDocument} onClick={onRemove}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  )
}
