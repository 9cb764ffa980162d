import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { rfpUploadTypes } from '@stackyard/shared/reference/rfp-fields'
import { Button } from '@stackyard/shared/ui/button'
import { UploadButton } from '../../../components/uploads/upload-button'
import { merchantTexts } from '../../../lib/texts/merchants'

const words = merchantTexts.upload

export type RfpUploadProps = {
  label: string
  /** The link of the file that is answered with; empty for none. */
  link: string
  error?: string
  onLink: (link: string) => void
}

/** A question that is answered with a file. Once saved, only those read the file who may read the request. */
export function RfpUpload({ label, link, error, onLink }: RfpUploadProps) {
  const id = useId()
  const [chosen, setChosen] = useState({ link: '', title: '' })
  const name = chosen.link === link ? chosen.title : words.kept(link.split('.').at(-1)?.toUpperCase() ?? '')
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-1 gap-1.5 sm:col-span-2">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <p className="text-muted-foreground text-xs">{words.hint}</p>
      {link ? (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <span className="min-w-0 break-words">{name}</span>
          <Button variant="ghost" size="sm" aria-label={words.removeOf(label)} onClick={() => onLink('')}>
            <Trash2 aria-hidden />
            {words.remove}
          </Button>
        </p>
      ) : (
        <UploadButton
          label={words.choose(label)}
          accept={rfpUploadTypes}
          isPicture={false}
          room={1}
          failed={text('documents.upload.error')}
          onFiles={(files) => {
            const [file] = files
            if (!file) return
            setChosen(file)
            onLink(file.link)
          }}
        />
      )}
      <p aria-live="polite" className="text-danger-ink text-sm empty:hidden">
        {error}
      </p>
    </div>
  )
}
